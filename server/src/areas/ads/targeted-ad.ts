import type { Place } from '@aloft/domain/ads/places.rules'
import { type ComponentKey, componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { defaultCampaignGoal } from '@aloft/domain/balloons/campaign-settings.rules'
import { componentTypeOf } from '@aloft/domain/balloons/component-types.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import { adLanguageCodes } from '@aloft/domain/briefs/brief-options.rules'
import { goals } from '@aloft/domain/core/goals'
import type { JsonValue } from '@aloft/domain/core/json'
import { toMinorUnits } from '@aloft/domain/core/money'
import type { Campaign, Targeting } from '../../gateways/ad-platform/ad-platform.port.ts'

/** An ad as a platform needs it, without money and time. */
export type TargetedAd = Pick<Campaign, 'platform' | 'goal' | 'maxCpc' | 'targeting' | 'texts'>

type Values = Readonly<Record<string, JsonValue>>

/** One ad of a flow from its values by key, or null where the component is no ad of a platform (ENT-13, ENT-14). */
export function targetedAdOf(values: Values, componentId: string): TargetedAd | null {
  const value = (key: ComponentKey) => values[componentKey(componentId, key)]
  const { platform } = componentTypeOf(value('type'))
  if (!platform) return null
  const texts = copyFields[platform].map(({ key }) => [key, value(key)] as const)
  const maxCpc = value('maxCpc')
  return {
    platform,
    goal: goals.find((goal) => goal === value('campaignGoal')) ?? defaultCampaignGoal,
    maxCpc: platform === 'google' && typeof maxCpc === 'number' && maxCpc > 0 ? toMinorUnits(maxCpc) : null,
    targeting: targetingOf(value),
    texts: Object.fromEntries(texts.filter(([, text]) => typeof text === 'string')),
  }
}

function targetingOf(value: (key: ComponentKey) => JsonValue | undefined): Targeting {
  const texts = (key: ComponentKey) => listOf(value(key)).filter((item) => typeof item === 'string')
  const age = (key: 'minAge' | 'maxAge', otherwise: number) => {
    const kept = value(key)
    return typeof kept === 'number' ? kept : otherwise
  }
  const gender = value('gender')
  return {
    locations: listOf(value('locations')).flatMap((item) => placeOf(item) ?? []),
    languages: adLanguageCodes.filter((code) => texts('languages').includes(code)),
    keywords: texts('keywords'),
    negativeKeywords: [],
    interests: texts('interests'),
    minAge: age('minAge', 18),
    maxAge: age('maxAge', 65),
    gender: gender === 'female' || gender === 'male' ? gender : 'all',
    specialCategories: [],
  }
}

function listOf(value: JsonValue | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

// An edit may have put anything into the list.
function placeOf(value: unknown): Place | null {
  const isPlace = typeof value === 'object' && value !== null && 'type' in value && 'name' in value
  return isPlace ? { circle: null, ...(value as Omit<Place, 'circle'>) } : null
}
