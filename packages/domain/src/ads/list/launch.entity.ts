import { z } from 'zod'
import { balloonStatuses } from '../../balloons/balloon-status.rules.ts'
import { currencies } from '../../core/money.ts'
import { adPlatforms } from '../../ideas/platforms.rules.ts'
import { adTypes } from '../ad-settings.rules.ts'
import { deliveryLimits } from '../delivery-limit.rules.ts'

/** What was counted: null where nobody counts it, or where nothing can be divided (PRF-01). */
const perhaps = z.number().nullable()

/** One launch of an ad as the list of launches shows it (ENT-27, LST-03); amounts are decimals of its currency. */
export const launchRowSchema = z.object({
  runId: z.uuid(),
  /** The ad it is a launch of, and the how manieth of its launches. */
  balloonId: z.uuid(),
  name: z.string(),
  number: z.int(),
  /** That of its ad for the latest launch; those before are stopped (PRF-02). A rejected one stays so. */
  status: z.enum(balloonStatuses),
  platform: z.enum(adPlatforms),
  type: z.enum(adTypes),
  startDate: z.date().nullable(),
  /** When it ended or, if it is still live, when it will. */
  endDate: z.date().nullable(),
  currency: z.enum(currencies),
  /** Without VAT, of all months that were paid. */
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
  /** What keeps it from more; null where nothing does, or it is not live. */
  limit: z.enum(deliveryLimits).nullable(),
  /** Too young to be judged: it began within ten days and has fewer than 80 clicks (PUB-11). */
  isFresh: z.boolean(),
  /** Its figures are those of the simulated platform. */
  isSimulated: z.boolean(),
})
export type LaunchRow = z.infer<typeof launchRowSchema>
