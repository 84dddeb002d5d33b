import { adTypes } from '@aloft/domain/ads/ad-settings.rules'
import { resultKinds } from '@aloft/domain/ads/results.rules'
import { deliveryLimits } from '@aloft/domain/ads/delivery-limit.rules'
import { stopReasons } from '@aloft/domain/ads/stop-reasons.rules'
import { maxSearchLength } from '@aloft/domain/ads/list/list-query.rules'
import { launchSorts, isLaunchListPlace } from '@aloft/domain/ads/list/launch-columns.rules'
import { maxAdsAtOnce } from '@aloft/domain/ads/list/stop-refunds.rules'
import {
  type LaunchRow,
  launchRowSchema,
  type LaunchTotals,
  launchTotalsSchema,
} from '@aloft/domain/ads/list/launch.entity'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { currencies } from '@aloft/domain/core/money'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { z } from 'zod'
import { exampleBalloon, exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction } from '../core/action-schema.ts'
import { adId, brandId, period } from '../core/fields.ts'
import type { launchListActions } from './launch-list.actions.ts'
import { exampleAdCampaign } from './launches.examples.ts'

const ideaId = brandId
const { _id: exampleIdeaId } = exampleIdeaWithBalloons
const maxPlaceLength = 100

/** Maximum and default number of launches on a page. */
const launchesPerPage = { most: 500, usual: 100 }

/** Filters of a list; an empty choice, text or day filters nothing. Days are in UTC. */
const filters = z.object({
  statuses: z.array(z.enum(balloonStatuses)).default([]).describe('Only these statuses. Empty for all.'),
  platforms: z.array(z.enum(adPlatforms)).default([]).describe('Only these platforms. Empty for all.'),
  types: z.array(z.enum(adTypes)).default([]).describe('Only these types. Empty for all.'),
  text: z.string().max(maxSearchLength).default('').describe('Words in the name of the ad.'),
  from: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('Only launches that are live on or after this day in UTC.'),
  until: z.iso
    .date()
    .nullable()
    .default(null)
    .describe('Only launches that are live before this day in UTC.'),
  isArchived: z.boolean().default(false).describe('Whether to list archived ads, and not the others.'),
})

/** A position in the list: send the one returned with the previous page. */
const place = z.object({
  value: z
    .union([z.string().max(maxPlaceLength), z.number(), z.null()])
    .describe('Value of the column that the list is sorted by.'),
  id: z.uuid().describe('Id of the launch.'),
})

const [exampleLaunch] = exampleAdCampaign.ads

const exampleLaunchRow: LaunchRow = {
  runId: exampleLaunch?.runId ?? '',
  balloonId: exampleBalloon.id,
  name: exampleBalloon.name,
  number: 1,
  status: 'learning',
  platform: 'facebook',
  type: 'conversion',
  startDate: new Date('2026-11-04T08:30:00Z'),
  endDate: new Date('2026-12-04T08:30:00Z'),
  currency: 'EUR',
  budget: 300,
  spend: 88.4,
  clicks: 214,
  visits: null,
  roas: 12.62,
  visitRate: null,
  clickRate: 1.16,
  completions: 9,
  isArchived: false,
  limit: null,
  isFresh: false,
  isSimulated: true,
}

const exampleTotals: LaunchTotals = {
  count: 1,
  numOthers: 0,
  currency: 'EUR',
  budget: 300,
  spend: 88.4,
  clicks: 214,
  roas: 12.62,
  clickRate: 1.16,
  completions: 9,
}

/** What an ad brought over some time; amounts are decimals. */
const adCounts = z.object({
  impressions: z.int().describe('How often the ad was shown.'),
  clicks: z.int().describe('Clicks on the ad.'),
  conversions: z
    .int()
    .nullable()
    .describe('How often its goal was reached; null if no verified goal counts that.'),
  results: z.int().describe('Results of the launches that are counted in the same as the latest one.'),
  spend: z.number().describe('Amount spent.'),
  revenue: z.number().nullable().describe('Value of its conversions; null if no verified goal counts them.'),
  countedSpend: z.number().describe('Amount spent by the launches with a verified goal.'),
})

/** An ad's results over its launches, with the dates of the latest launch that has started. */
const adFiguresSchema = adCounts.extend({
  balloonId: adId,
  startDate: z.date().describe('Start of the latest launch that has started.'),
  endDate: z
    .date()
    .nullable()
    .describe('When that launch ended or will end; null if it goes on while it’s paid.'),
  stopReason: z.enum(stopReasons).nullable().describe('Why that launch ended; null while it goes on.'),
  resultKind: z.enum(resultKinds).describe('What the results of its latest launch are counted in.'),
  currency: z.enum(currencies).describe('Currency of all amounts.'),
  before: adCounts.nullable().describe('The same number of days right before; null without a period.'),
  limit: z
    .enum(deliveryLimits)
    .nullable()
    .describe('What keeps that launch from more results; null if nothing does.'),
  isSimulated: z.boolean().describe('Whether the figures come from the simulated platform.'),
})
export type AdFigures = z.infer<typeof adFiguresSchema>

export const exampleAdFigures: AdFigures = {
  balloonId: exampleBalloon.id,
  startDate: new Date('2026-11-04T08:30:00Z'),
  endDate: new Date('2026-12-04T08:30:00Z'),
  stopReason: null,
  impressions: 18_420,
  clicks: 214,
  conversions: 9,
  resultKind: 'conversions',
  results: 9,
  currency: 'EUR',
  spend: 88.4,
  revenue: 1_115.6,
  countedSpend: 88.4,
  before: null,
  limit: null,
  isSimulated: true,
}

export const launchListSchemas = {
  'get-ad-figures': describeAction({
    summary: 'Returns the results and spend of every ad of a brand, to date or in a period.',
    payload: z.object({
      ideaId,
      period: period
        .nullish()
        .describe(
          'Only what happened on these days, compared with as many days before. Null for all to date.',
        ),
    }),
    reply: z.object({ figures: z.array(adFiguresSchema).describe('Ads that were shown at least once.') }),
    example: { payload: { ideaId: exampleIdeaId }, reply: { figures: [exampleAdFigures] } },
  }),
  'get-stop-refunds': describeAction({
    summary: 'Returns what would come back if several ads of a brand were stopped now.',
    payload: z.object({
      ideaId,
      balloonIds: z.array(adId).min(1).max(maxAdsAtOnce).describe('The ads.'),
    }),
    reply: z.object({
      refunds: z
        .array(
          z.object({
            balloonId: adId,
            currency: z.enum(currencies).describe('Currency of the amount.'),
            refund: z.number().describe('Ad credit that comes back, VAT included.'),
            isEstimate: z
              .boolean()
              .describe('Whether the ad has started, so that it may still spend a part of it.'),
          }),
        )
        .describe('The ads that can be stopped.'),
    }),
    example: {
      payload: { ideaId: exampleIdeaId, balloonIds: [exampleBalloon.id] },
      reply: {
        refunds: [{ balloonId: exampleBalloon.id, currency: 'EUR', refund: 178.5, isEstimate: true }],
      },
    },
  }),
  'get-ad-runs': describeAction({
    summary: 'Lists the launches of a brand’s ads, one page at a time.',
    payload: z
      .object({
        ideaId,
        filters: filters.prefault({}).describe('What to narrow the list to.'),
        sort: z
          .object({
            by: z.enum(launchSorts).describe('The column.'),
            isDescending: z.boolean().describe('Whether the highest comes first.'),
          })
          .prefault({ by: 'startDate', isDescending: true })
          .describe('Order of the list.'),
        after: place.nullable().default(null).describe('`next` of the page before. Null for the first page.'),
        limit: z
          .int()
          .min(1)
          .max(launchesPerPage.most)
          .default(launchesPerPage.usual)
          .describe('How many launches a page has at most.'),
      })
      // A position is only valid for the sort order it was returned for.
      .refine(({ sort, after }) => after === null || isLaunchListPlace(sort.by, after), { path: ['after'] }),
    reply: z.object({
      adRuns: z.array(launchRowSchema).describe('The launches of the page.'),
      next: place.nullable().describe('Send it as `after` for the next page; null after the last one.'),
    }),
    example: {
      payload: { ideaId: exampleIdeaId, filters: { platforms: ['facebook'] } },
      reply: { adRuns: [exampleLaunchRow], next: null },
    },
  }),
  'get-launch-totals': describeAction({
    summary: 'Returns the sums of the launches of a brand’s ads, over all pages of their list.',
    payload: z.object({ ideaId, filters: filters.prefault({}).describe('What to narrow the list to.') }),
    reply: z.object({ totals: launchTotalsSchema.nullable().describe('Null without a launch.') }),
    example: { payload: { ideaId: exampleIdeaId }, reply: { totals: exampleTotals } },
  }),
} satisfies Record<keyof typeof launchListActions, ActionSchema>
