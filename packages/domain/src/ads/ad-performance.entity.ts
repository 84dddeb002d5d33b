import { z } from 'zod'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { currencies } from '../core/money.ts'
import { deliveryLimits } from './delivery-limit.rules.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'

/** What comes of a goal: null where no verified goal counts it. */
const countedSchema = z.object({
  conversions: z.int().nullable(),
  revenue: z.number().nullable(),
  /** Cost and clicks of the launches whose conversions are counted: what these are divided by. */
  countedCost: z.number(),
  countedClicks: z.int(),
})

/** Figures with what follows from them; amounts are decimals, rates in percent, null where nothing counts them or the divisor is zero (PRF-01, PRF-07). */
const performanceSchema = z.object({
  cost: z.number(),
  impressions: z.int(),
  clicks: z.int(),
  ...countedSchema.shape,
  costPerClick: z.number().nullable(),
  costPerConversion: z.number().nullable(),
  clickThroughRate: z.number().nullable(),
  conversionRate: z.number().nullable(),
  roas: z.number().nullable(),
})
export type WirePerformance = z.infer<typeof performanceSchema>

/** What a day (UTC) brought; amounts are decimals. */
const daySchema = z.object({
  day: z.iso.date(),
  cost: z.number(),
  impressions: z.int(),
  clicks: z.int(),
  ...countedSchema.shape,
})
export type WireDay = z.infer<typeof daySchema>

/** What counting rests on, the same for a launch and for all launches of an ad. */
const countingSchema = z.object({
  currency: z.enum(currencies),
  /** Its figures are those of the simulated platform. */
  isSimulated: z.boolean(),
  /** Until when its platform was asked, or null before its first figures. */
  syncedDate: z.date().nullable(),
  /** Until when conversions of its clicks are still counted; null while nobody knows its end. */
  lastResultDate: z.date().nullable(),
  /** Percent of the cost that we take on top of it. */
  commissionPercent: z.number(),
})

/** One launch in the report of its ad. */
export const launchPerformanceSchema = performanceSchema.extend({
  ...countingSchema.shape,
  runId: z.uuid(),
  number: z.int(),
  status: z.enum(balloonStatuses),
  platform: z.enum(adPlatforms),
  submittedDate: z.date().nullable(),
  startDate: z.date().nullable(),
  /** When it ended or, while it goes on, when it will. */
  endDate: z.date().nullable(),
  /** What one conversion counts as revenue. */
  goalValue: z.number(),
  /** The seven whole days before today (PRF-06). */
  results: performanceSchema,
  /** What keeps it from more while it runs, or null. */
  limit: z.enum(deliveryLimits).nullable(),
  /** Oldest first, without those that brought nothing; they sum to the launch. */
  days: z.array(daySchema),
})
export type LaunchPerformance = z.infer<typeof launchPerformanceSchema>

/** Totals are of the launches in the currency of the newest one: amounts of two currencies do not add up. */
export const adPerformanceSchema = z.object({
  totals: performanceSchema,
  runs: z.array(launchPerformanceSchema),
})
export type AdPerformance = z.infer<typeof adPerformanceSchema>

/** One ad in the report of its brand, over those of its launches that are in its newest currency. */
const brandAdSchema = performanceSchema.extend({
  ...countingSchema.shape,
  balloonId: z.uuid(),
  name: z.string(),
  status: z.enum(balloonStatuses),
  platform: z.enum(adPlatforms),
  /** Of its first launch. */
  startDate: z.date().nullable(),
  results: performanceSchema,
})

/** A brand's ads that were launched, oldest first; totals and days are of those in the currency of the newest. */
export const brandPerformanceSchema = z.object({
  totals: performanceSchema,
  ads: z.array(brandAdSchema),
  days: z.array(daySchema),
})
export type BrandPerformance = z.infer<typeof brandPerformanceSchema>
