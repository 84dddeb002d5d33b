import {
  adBreakdownSchema,
  adPerformanceSchema,
  brandPerformanceSchema,
} from '@aloft/domain/ads/ad-performance.entity'
import { breakdowns } from '@aloft/domain/ads/breakdowns.rules'
import { z } from 'zod'
import { exampleBalloon, exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { adId, brandId } from '../core/fields.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import type { reportsActions } from './reports.actions.ts'
import { exampleAdBreakdown, exampleAdPerformance, exampleBrandPerformance } from './reports.examples.ts'

/** No launch was ever paid (PRF-05). */
const notLaunched = z.literal('not_launched')

const ideaId = exampleIdeaWithBalloons._id

export const reportsSchemas = {
  'get-ad-breakdown': describeAction({
    summary: 'Splits the results of an ad by day, hour, place, device, age or search term.',
    payload: z.object({
      ideaId: brandId,
      balloonId: adId,
      by: z.enum(breakdowns).describe('How to split. If its platforms can’t, there are no parts.'),
      from: z.iso.date().describe('The first day, in UTC.'),
      until: z.iso.date().describe('The last day, in UTC.'),
    }),
    reply: z.union([adBreakdownSchema, notLaunched]),
    failures: { balloonNotFound: noDetails, breakdownFailed: noDetails },
    example: {
      payload: {
        ideaId,
        balloonId: exampleBalloon.id,
        by: 'device',
        from: '2026-11-04',
        until: '2026-11-07',
      },
      reply: exampleAdBreakdown,
    },
  }),
  'get-ad-performance': describeAction({
    summary: 'Returns the results of one ad, by launch and by day.',
    payload: z.object({ ideaId: brandId, balloonId: adId }),
    reply: z.union([adPerformanceSchema, notLaunched]),
    failures: { balloonNotFound: noDetails },
    example: { payload: { ideaId, balloonId: exampleBalloon.id }, reply: exampleAdPerformance },
  }),
  'get-brand-performance': describeAction({
    summary: 'Returns the results of all ads of a brand, by ad and by day.',
    payload: z.object({ ideaId: brandId }),
    reply: z.union([brandPerformanceSchema, notLaunched]),
    example: { payload: { ideaId }, reply: exampleBrandPerformance },
  }),
} satisfies Record<keyof typeof reportsActions, ActionSchema>
