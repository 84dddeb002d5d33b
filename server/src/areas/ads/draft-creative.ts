import type { LayoutName } from '@aloft/creative/scene/compose-creative'
import { rankArrangements } from '@aloft/creative/scene/rank-arrangements'
import { buttonWords } from '@aloft/copywriter/pictures/button-words'
import { adLanguageOf } from '@aloft/copywriter/facts/brief-language'
import { buttonLabelFor } from '@aloft/domain/ads/button-labels.rules'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { textLimit } from '@aloft/domain/ads/text-kinds.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { ImageIdea } from '../../gateways/ai/ai.port.ts'
import { type BrandLook, composeAdCreative, type PictureTexts } from '../creatives/compose-ad-creative.ts'
import { pictureMaterial, type PictureMaterial } from '../creatives/picture-material.ts'
import type { AdBasis } from './ad-texts.service.ts'
import { type Asking, ask, demand } from './draft-ad.ts'

/** An ad whose picture is to be made. */
export interface PictureBasis extends AdBasis {
  readonly params: AdParams
  readonly look: BrandLook
  /** Of the brand's earlier ads, which this one should not look like. */
  readonly used: readonly { readonly layout: string; readonly picture: string | null }[]
}

export interface CreativeDraft {
  /** What the picture is to show; null where the brief names nothing to show. */
  readonly imageIdea: ImageIdea | null
  readonly punchline: string
  /** Null where no picture could be composed: the ad is kept without one, and says what is missing. */
  readonly composed: { readonly layout: LayoutName; readonly creatives: AdCreative['creatives'] } | null
}

/** The picture of an ad and the line on it, from the brand's own material. */
export async function draftCreative(asking: Asking, basis: PictureBasis): Promise<CreativeDraft> {
  const { brief, facts, params, look, used } = basis
  const imageIdea = await draftImageIdea(asking, basis)
  const punchline = fitting(basis, imageIdea) ?? (await writtenPunchline(asking, basis)) ?? brief.offeringName
  const material = pictureMaterial(facts, brief)
  const texts = startingTexts(basis, material, punchline)
  const seed = Number.parseInt(asking.seed.slice(-8), 16)
  const [arrangement] = rankArrangements({
    pictures: material.pictures,
    hasPrice: texts.price !== undefined,
    style: params.style.imageStyle ?? imageIdea?.style ?? null,
    isStyleChosen: params.style.imageStyle !== null,
    used,
    seed,
  })
  const { pictures } = material
  const creatives = await composeAdCreative({ look, texts, arrangement, pictures, seed })
  return { imageIdea, punchline, composed: creatives && { layout: arrangement.layout, creatives } }
}

/** What stands on a picture at first: price and call to action where the ad is to sell. */
function startingTexts(
  { brief, facts }: AdBasis,
  { facts: { price, trade, quote } }: PictureMaterial,
  headline: string,
): PictureTexts {
  const always = {
    brandName: facts.brief.name,
    headline,
    trade: trade ?? undefined,
    quote: quote ?? undefined,
  }
  if (brief.goal !== 'sales') return always
  const button = buttonWords(buttonLabelFor(brief.goal), adLanguageOf(brief))
  return { ...always, price: price ?? undefined, buttonLabel: button ?? undefined }
}

async function draftImageIdea(
  { ai, seed, signal }: Asking,
  { platform, brief, facts, params }: PictureBasis,
): Promise<ImageIdea | null> {
  const input = { brandName: facts.brief.name, brief, style: params.style.imageStyle, platform }
  const result = await ai.write({ task: 'image-idea', input, seed: `${seed}:image-idea`, signal })
  if (!result.ok && result.failure === 'noSuggestions') return null
  return demand(result)
}

/** The line that the idea has for the picture, where it is there and short enough. */
function fitting({ platform }: AdBasis, idea: ImageIdea | null): string | null {
  const text = idea?.punchline.trim() ?? ''
  const longest = textLimit(platform, 'punchlines')?.maxLength ?? 0
  return text !== '' && [...text].length <= longest ? text : null
}

async function writtenPunchline(asking: Asking, basis: AdBasis): Promise<string | undefined> {
  const [written] = await ask(asking, basis, 'punchlines', 1)
  return written
}
