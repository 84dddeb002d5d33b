import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { componentKey } from '../balloons/balloon-keys.rules.ts'
import { copyFields } from '../balloons/copy-fields.rules.ts'
import { addHours } from '../core/dates.ts'
import type { JsonValue } from '../core/json.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'

// A/B tests: what is compared, for how long, and what prevents it (AUT-06, AUT-07, OPN-80, ACT-086).

/** The most versions of an ad in a test, the original included (AUT-06). */
export const maxTestVariants = 2
/** How long a test runs, from the moment the ad is first shown (AUT-07). */
export const abTestDays = 14

/** The versions of a tested ad. An untested ad has only the original. */
export const adArms = ['original', 'variant'] as const
export type AdArm = (typeof adArms)[number]

/** What differs from the ad in one version of a test. The original has no changes. */
export interface AdVariant {
  /** Texts in place of the ad's, by the keys of its platform's copy fields. */
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  /** The creative in place of the ad's; null for the same one. */
  readonly creativeId: string | null
}

type Values = Readonly<Record<string, JsonValue>>
interface TestedAd {
  readonly values: Values
  readonly componentId: string
  readonly platform: AdPlatform
}

const creativeKey = (componentId: string) => componentKey(componentId, 'adCreativeId')

/** The texts of a version of an ad that differ from the ad's own. */
export function changedTexts(
  { values, componentId, platform }: TestedAd,
  { texts }: Pick<AdVariant, 'texts'>,
): AdVariant['texts'] {
  const changed = copyFields[platform].flatMap(({ key }) => {
    const text = texts[key]
    const own = values[componentKey(componentId, key)] ?? ''
    return text === undefined || text === own ? [] : [[key, text] as const]
  })
  return Object.fromEntries(changed)
}

/** Values of an ad with those of another version of it, to check or to show that version. */
export function valuesOfVariant(ad: TestedAd, variant: AdVariant): Values {
  const changed = Object.entries(changedTexts(ad, variant)).map(([key, text]): [string, JsonValue] => [
    componentKey(ad.componentId, key),
    text,
  ])
  const texts: Values = Object.fromEntries(changed)
  const { creativeId } = variant
  return {
    ...ad.values,
    ...texts,
    ...(creativeId !== null && ad.platform !== 'google' && { [creativeKey(ad.componentId)]: creativeId }),
  }
}

/** Whether a version shows the same as the ad. */
export function isSameAsAd(ad: TestedAd, variant: AdVariant): boolean {
  const key = creativeKey(ad.componentId)
  const isSamePicture = valuesOfVariant(ad, variant)[key] === ad.values[key]
  return isSamePicture && Object.keys(changedTexts(ad, variant)).length === 0
}

/** Why a test prevents the launch of its ad. */
export const abTestFailures = [
  'testTooShort',
  'testUnchanged',
  'testPictureFailed',
  'testRulesBroken',
] as const
export type AbTestFailure = (typeof abTestFailures)[number]

/** What prevents an ad from being launched with its test, the hardest to fix last; null if nothing does. */
export function checkAbTest(
  ad: TestedAd & {
    readonly durationDays: number
    /** Whether texts or picture of the other version are missing or against a rule of the platform. */
    readonly isVariantBlocked: boolean
    /** Whether the picture of the other version can't be delivered (RND-04). */
    readonly isVariantUndrawable: boolean
  },
  variant: AdVariant,
): AbTestFailure | null {
  if (ad.durationDays < abTestDays) return 'testTooShort'
  if (isSameAsAd(ad, variant)) return 'testUnchanged'
  if (ad.isVariantUndrawable) return 'testPictureFailed'
  return ad.isVariantBlocked ? 'testRulesBroken' : null
}

/** When the test of an ad ends that is first shown at a date. */
export function abTestEndDate(startDate: Date): Date {
  return addHours(startDate, abTestDays * 24)
}

/**
 * Where the test of a launch stands: before the ad is first shown, too early for a verdict, with a verdict, or ended
 * without one because the ad was stopped or rejected.
 */
export const abTestStages = ['waiting', 'early', 'decided', 'ended'] as const
export type AbTestStage = (typeof abTestStages)[number]

/** Where the test of a launch stands, from the dates of the launch and of the verdict. */
export function abTestStageOf({
  startDate,
  endedDate,
  decidedDate,
}: {
  readonly startDate: Date | null
  readonly endedDate: Date | null
  readonly decidedDate: Date | null
}): AbTestStage {
  if (decidedDate) return 'decided'
  if (endedDate) return 'ended'
  return startDate ? 'early' : 'waiting'
}

/** The day of a running test, from 1 to its last one. */
export function abTestDayAt(startDate: Date, now: Date): number {
  const days = Math.floor((now.getTime() - startDate.getTime()) / (24 * 3_600_000)) + 1
  return Math.min(abTestDays, Math.max(1, days))
}
