import { adTextsOf } from '@aloft/domain/balloons/ad-texts.rules'
import { audienceOf, targetedAges } from '@aloft/domain/ads/audience-values.rules'
import { budgetInMinorUnits, typedNumberOf } from '@aloft/domain/ads/funding.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { resultKindOf } from '@aloft/domain/ads/results.rules'
import { type AdComponent, isAd, platformOf, readComponent } from '@aloft/domain/balloons/components.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Campaign, Targeting } from '../../gateways/ad-platform/ad-platform.port.ts'

/** The content and targeting of an ad for its platform, without budget and dates. */
export type TargetedAd = Pick<Campaign, 'platform' | 'goal' | 'resultKind' | 'maxCpc' | 'targeting' | 'texts'>

/** Minimum age on Meta for ads that set no ages. */
const adultAge = 18

type Values = Readonly<Record<string, JsonValue>>

/** An ad of a flow from its values by key, or null if the component is not a platform's ad (ENT-13, ENT-14). */
export function targetedAdOf(values: Values, componentId: string): TargetedAd | null {
  const ad = readComponent(values, componentId)
  if (!isAd(ad)) return null
  return {
    platform: platformOf(ad),
    goal: ad.campaignGoal,
    resultKind: resultKindOf(values),
    maxCpc: 'google' in ad ? budgetInMinorUnits(typedNumberOf(ad.google.maxCpc)) || null : null,
    targeting: targetingOf(ad),
    texts: adTextsOf(ad),
  }
}

function targetingOf(ad: AdComponent): Targeting {
  const { minAge, maxAge, specialAdCategories: specialCategories, ...audience } = audienceOf(ad)
  const { keywords, negativeKeywords } = 'google' in ad ? ad.google : noKeywords
  return {
    ...audience,
    specialCategories,
    minAge: minAge ?? adultAge,
    maxAge: maxAge ?? targetedAges.most,
    languages: ad.languages,
    keywords: readKeywords(keywords),
    negativeKeywords: readKeywords(negativeKeywords),
  }
}

const noKeywords = { keywords: [], negativeKeywords: [] }
