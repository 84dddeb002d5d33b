import { buttonWords } from '@aloft/copywriter/pictures/button-words'
import type { ButtonLabel } from '@aloft/domain/balloons/campaign-settings.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { BrandFacts } from '../briefs/brand-facts.repo.ts'
import type { PictureTexts } from './compose-ad-creative.ts'
import type { PictureMaterial } from './picture-material.ts'

/** Options for the texts on an ad's picture. */
export interface PictureOptions {
  readonly line: string
  readonly hasPrice: boolean
  readonly button: ButtonLabel
}

/** Texts on the picture of an ad, in its language. */
export function pictureTexts(
  { brief, facts }: { readonly brief: CampaignBrief; readonly facts: BrandFacts },
  { facts: { price, trade, quote, offers, proof } }: PictureMaterial,
  { line, hasPrice, button }: PictureOptions,
): PictureTexts {
  return {
    brandName: facts.brief.name,
    headline: line,
    buttonLabel: buttonWords(button, brief) ?? undefined,
    price: (hasPrice && price) || undefined,
    trade: trade ?? undefined,
    quote: quote ?? undefined,
    offers,
    proof: proof ?? undefined,
  }
}

/** The seed of all pictures of one ad, so that a new line leaves colors and sides unchanged. */
export function pictureSeed(balloonId: string): number {
  return Number.parseInt(balloonId.slice(-8), 16)
}
