import { adPerformanceSchema, brandPerformanceSchema } from '@aloft/domain/ads/ad-performance.entity'
import { z } from 'zod'
import { exampleBalloon, exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { adId, brandId } from '../core/fields.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import type { reportsActions } from './reports.actions.ts'
import { exampleAdPerformance, exampleBrandPerformance } from './reports.examples.ts'

/** No launch was ever paid (PRF-05). */
const notLaunched = z.literal('not_launched')

const ideaId = exampleIdeaWithBalloons._id

export const reportsSchemas = {
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
