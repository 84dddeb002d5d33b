import { createHash } from 'node:crypto'
import { wayToBuy } from '@aloft/copywriter/writing/ways-for-goal'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { buttonLabelFor } from '@aloft/domain/ads/button-labels.rules'
import { firstAdParams, firstAdPlatforms } from '@aloft/domain/ads/first-ads.rules'
import type { ButtonLabel } from '@aloft/domain/balloons/campaign-settings.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { AdGenerationFailed } from '../../areas/ads/ad-generation-task.ts'
import { type Asking, draftBrief, draftTexts } from '../../areas/ads/draft-ad.ts'
import { draftCreative, type PictureBasis } from '../../areas/ads/draft-creative.ts'
import { platformOfBrand } from '../../areas/ads/start-ad.ts'
import { type BrandStyle, loadBrandStyle } from '../../areas/creatives/compose-ad-creative.ts'
import { loadShownPictures } from '../../areas/creatives/render-creative.job.ts'
import type { Gateways } from '../../gateways/gateways.ts'
import type { ReadBusiness } from './read-corpus.ts'

/** An ad as its owner would see it. */
export interface DrawnAd {
  readonly platform: AdPlatform
  /** Why there is no ad; null if there is one. */
  readonly failure: string | null
  readonly texts: readonly { readonly key: string; readonly text: string }[]
  readonly button: ButtonLabel | null
  readonly layout: string | null
  /** PNG files; none for text ads. */
  readonly pictures: Partial<Record<CreativeFormat, Uint8Array>>
}

type Drawing = Pick<Gateways, 'ai' | 'storage' | 'raster'>

const { signal } = new AbortController()
const widths: Partial<Record<CreativeFormat, number>> = { '1:1': 540, '9:16': 304 }

/** The first three ads of a business with their pictures, created one after the other as in the product (ONB-01). */
export async function drawAds(business: ReadBusiness, gateways: Drawing): Promise<DrawnAd[]> {
  const { facts, logoUrl, language } = business
  const { website } = facts
  const style = await loadBrandStyle(gateways, { website, design: null, logoUrl }, signal)
  const best = platformOfBrand(facts, null)
  const used: PictureBasis['used'][number][] = []
  const ads: DrawnAd[] = []
  for (const params of firstAdParams(firstAdPlatforms(best), { ideaId: '', goal: null, website }))
    ads.push(await drawAd(business, gateways, { params: { ...params, language }, style, used }))
  return ads
}

interface Order {
  readonly params: AdParams
  readonly style: BrandStyle
  /** Filled with the arrangement of each ad. */
  readonly used: PictureBasis['used'][number][]
}

async function drawAd(
  { name, facts }: ReadBusiness,
  gateways: Drawing,
  { params, style, used }: Order,
): Promise<DrawnAd> {
  const platform = params.platform as AdPlatform
  const seed = `${name} ${platform}`
  const asking: Asking = { ai: gateways.ai, seed, signal, note: () => {} }
  try {
    const brief = await draftBrief(asking, facts, params)
    const basis = { platform, brief, facts, competitors: [] }
    const texts = await draftTexts(asking, basis)
    const { website, sold } = facts
    const way = wayToBuy({ brandName: facts.brief.name, brief, website, sold })
    const made = {
      platform,
      failure: null,
      texts: copyFields[platform].flatMap(({ key }) => {
        const text = texts[key]
        return text === undefined ? [] : [{ key, text }]
      }),
      button: brief.goal && buttonLabelFor(brief.goal, way),
    }
    if (platform === 'google') return { ...made, layout: null, pictures: {} }
    const balloonId = createHash('sha256').update(seed).digest('hex').slice(0, 32)
    const { composed, punchline } = await draftCreative(asking, { ...basis, balloonId, params, style, used })
    if (!composed) return { ...made, layout: null, pictures: {} }
    const { layout, creatives } = composed
    const picture = creatives['1:1'] ? shownIn(creatives['1:1']) : null
    used.unshift({ layout, picture, line: punchline })
    const pictures: DrawnAd['pictures'] = {}
    for (const [format, width] of Object.entries(widths) as [CreativeFormat, number][]) {
      const creative = creatives[format]
      if (creative) pictures[format] = await render(creative, width, gateways)
    }
    return { ...made, layout, pictures }
  } catch (error) {
    if (!(error instanceof AdGenerationFailed)) throw error
    return { platform, failure: error.failureStatus, texts: [], button: null, layout: null, pictures: {} }
  }
}

function shownIn(creative: Creative): string | null {
  return creative.elements.find((element) => element.type === 'croppedImage')?.src ?? null
}

async function render(creative: Creative, width: number, { storage, raster }: Drawing): Promise<Uint8Array> {
  const pictures = await loadShownPictures(storage, creative)
  const result = await raster.render({ creative, pictures, width }, signal)
  if (result.kind !== 'rendered') throw new Error(`a picture was refused: ${result.reason}`)
  return result.png
}
