import { foldName } from '@aloft/domain/core/fold-name'
import { hasEmoji } from '@aloft/domain/core/text'
import type { PanelContent, PanelWords, PricedOffer } from '../blocks/studio.ts'
import type { FontFace } from '../fonts/font-set.ts'
import { cleanText } from '../text/clean-text.ts'

/** Words for ads without a picture; left out if they can't be drawn. */
export interface PanelOptions {
  readonly trade?: string | undefined
  readonly quote?: { readonly text: string; readonly by: string | null } | undefined
  /** Offers of the business with their prices, the most informative first. */
  readonly offers?: readonly PricedOffer[] | undefined
  /** Reasons to come: a guarantee, an award, years of work. */
  readonly proof?: string | undefined
}

const mostOffers = 3
const repeatedShare = 0.6
// Sentences that say different things often share fewer words than this.
const fewestWords = 3

/** Layouts that can show words instead of a picture, in the order in which they alternate between these words. */
const wordLayouts: readonly string[] = ['paletteWall', 'split', 'bigType', 'framed']

/**
 * What can replace a picture, best first. Two ads of a brand have two layouts, so layouts start with different words.
 * Words that can't be drawn are left out instead of refusing the ad.
 */
export function panelContent(
  { trade, quote, offers, proof }: PanelOptions,
  ad: { readonly headline: string; readonly layout: string; readonly face: FontFace },
): PanelContent {
  const drawable = (text: string | null | undefined): string | null => {
    const clean = hasEmoji(text ?? '') ? '' : cleanText(text ?? '')
    return clean !== '' && ad.face.covers(clean) ? clean : null
  }
  const fresh = (text: string | null | undefined): string | null => {
    const drawn = drawable(text)
    return drawn !== null && !isRepeated(drawn, ad.headline) ? drawn : null
  }
  const priced = (offers ?? []).flatMap((offer) => {
    const [name, price] = [drawable(offer.name), drawable(offer.price)]
    return name !== null && price !== null ? [{ name, price }] : []
  })
  const [quoted, proven, sign] = [fresh(quote?.text), fresh(proof), fresh(trade)]
  const words: PanelWords[] = [
    ...(quoted === null ? [] : [{ kind: 'quote' as const, text: quoted, by: drawable(quote?.by) }]),
    ...(priced.length > 0 ? [{ kind: 'prices' as const, offers: priced.slice(0, mostOffers) }] : []),
    ...(proven === null ? [] : [{ kind: 'proof' as const, text: proven }]),
  ]
  const first = Math.max(0, wordLayouts.indexOf(ad.layout)) % Math.max(1, words.length)
  return [
    ...words.slice(first),
    ...words.slice(0, first),
    // The least that an ad can say.
    ...(sign === null ? [] : [{ kind: 'trade' as const, text: sign }]),
  ]
}

function isRepeated(text: string, headline: string): boolean {
  const [own, given] = [wordsOf(text), wordsOf(headline)]
  if (shareIn(own, given) > repeatedShare) return true
  return given.length >= fewestWords && shareIn(given, own) > repeatedShare
}

function shareIn(words: readonly string[], others: readonly string[]): number {
  return words.length === 0 ? 0 : words.filter((word) => others.includes(word)).length / words.length
}

function wordsOf(text: string): readonly string[] {
  return foldName(text).split(' ')
}
