import { z } from 'zod'
import { fundingRecurrences } from '../balloons/campaign-settings.rules.ts'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { statusEvents } from '../balloons/status-changes.rules.ts'
import { goals } from '../core/goals.ts'
import { currencies } from '../core/money.ts'
import { adAccountTypes, adPlatforms } from '../ideas/platforms.rules.ts'
import { abTestSchema, launchTestSchema } from './ab-test.entity.ts'
import { autopilotStateSchema } from './autopilot.entity.ts'
import { deliveryLimits } from './delivery-limit.rules.ts'

/** One entry of an ad's history, oldest first: its status from a date on, and why (ENT-21). */
const statusEntrySchema = z.object({
  status: z.enum(balloonStatuses),
  event: z.enum(statusEvents),
  date: z.date(),
  /** Shown to its user, for example why it was rejected. */
  reason: z.string().nullable(),
})

/** One launch of an ad; amounts are decimals of its currency, without VAT unless they say so. */
export const campaignLaunchSchema = z.object({
  runId: z.uuid(),
  data: z.object({
    number: z.int(),
    platform: z.enum(adPlatforms),
    adAccountType: z.enum(adAccountTypes),
    submittedDate: z.date().nullable(),
    /** When our review ended. From then on, it's with its platform. */
    approvedDate: z.date().nullable(),
    startDate: z.date().nullable(),
    /** When it ended or will end. */
    endDate: z.date().nullable(),
    stopReason: z.string().nullable(),
    conversionObjective: z.enum(goals),
    fundingRecurrence: z.enum(fundingRecurrences),
    currency: z.enum(currencies),
    budget: z.number(),
    vat: z.number(),
    commissionPercent: z.number(),
    impressions: z.int(),
    clicks: z.int(),
    /** Null, like the revenue, if no verified goal counts them. */
    conversions: z.int().nullable(),
    cost: z.number(),
    revenue: z.number().nullable(),
    /** Refunded as credit, VAT included. */
    refund: z.number(),
    isSettled: z.boolean(),
    /** Its figures come from the simulated platform. */
    isSimulated: z.boolean(),
    /** Null if only one version of the ad is shown. */
    abTest: launchTestSchema.nullable(),
  }),
})

/** An ad with its history and its launches, oldest first (ENT-21). */
export const adCampaignSchema = z.object({
  balloonId: z.uuid(),
  componentId: z.string(),
  status: z.enum(balloonStatuses),
  statusHistory: z.array(statusEntrySchema),
  /** From the latest launch that has started. */
  startDate: z.date().nullable(),
  /** Of all launches. */
  clicks: z.int(),
  ads: z.array(campaignLaunchSchema),
  /** What limits the live launch; null if nothing does or none is live. */
  limit: z.enum(deliveryLimits).nullable(),
  autopilot: autopilotStateSchema,
  /** What the next launch tests; null if it tests nothing. */
  abTest: abTestSchema.nullable(),
})
export type AdCampaign = z.infer<typeof adCampaignSchema>
