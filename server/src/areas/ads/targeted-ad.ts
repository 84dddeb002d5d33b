import { adTextsOf } from '@aloft/domain/ads/ad-values.rules'
import { audienceOf, targetedAges } from '@aloft/domain/ads/audience-values.rules'
import { budgetInMinorUnits, typedNumberOf } from '@aloft/domain/ads/funding.rules'
import { readKeywords } from '@aloft/domain/ads/keywords.rules'
import { resultKindOf } from '@aloft/domain/ads/results.rules'
import { type ComponentKey, componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { defaultCampaignGoal } from '@aloft/domain/balloons/campaign-settings.rules'
import { componentTypeOf } from '@aloft/domain/balloons/component-types.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { goals } from '@aloft/domain/core/goals'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Campaign, Targeting } from '../../gateways/ad-platform/ad-platform.port.ts'

/** An ad as a platform needs it, without money and time. */
export type TargetedAd = Pick<Campaign, 'platform' | 'goal' | 'resultKind' | 'maxCpc' | 'targeting' | 'texts'>

/** The age from which Meta shows ads that name no ages. */
const adultAge = 18

type Values = Readonly<Record<string, JsonValue>>

/** One ad of a flow from its values by key, or null if the component is no ad of a platform (ENT-13, ENT-14). */
export function targetedAdOf(values: Values, componentId: string): TargetedAd | null {
  const value = (key: ComponentKey) => values[componentKey(componentId, key)]
  const { platform } = componentTypeOf(value('type'))
  if (!platform) return null
  return {
    platform,
    goal: goals.find((goal) => goal === value('campaignGoal')) ?? defaultCampaignGoal,
    resultKind: resultKindOf(values),
    maxCpc: platform === 'google' ? budgetInMinorUnits(typedNumberOf(value('maxCpc'))) || null : null,
    targeting: targetingOf(value),
    texts: adTextsOf(values, componentId, platform),
  }
}

function targetingOf(value: (key: ComponentKey) => JsonValue | undefined): Targeting {
  const { minAge, maxAge, specialAdCategories: specialCategories, ...audience } = audienceOf(value)
  const languages = value('languages')
  return {
    ...audience,
    specialCategories,
    minAge: minAge ?? adultAge,
    maxAge: maxAge ?? targetedAges.most,
    languages: adLanguageCodes.filter((code) => Array.isArray(languages) && languages.includes(code)),
    keywords: readKeywords(value('keywords')),
    negativeKeywords: readKeywords(value('negativeKeywords')),
  }
}
