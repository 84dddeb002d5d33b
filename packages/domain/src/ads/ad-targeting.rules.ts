import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import type { JsonValue } from '../core/json.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { checkKeywordCount } from './keyword-checks.rules.ts'
import { readKeywords } from './keywords.rules.ts'
import { placesOf } from './place-values.rules.ts'
import { checkTargeting, type TargetingFailures } from './targeting-limits.rules.ts'

/** What an ad is aimed by and can be wrong in, in the order of the editor. */
export const audienceKeys = ['keywords', 'locations', 'interests'] as const
export type AudienceKey = (typeof audienceKeys)[number]

export type AudienceFailure = NonNullable<
  TargetingFailures[keyof TargetingFailures] | ReturnType<typeof checkKeywordCount>
>
export type AudienceFailures = Readonly<Partial<Record<AudienceKey, AudienceFailure>>>

/** What is missing or wrong in whom an ad is aimed at (TGT-01 to TGT-04); the linter reads the keywords themselves. */
export function checkAudience(
  platform: AdPlatform,
  value: (key: ComponentKey) => JsonValue | undefined,
): AudienceFailures {
  const interests = value('interests')
  const ofKeywords = platform === 'google' ? checkKeywordCount(readKeywords(value('keywords')).length) : null
  return {
    ...(ofKeywords && { keywords: ofKeywords }),
    ...checkTargeting({
      platform,
      locations: placesOf(value('locations')),
      interests: platform !== 'google' && Array.isArray(interests) ? interests.map(String) : [],
    }),
  }
}
