import { type AdComponent, platformOf } from '../balloons/components.rules.ts'
import { params } from '../core/params.ts'
import { audienceOf, checkAges } from './audience-values.rules.ts'
import { checkKeywordCount } from './keyword-checks.rules.ts'
import { readKeywords } from './keywords.rules.ts'
import { isResolved, overlapsIn } from './places.rules.ts'
import { maxLocations } from './targeting-limits.rules.ts'

/** The parts of an ad's targeting that can be wrong, in the order of the editor. */
export const audienceKeys = ['keywords', 'locations', 'interests', 'minAge'] as const
export type AudienceKey = (typeof audienceKeys)[number]

/** What blocks an ad's launch in its targeting, by field. */
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
 * What's missing or wrong in an ad's targeting. Google requires 3 to 40 keywords and accepts 10 places. Facebook and
 * Instagram require a place or an interest, and accept 25 interests and ages in ascending order. Every place must be
 * found on the map, and no two may overlap (TGT-01 to TGT-04, FLV-21). The linter checks the keywords themselves.
 */
export function checkAudience(ad: AdComponent): AudienceFailures {
  const audience = audienceOf(ad)
  const { locations, interests } = audience
  const isGoogle = 'google' in ad
  const ofKeywords = isGoogle ? checkKeywordCount(readKeywords(ad.google.keywords).length) : null
  const ofAges = checkAges(audience)
  const most = maxLocations(platformOf(ad))
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
