import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import type { JsonValue } from '../core/json.ts'
import { params } from '../core/params.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { audienceOf, checkAges } from './audience-values.rules.ts'
import { checkKeywordCount } from './keyword-checks.rules.ts'
import { readKeywords } from './keywords.rules.ts'
import { isResolved, overlapsIn } from './places.rules.ts'
import { maxLocations } from './targeting-limits.rules.ts'

/** The parts of an ad's targeting that can be wrong, in the order of the editor. */
export const audienceKeys = ['keywords', 'locations', 'interests', 'minAge'] as const
export type AudienceKey = (typeof audienceKeys)[number]

/** What in an ad's targeting blocks its launch, by field. */
export interface AudienceFailures {
  readonly keywords?: NonNullable<ReturnType<typeof checkKeywordCount>>
  readonly locations?:
    | 'unknownLocation'
    | 'tooManyLocations'
    | 'overlappingLocations'
    | 'noLocationOrInterest'
    | 'noLocation'
  readonly interests?: 'tooManyInterests'
  readonly minAge?: NonNullable<ReturnType<typeof checkAges>>
}
export type AudienceFailure = NonNullable<AudienceFailures[AudienceKey]>

/**
 * What is missing or wrong in an ad's targeting: Google asks for 3 to 40 keywords and takes 10 places, Facebook and
 * Instagram ask for a place or an interest, take 25 interests and ages in their order, every place must be one that we
 * found on the map, and no two may overlap (TGT-01 to TGT-04, FLV-21). The linter reads the keywords themselves.
 */
export function checkAudience(
  platform: AdPlatform,
  value: (key: ComponentKey) => JsonValue | undefined,
): AudienceFailures {
  const audience = audienceOf(value)
  const { locations } = audience
  const isGoogle = platform === 'google'
  const interests = isGoogle ? [] : audience.interests
  const ofKeywords = isGoogle ? checkKeywordCount(readKeywords(value('keywords')).length) : null
  const ofAges = isGoogle ? null : checkAges(audience)
  const most = maxLocations(platform)
  const isNowhere = locations.length === 0 && interests.length === 0
  return {
    ...(ofKeywords && { keywords: ofKeywords }),
    ...(isNowhere && { locations: isGoogle ? 'noLocation' : 'noLocationOrInterest' }),
    ...(!locations.every(isResolved) && { locations: 'unknownLocation' }),
    ...(overlapsIn(locations).length > 0 && { locations: 'overlappingLocations' }),
    ...(most !== null && locations.length > most && { locations: 'tooManyLocations' }),
    ...(interests.length > params.maxInterests && { interests: 'tooManyInterests' }),
    ...(ofAges && { minAge: ofAges }),
  }
}
