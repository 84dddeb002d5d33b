import { adCampaignSchema } from '@aloft/domain/ads/ad-campaign.entity'
import { type AdReview, adReviewSchema } from '@aloft/domain/ads/ad-review.entity'
import { reviewFilters } from '@aloft/domain/ads/approval.rules'
import { maxAmount } from '@aloft/domain/ads/funding.rules'
import { z } from 'zod'
import { exampleBalloon } from '../balloons/balloons.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { adSubject } from '../core/fields.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'
import { exampleAdCampaign } from '../launches/launches.examples.ts'
import type { adminActions } from './admin.actions.ts'

const { balloonId, componentId } = exampleAdCampaign
const exampleSubject = { ideaId: exampleIdea._id, balloonId, componentId }
const maxMessageLength = 2_000

const exampleReview: AdReview = {
  ...exampleSubject,
  runId: '01936b2e-0000-7000-8000-000000000701',
  name: exampleBalloon.name,
  brand: exampleIdea.title,
  websiteUrl: exampleIdea.url,
  owner: 'orla@nightjar.example',
  status: 'pending_approval',
  platform: 'facebook',
  submittedDate: new Date('2026-11-03T10:00:00Z'),
  approvedDate: null,
  latestLaunchDate: '2026-12-22',
  currency: 'EUR',
  budget: 300,
  dailyBudget: 10,
  durationDays: 30,
  conversionObjective: 'sales',
  values: Object.fromEntries(
    Object.entries(exampleBalloon.data).map(([key, history]) => [key, history.at(-1)?.value ?? null]),
  ),
  logoUrl: null,
  pictureUrls: {},
  variant: null,
  findings: [{ rule: 'M02', severity: 'warning', key: 'fbTitle', details: { length: 52, limit: 40 } }],
  statusHistory: exampleAdCampaign.statusHistory.slice(0, 2),
}

export const adminSchemas = {
  'admin-approve-ad': describeAction({
    summary: 'Approves a submitted ad and sets when it may start.',
    payload: adSubject.extend({
      targetCpc: z
        .number()
        .positive()
        .max(maxAmount)
        .describe('The most that a click may cost, in the ad’s currency.'),
      fromLaunchDate: z
        .string()
        .describe(
          'The first day it may be shown on, such as 2026-11-22; the review’s `latestLaunchDate` at the latest.',
        ),
    }),
    reply: z.object({ adCampaign: adCampaignSchema.describe('The ad as it is now.') }),
    failures: {
      campaignNotFound: noDetails,
      /** It isn't waiting for approval. */
      launchFailed: noDetails,
      invalidDate: noDetails,
    },
    example: {
      payload: { ...exampleSubject, targetCpc: 0.8, fromLaunchDate: '2026-11-22' },
      reply: { adCampaign: { ...exampleAdCampaign, status: 'pending_approval' } },
    },
  }),
  'admin-get-ad-reviews': describeAction({
    summary: 'Lists submitted ads for review.',
    payload: z.object({
      filters: z
        .object({ status: z.enum(reviewFilters).describe('Ads that wait, ads that are live, or all.') })
        .prefault({ status: 'waiting' })
        .describe('Which ads to list.'),
    }),
    reply: z.object({
      reviews: z.array(adReviewSchema).describe('At most 100; those that wait the longest first.'),
    }),
    example: { payload: { filters: { status: 'waiting' } }, reply: { reviews: [exampleReview] } },
  }),
  'admin-reject-ad': describeAction({
    summary: 'Rejects an ad and tells its owner why.',
    payload: adSubject.extend({
      message: z.string().max(maxMessageLength).describe('Why, in words for its owner.'),
    }),
    reply: z.object({ adCampaign: adCampaignSchema.describe('The ad as it is now.') }),
    failures: {
      campaignNotFound: noDetails,
      /** It's neither waiting for approval nor live. */
      launchFailed: noDetails,
      reasonRequired: noDetails,
    },
    example: {
      payload: { ...exampleSubject, message: 'The picture shows somebody else’s logo.' },
      reply: { adCampaign: { ...exampleAdCampaign, status: 'rejected' } },
    },
  }),
} satisfies Record<keyof typeof adminActions, ActionSchema>
