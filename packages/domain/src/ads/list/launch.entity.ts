import { z } from 'zod'
import { balloonStatuses } from '../../balloons/balloon-status.rules.ts'
import { currencies } from '../../core/money.ts'
import { adPlatforms } from '../../ideas/platforms.rules.ts'
import { adTypes } from '../ad-settings.rules.ts'
import { deliveryLimits } from '../delivery-limit.rules.ts'

/** A count: null if nobody counts it, or if a division isn't possible (PRF-01). */
const perhaps = z.number().nullable()

/** One launch of an ad in the list of launches (ENT-27, LST-03); amounts are decimals of its currency. */
export const launchRowSchema = z.object({
  runId: z.uuid(),
  /** The ad, and the launch's number among its launches. */
  balloonId: z.uuid(),
  name: z.string(),
  number: z.int(),
  /** The ad's status for the latest launch; earlier launches are stopped (PRF-02). A rejected one stays rejected. */
  status: z.enum(balloonStatuses),
  platform: z.enum(adPlatforms),
  type: z.enum(adTypes),
  startDate: z.date().nullable(),
  /** When it ended or will end. */
  endDate: z.date().nullable(),
  currency: z.enum(currencies),
  /** Without VAT, for all paid months. */
  budget: z.number(),
  spend: z.number(),
  clicks: z.int(),
  /** Clicks that reached the page: null, because no platform reports them and the snippet doesn't count them yet. */
  visits: z.int().nullable(),
  /** Revenue for each unit of spend. */
  roas: perhaps,
  /** Percent of the clicks. */
  visitRate: perhaps,
  /** Percent of its impressions. */
  clickRate: perhaps,
  /** How often its goal was reached; null if no verified goal counts that. */
  completions: z.int().nullable(),
  isArchived: z.boolean(),
  /** What limits it; null if nothing does or it isn't live. */
  limit: z.enum(deliveryLimits).nullable(),
  /** Too early to judge: it started within the last ten days and has fewer than 80 clicks (PUB-11). */
  isFresh: z.boolean(),
  /** Its figures come from the simulated platform. */
  isSimulated: z.boolean(),
})
/** The sums of a list of launches in the currency that most of them have; rates are computed from the sums. */
export const launchTotalsSchema = launchRowSchema
  .pick({
    currency: true,
    budget: true,
    spend: true,
    clicks: true,
    roas: true,
    clickRate: true,
    completions: true,
  })
  .extend({
    /** All launches of the list. */
    count: z.int(),
    /** Launches in another currency, which are left out of the sums. */
    numOthers: z.int(),
  })
export type LaunchTotals = z.infer<typeof launchTotalsSchema>

export type LaunchRow = z.infer<typeof launchRowSchema>
