import { z } from 'zod'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { currencies } from '../core/money.ts'
import { deliveryLimits } from './delivery-limit.rules.ts'
import { breakdowns } from './breakdowns.rules.ts'
import type { dayPeriods } from './report-days.rules.ts'
import { reportEventKinds } from './report-events.rules.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'

/** Results of a goal: null if no verified goal counts them, or a conversion has no value. */
const countedSchema = z.object({
  conversions: z.int().nullable(),
  revenue: z.number().nullable(),
  /** Cost and clicks of the launches with counted conversions: the numbers to divide by. */
  countedCost: z.number(),
  countedClicks: z.int(),
})

/**
 * Figures and rates derived from them. Amounts are decimals, rates in percent, null if nothing counts them or the
 * divisor is zero (PRF-01, PRF-07).
 */
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

/** Figures of one day (UTC); amounts are decimals. */
const daySchema = z.object({
  day: z.iso.date(),
  cost: z.number(),
  impressions: z.int(),
  clicks: z.int(),
  ...countedSchema.shape,
})
export type WireDay = z.infer<typeof daySchema>

/** The basis of counting, the same for a launch and for all launches of an ad. */
const countingSchema = z.object({
  currency: z.enum(currencies),
  /** Its figures come from the simulated platform. */
  isSimulated: z.boolean(),
  /** When its platform was last asked, or null before its first figures. */
  syncedDate: z.date().nullable(),
  /** Until when conversions of its clicks are still counted; null if the end isn't known. */
  lastResultDate: z.date().nullable(),
  /** Our commission in percent of the cost. */
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
  /** When it ended or will end. */
  endDate: z.date().nullable(),
  /** The revenue of one conversion. */
  goalValue: z.number(),
  /** The seven whole days before today (PRF-06). */
  results: performanceSchema,
  /** What limits it while it's live, or null. */
  limit: z.enum(deliveryLimits).nullable(),
  /** Oldest first, without empty days; they add up to the launch. */
  days: z.array(daySchema),
})
export type LaunchPerformance = z.infer<typeof launchPerformanceSchema>

/** A change of an ad that explains its figures. */
const reportEventSchema = z.object({
  date: z.date(),
  kind: z.enum(reportEventKinds),
  balloonId: z.uuid(),
})

/** Totals cover the launches in the currency of the newest one, because amounts in two currencies don't add up. */
export const adPerformanceSchema = z.object({
  totals: performanceSchema,
  runs: z.array(launchPerformanceSchema),
  events: z.array(reportEventSchema),
})
export type AdPerformance = z.infer<typeof adPerformanceSchema>

/** Figures of each period of whole days before today; the shortest one is the results of a launch (PRF-06). */
const periodsSchema = z.object({
  '7': performanceSchema.describe('The last 7 days.'),
  '14': performanceSchema.describe('The last 14 days.'),
  '30': performanceSchema.describe('The last 30 days.'),
  '90': performanceSchema.describe('The last 90 days.'),
} satisfies Record<(typeof dayPeriods)[number], typeof performanceSchema>)

/** A part of an ad's results; `key` is a day, an hour (UTC), a place, a device, an age group or a search. */
const breakdownPartSchema = performanceSchema.extend({ key: z.string() })

/** A launch that a breakdown leaves out, because there are too many. */
const leftOutSchema = launchPerformanceSchema
  .pick({ runId: true, number: true, startDate: true })
  .extend({ balloonId: z.uuid() })

/** Results of an ad in some days, split by one of the breakdowns that its platforms know. */
export const adBreakdownSchema = z.object({
  breakdowns: z.array(z.enum(breakdowns)),
  parts: z.array(breakdownPartSchema),
  /** Newest first. */
  leftOut: z.array(leftOutSchema),
  currency: z.enum(currencies),
  isSimulated: z.boolean(),
})
export type AdBreakdown = z.infer<typeof adBreakdownSchema>

/** One ad in its brand's report, covering its launches in its newest currency. */
const brandAdSchema = performanceSchema.extend({
  ...countingSchema.shape,
  balloonId: z.uuid(),
  name: z.string(),
  status: z.enum(balloonStatuses),
  platform: z.enum(adPlatforms),
  /** From its first launch. */
  startDate: z.date().nullable(),
  periods: periodsSchema,
  /** On the days that were asked for; null if none were. */
  chosen: performanceSchema.nullable(),
})

/** A brand's launched ads, oldest first; totals and days cover those in the currency of the newest. */
export const brandPerformanceSchema = z.object({
  totals: performanceSchema,
  ads: z.array(brandAdSchema),
  days: z.array(daySchema),
  events: z.array(reportEventSchema),
})
export type BrandPerformance = z.infer<typeof brandPerformanceSchema>
