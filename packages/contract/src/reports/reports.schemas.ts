import {
  adBreakdownSchema,
  adPerformanceSchema,
  brandPerformanceSchema,
} from '@aloft/domain/ads/ad-performance.entity'
import { breakdowns } from '@aloft/domain/ads/breakdowns.rules'
import { reportLinkSchema } from '@aloft/domain/ads/shared-link.entity'
import { readReportPeriod } from '@aloft/domain/ads/own-days.rules'
import { z } from 'zod'
import { exampleBalloon, exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import { describeAction, noDetails, ok } from '../core/action-schema.ts'
import { adId, brandId, period } from '../core/fields.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import type { reportsActions } from './reports.actions.ts'
import {
  exampleAdBreakdown,
  exampleAdPerformance,
  exampleBrandPerformance,
  exampleReportLink,
} from './reports.examples.ts'

/** No launch was ever paid (PRF-05). */
const notLaunched = z.literal('not_launched')

const ideaId = exampleIdeaWithBalloons._id

const maxPeriodLength = 24

const linkId = z.uuid().describe('Id of the link.')

export const reportsSchemas = {
  'create-report-link': describeAction({
    summary: 'Creates a link that shows a report to anyone who has it, for 14 days.',
    limits: [{ calls: 30, seconds: 3600, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      balloonId: z.uuid().nullable().describe('Id of the ad; null for all ads of the brand.'),
      period: z
        .string()
        .max(maxPeriodLength)
        .refine((text) => readReportPeriod(text) !== null)
        .describe(
          'What the link shows: `7`, `14`, `30` or `90` days before a visit, `all`, `launch` for the newest launch, or days such as `2026-11-01..2026-11-15`.',
        ),
    }),
    reply: z.object({
      linkId,
      url: z.string().describe('The link. It can’t be read again.'),
      expiryDate: z.date().describe('When it ends, in real time.'),
    }),
    failures: {
      balloonNotFound: noDetails,
      tooManyLinks: z.object({ limit: z.int().describe('How many links may work at a time.') }),
    },
    example: {
      payload: { ideaId, balloonId: exampleBalloon.id, period: '7' },
      reply: {
        linkId: exampleReportLink.linkId,
        url: 'https://aloft.example/shared-report/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
        expiryDate: exampleReportLink.expiryDate,
      },
    },
  }),
  'delete-report-link': describeAction({
    summary: 'Ends a link to a report at once.',
    payload: z.object({ ideaId: brandId, linkId }),
    reply: ok,
    example: { payload: { ideaId, linkId: exampleReportLink.linkId }, reply: 'OK' },
  }),
  'get-ad-breakdown': describeAction({
    summary:
      'Splits the results of an ad, or of all ads of a brand, by day, hour, place, device, age or search term.',
    limits: [{ calls: 120, seconds: 60, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      balloonId: adId.nullable().describe('Id of the ad; null for all ads of the brand.'),
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
    payload: z.object({
      ideaId: brandId,
      period: period.nullish().describe('Also sums each ad on these days.'),
    }),
    reply: z.union([brandPerformanceSchema, notLaunched]),
    example: { payload: { ideaId }, reply: exampleBrandPerformance },
  }),
  'get-report-links': describeAction({
    summary: 'Lists the links to a brand’s reports that work, newest first.',
    payload: z.object({ ideaId: brandId }),
    reply: z.object({ links: z.array(reportLinkSchema).describe('The links, without their addresses.') }),
    example: { payload: { ideaId }, reply: { links: [exampleReportLink] } },
  }),
} satisfies Record<keyof typeof reportsActions, ActionSchema>
