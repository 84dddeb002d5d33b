import { z } from 'zod'
import type { ComponentKey } from '../balloons/balloon-keys.rules.ts'
import { copyFields } from '../balloons/copy-fields.rules.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { abTestStages, adArms } from './ab-test.rules.ts'
import { resultKinds } from './results.rules.ts'

const copyKeys: readonly ComponentKey[] = [
  ...new Set(adPlatforms.flatMap((platform) => copyFields[platform].map(({ key }) => key))),
]
/** Longer than any text of an ad may be; a text that's too long for its field prevents the launch. */
const longestText = 1_000

/** What differs from the ad in one version of a test (ACT-086). */
export const adVariantSchema = z.object({
  texts: z.partialRecord(z.enum(copyKeys), z.string().max(longestText)),
  creativeId: z.uuid().nullable(),
})

/** The test that the next launch of an ad starts with: the original, and the version beside it. */
export const abTestSchema = z.object({ variants: z.array(adVariantSchema) })

/** Figures of one version in a test; the cost as a decimal of the launch's currency. */
export const armFiguresSchema = z.object({
  impressions: z.int(),
  clicks: z.int(),
  conversions: z.int(),
  cost: z.number(),
})

/** The test of a launch (AUT-07, OPN-80). */
export const launchTestSchema = z.object({
  stage: z.enum(abTestStages),
  /** When the verdict is due, or was reached; null before the ad is first shown. */
  endDate: z.date().nullable(),
  variant: adVariantSchema,
  /** What the versions are compared by. */
  resultKind: z.enum(resultKinds),
  /** Until the verdict, or so far. */
  arms: z.object({ original: armFiguresSchema, variant: armFiguresSchema }),
  /** The version that the rest of the budget goes to; null without a verdict. */
  winner: z.enum(adArms).nullable(),
  /** The probability that its results cost less; null without a verdict, without results, or in a tie. */
  chance: z.number().nullable(),
})
export type LaunchTest = z.infer<typeof launchTestSchema>
