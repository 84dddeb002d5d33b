import type { LayoutName } from '@aloft/creative/scene/compose-creative'
import { rankArrangements } from '@aloft/creative/scene/rank-arrangements'
import { wayToBuy } from '@aloft/copywriter/writing/ways-for-goal'
import { buttonLabelFor } from '@aloft/domain/ads/button-labels.rules'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { textLimit } from '@aloft/domain/ads/text-kinds.rules'
import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { ImageIdea } from '../../gateways/ai/ai.port.ts'
import { type BrandStyle, composeAdCreative } from '../creatives/compose-ad-creative.ts'
import { pictureMaterial } from '../creatives/picture-material.ts'
import { pictureSeed, pictureTexts } from '../creatives/picture-texts.ts'
import type { AdBasis } from './ad-texts.service.ts'
import { type Asking, ask, demand } from './draft-ad.ts'

/** An ad that needs a picture. */
export interface PictureBasis extends AdBasis {
  readonly balloonId: string
  readonly params: AdParams
  readonly style: BrandStyle
  /** Arrangements of the brand's earlier ads, which this ad should not resemble. */
  readonly used: readonly {
    readonly layout: string
    readonly picture: string | null
    readonly line: string | null
  }[]
}

export interface CreativeDraft {
  /** Subject of the picture; null if the brief suggests none. */
  readonly imageIdea: ImageIdea | null
  readonly punchline: string
  /** Null if no picture could be composed: the ad is stored without one and lists it as missing. */
  readonly composed: { readonly layout: LayoutName; readonly creatives: AdCreative['creatives'] } | null
}

/** The picture of an ad and its punchline, from the brand's own material. */
export async function draftCreative(asking: Asking, basis: PictureBasis): Promise<CreativeDraft> {
  const { brief, facts, params, style, used } = basis
  const imageIdea = await draftImageIdea(asking, basis)
  const punchline = fitting(basis, imageIdea) ?? (await writtenPunchline(asking, basis)) ?? brief.offeringName
  const material = pictureMaterial(facts, brief)
  const isSale = brief.goal === 'sales'
  const { website, sold } = facts
  const way = wayToBuy({ brandName: facts.brief.name, brief, website, sold })
  const button = isSale ? buttonLabelFor('sales', way) : 'NO_BUTTON'
  const texts = pictureTexts(basis, material, { line: punchline, hasPrice: isSale, button })
  const seed = pictureSeed(basis.balloonId)
  const [arrangement] = rankArrangements({
    pictures: material.pictures,
    hasPrice: texts.price !== undefined,
    style: params.style.imageStyle ?? imageIdea?.style ?? null,
    isStyleChosen: params.style.imageStyle !== null,
    used,
    seed,
  })
  const { pictures } = material
  const creatives = await composeAdCreative({ style, texts, arrangement, pictures, seed })
  return { imageIdea, punchline, composed: creatives && { layout: arrangement.layout, creatives } }
}

async function draftImageIdea(
  { ai, seed, signal }: Asking,
  { platform, brief, facts, params, used }: PictureBasis,
): Promise<ImageIdea | null> {
  const { website, sold } = facts
  const input = {
    brandName: facts.brief.name,
    brief,
    website,
    sold,
    style: params.style.imageStyle,
    platform,
    usedLines: used.flatMap(({ line }) => line || []),
  }
  const result = await ai.write({ task: 'image-idea', input, seed: `${seed}:image-idea`, signal })
  if (!result.ok && result.failure === 'noSuggestions') return null
  return demand(result)
}

/** The punchline of the picture idea, if it has one that is short enough. */
function fitting({ platform }: AdBasis, idea: ImageIdea | null): string | null {
  const text = idea?.punchline.trim() ?? ''
  const longest = textLimit(platform, 'punchlines')?.maxLength ?? 0
  return text !== '' && [...text].length <= longest ? text : null
}

async function writtenPunchline(asking: Asking, basis: AdBasis): Promise<string | undefined> {
  const [written] = await ask(asking, basis, 'punchlines', 1)
  return written
}
