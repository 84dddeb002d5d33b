import { z } from 'zod'
import { renderDataSchema } from './ad-creative.entity.ts'

/** Clicks that a list of creatives can ask for at least. */
export const clickSteps = [1, 10, 100, 1000] as const

/** A creative in the list of its brand's, with what it has done (CRE-13). */
export const listedCreativeSchema = z.object({
  _id: z.uuid(),
  /** Name of the ad it was made for; null if that was deleted, or if it was made for none. */
  adName: z.string().nullable(),
  /** The headline on its square picture. */
  headline: z.string().nullable(),
  /** When it was last changed. */
  date: z.date(),
  isArchived: z.boolean(),
  /** A creative that was launched can be archived, but not deleted. */
  isLaunched: z.boolean(),
  /** Of its newest version. */
  renderData: renderDataSchema,
  counts: z.object({
    /** Paid launches that show one of its versions. */
    adRuns: z.int(),
    versions: z.int(),
    impressions: z.int(),
    clicks: z.int(),
  }),
  /** Click rates of the version shown last, in the last week and the week before, if they have fallen. */
  fatigue: z.object({ clickRate: z.number(), clickRateBefore: z.number() }).nullable(),
})
export type ListedCreative = z.infer<typeof listedCreativeSchema>
