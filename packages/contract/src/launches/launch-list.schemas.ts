import { adTypes } from '@aloft/domain/ads/ad-settings.rules'
import { resultKinds } from '@aloft/domain/ads/results.rules'
import { deliveryLimits } from '@aloft/domain/ads/delivery-limit.rules'
import { stopReasons } from '@aloft/domain/ads/stop-reasons.rules'
import { maxSearchLength } from '@aloft/domain/ads/list/list-query.rules'
import { launchSorts, isLaunchListPlace } from '@aloft/domain/ads/list/launch-columns.rules'
import { type LaunchRow, launchRowSchema } from '@aloft/domain/ads/list/launch.entity'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { currencies } from '@aloft/domain/core/money'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { z } from 'zod'
import { exampleBalloon, exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction } from '../core/action-schema.ts'
import type { launchListActions } from './launch-list.actions.ts'
import { exampleAdCampaign } from './launches.examples.ts'

const ideaId = z.uuid()
const { _id: exampleIdeaId } = exampleIdeaWithBalloons
const maxPlaceLength = 100

/** How many launches a page holds at most, and where nobody says. */
const launchesPerPage = { most: 500, usual: 100 }

/** What a list is narrowed to; an empty list of choices, no text and no day take everything. Days count in UTC. */
const filters = z.object({
  statuses: z.array(z.enum(balloonStatuses)).default([]),
  platforms: z.array(z.enum(adPlatforms)).default([]),
  types: z.array(z.enum(adTypes)).default([]),
  /** Words that the name of the ad holds. */
  text: z.string().max(maxSearchLength).default(''),
  /** Launches that run at some moment from this day on, and before that one. */
  from: z.iso.date().nullable().default(null),
  until: z.iso.date().nullable().default(null),
  isArchived: z.boolean().default(false),
})

/** A place behind a launch: give back what the page before said. */
const place = z.object({
  value: z.union([z.string().max(maxPlaceLength), z.number(), z.null()]),
  id: z.uuid(),
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

/** What an ad brought in all its launches, with the dates of the latest that has started; amounts are decimals. */
const adFiguresSchema = z.object({
  balloonId: z.uuid(),
  startDate: z.date(),
  /** When it ended or will end; null for one that goes on as long as it is paid. */
  endDate: z.date().nullable(),
  /** Why that launch ended; null while it goes on. */
  stopReason: z.enum(stopReasons).nullable(),
  impressions: z.int(),
  clicks: z.int(),
  /** Null where no verified goal counts them. */
  conversions: z.int().nullable(),
  /** What its latest launch is measured by, and how many of these all launches that are measured so brought. */
  resultKind: z.enum(resultKinds),
  results: z.int(),
  currency: z.enum(currencies),
  spend: z.number(),
  /** What keeps that launch from more; null where nothing does, or it is over. */
  limit: z.enum(deliveryLimits).nullable(),
  isSimulated: z.boolean(),
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
  limit: null,
  isSimulated: true,
}

export const launchListSchemas = {
  'get-ad-figures': describeAction({
    summary: 'Returns the results and spend of every ad of a brand.',
    payload: z.object({ ideaId }),
    // Ads that were never shown are left out.
    reply: z.object({ figures: z.array(adFiguresSchema) }),
    example: { payload: { ideaId: exampleIdeaId }, reply: { figures: [exampleAdFigures] } },
  }),
  'get-ad-runs': describeAction({
    summary: 'Lists the launches of a brand’s ads, one page at a time.',
    payload: z
      .object({
        ideaId,
        filters: filters.prefault({}),
        sort: z
          .object({ by: z.enum(launchSorts), isDescending: z.boolean() })
          .prefault({ by: 'startDate', isDescending: true }),
        after: place.nullable().default(null),
        limit: z.int().min(1).max(launchesPerPage.most).default(launchesPerPage.usual),
      })
      // The place of a list that was sorted otherwise is none here.
      .refine(({ sort, after }) => after === null || isLaunchListPlace(sort.by, after), { path: ['after'] }),
    // `next` is the place behind the last of them; null where no more follow.
    reply: z.object({ adRuns: z.array(launchRowSchema), next: place.nullable() }),
    example: {
      payload: { ideaId: exampleIdeaId, filters: { platforms: ['facebook'] } },
      reply: { adRuns: [exampleLaunchRow], next: null },
    },
  }),
} satisfies Record<keyof typeof launchListActions, ActionSchema>
