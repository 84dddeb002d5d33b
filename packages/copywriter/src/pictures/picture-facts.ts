import { wordsOf } from '../words/words-of.ts'
import type { AdFacts } from '../facts/ad-facts.ts'
import { gatherFacts, type FactInput } from '../facts/gather-facts.ts'
import { offerIndex } from '../facts/gather-offers.ts'
import { type PanelFacts, panelFacts } from './panel-facts.ts'

/** What an ad's picture may say and show. Texts are in the ad's language. */
export interface PictureFacts extends PanelFacts {
  /** The offer that the ad is about; null if it's about the whole business. */
  readonly offer: { readonly name: string; readonly index: number | null } | null
  /** Its price as written, such as `from €168`. */
  readonly price: string | null
  /** What the business sells or is, in a few words. */
  readonly sold: string
  /** The trade with its town, as on a sign: `Sourdough bakery in Cork`. */
  readonly trade: string | null
  /** A customer's words, and who said them. */
  readonly quote: { readonly text: string; readonly by: string | null } | null
}

/** Gathers the facts for an ad's picture. */
export function pictureFacts(input: FactInput): PictureFacts {
  const facts = gatherFacts(input)
  const { phrases } = wordsOf[facts.language]
  const { product } = facts
  const [review] = facts.reviews
  const price = product?.price ?? null
  return {
    offer: product && { name: product.label, index: offerIndex(product) },
    price: price !== null && product?.isFrom === true ? phrases.from.replace('{price}', () => price) : price,
    sold: [facts.sold?.text, facts.business?.text].filter(Boolean).join(' '),
    trade: facts.business ? upperFirst([facts.business.text, inTown(facts)].join('')) : null,
    quote: review ? { text: review.text, by: review.by } : null,
    ...panelFacts(input),
  }
}

function inTown({ place, language }: AdFacts): string {
  return place?.isTown === true ? ` ${wordsOf[language].grammar.in} ${place.name}` : ''
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
