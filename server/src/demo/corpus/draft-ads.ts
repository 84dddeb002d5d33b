import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { type AdPlatform, adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import type { Place } from '@aloft/domain/ads/places.rules'
import type { AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { pickedForMe } from '@aloft/domain/ads/wizard-params.rules'
import { AdGenerationFailed } from '../../areas/ads/ad-generation-task.ts'
import { draftBrief, draftTargeting, draftTexts } from '../../areas/ads/draft-ad.ts'
import type { Ai, AdText } from '../../gateways/ai/ai.port.ts'
import type { ReadBusiness } from './read-corpus.ts'

/** A text of an ad, with the ids of the facts that its writer named as its basis. */
export interface DraftedText {
  readonly key: ComponentKey
  readonly part: 'headline' | 'description' | 'message'
  readonly text: string
  readonly maxLength: number
  readonly facts: readonly string[]
}

/** An ad of the corpus, without its picture. */
export interface DraftedAd {
  readonly business: string
  readonly platform: AdPlatform
  /** Why there is no ad; null if there is one. */
  readonly failure: string | null
  readonly brief: CampaignBrief | null
  readonly texts: readonly DraftedText[]
  readonly keywords: readonly string[]
  readonly interests: readonly string[]
  readonly places: readonly Place[]
}

const { signal } = new AbortController()

/** The three ads of a business, generated like a user's first ads: no preferences, everything chosen for the owner. */
export async function draftAds(business: ReadBusiness, ai: Ai): Promise<DraftedAd[]> {
  const ads: DraftedAd[] = []
  for (const platform of adPlatforms) ads.push(await draftAd(business, platform, ai))
  return ads
}

async function draftAd(business: ReadBusiness, platform: AdPlatform, ai: Ai): Promise<DraftedAd> {
  const { name, facts } = business
  const written: AdText[] = []
  const asking = { ai: recordingTexts(ai, written), seed: `${name} ${platform}`, signal, note: () => {} }
  const nothing = { failure: null, brief: null, texts: [], keywords: [], interests: [], places: [] }
  try {
    const brief = await draftBrief(asking, facts, paramsOf(business, platform))
    const basis = { platform, brief, facts, competitors: [] }
    const texts = await draftTexts(asking, basis)
    const { keywords, interests, locations } = await draftTargeting(asking, basis)
    return {
      business: name,
      platform,
      failure: null,
      brief,
      texts: copyFields[platform].flatMap(({ key, part, maxLength }) => {
        const text = texts[key]
        return text === undefined ? [] : [{ key, part, maxLength, text, facts: factsOf(text, written) }]
      }),
      keywords,
      interests,
      places: placesOf(locations),
    }
  } catch (error) {
    if (!(error instanceof AdGenerationFailed)) throw error
    return { ...nothing, business: name, platform, failure: error.failureStatus }
  }
}

function factsOf(text: string, written: readonly AdText[]): readonly string[] {
  return written.find((one) => one.text === text)?.facts ?? []
}

// Records the texts as written, because drafted ads no longer have the facts behind them.
function recordingTexts(ai: Ai, written: AdText[]): Ai {
  return {
    ...ai,
    async write(request) {
      const result = await ai.write(request)
      if (result.ok && request.task === 'ad-texts') written.push(...(result.value as readonly AdText[]))
      return result
    },
  }
}

function paramsOf({ language }: ReadBusiness, platform: AdPlatform): AdParams {
  return { ...pickedForMe, ideaId: '', platform, language }
}
