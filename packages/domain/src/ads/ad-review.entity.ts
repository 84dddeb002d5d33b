import { z } from 'zod'
import { jsonValueSchema } from '../account/json-value.entity.ts'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { goals } from '../core/goals.ts'
import { currencies } from '../core/money.ts'
import { renderDataSchema } from '../creatives/ad-creative.entity.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { adVariantSchema } from './ab-test.entity.ts'
import { adCampaignSchema } from './ad-campaign.entity.ts'
import { lintRules } from './lint/lint-rules.rules.ts'

/** A submitted ad as an admin sees it (ADM-01, LCH-05); amounts are decimals without VAT. */
export const adReviewSchema = z.object({
  runId: z.uuid(),
  ideaId: z.uuid(),
  balloonId: z.uuid(),
  componentId: z.string(),
  name: z.string(),
  brand: z.string(),
  websiteUrl: z.string().nullable(),
  /** Email address of the payer. */
  owner: z.string().nullable(),
  status: z.enum(balloonStatuses),
  platform: z.enum(adPlatforms),
  submittedDate: z.date(),
  approvedDate: z.date().nullable(),
  /** The last allowed start day if it's approved now, such as 2026-12-22. */
  latestLaunchDate: z.iso.date(),
  currency: z.enum(currencies),
  budget: z.number(),
  dailyBudget: z.number(),
  durationDays: z.int(),
  conversionObjective: z.enum(goals),
  /** The ad's values by key, as launched. */
  values: z.record(z.string(), jsonValueSchema),
  /** The brand's logo, and the pictures of the launched creative. */
  logoUrl: z.string().nullable(),
  pictureUrls: renderDataSchema.shape.renderUrls,
  /** The version it's tested against, and that version's pictures; null if it isn't tested. */
  variant: adVariantSchema.extend({ pictureUrls: renderDataSchema.shape.renderUrls }).nullable(),
  findings: z.array(
    z.object({
      rule: z.enum(Object.keys(lintRules) as (keyof typeof lintRules)[]),
      severity: z.enum(['error', 'warning']),
      key: z.string().nullable(),
      /** Values for the placeholders of the rule's message. */
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  statusHistory: adCampaignSchema.shape.statusHistory,
})
export type AdReview = z.infer<typeof adReviewSchema>
