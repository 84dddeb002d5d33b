import { adCampaignSchema } from '@aloft/domain/ads/ad-campaign.entity'
import { type AdReview, adReviewSchema } from '@aloft/domain/ads/ad-review.entity'
import { reviewFilters } from '@aloft/domain/ads/approval.rules'
import { maxAmount } from '@aloft/domain/ads/funding.rules'
import { maxMessageLength as maxSupportLength } from '@aloft/domain/assistant/assistant-limits'
import { supportConversationSchema, supportMessageSchema } from '@aloft/domain/assistant/hand-over.entity'
import { z } from 'zod'
import { exampleBalloon } from '../balloons/balloons.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, ok } from '../core/action-schema.ts'
import { adSubject } from '../core/fields.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'
import { exampleAdCampaign } from '../launches/launches.examples.ts'
import type { adminActions } from './admin.actions.ts'
import { exampleConversation, exampleSupportMessages } from './support.examples.ts'

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

const runId = z.uuid().describe('Id of the conversation.')

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
  'admin-get-support': describeAction({
    summary: 'Lists the conversations that users have handed over to a person.',
    payload: z.object({}),
    reply: z.object({
      conversations: z
        .array(supportConversationSchema)
        .describe('At most 200; those whose user has waited the longest for an answer first.'),
    }),
    example: { payload: {}, reply: { conversations: [exampleConversation] } },
  }),
  'admin-get-support-messages': describeAction({
    summary: 'Returns a conversation that its user has handed over.',
    payload: z.object({ runId }),
    reply: z.object({
      messages: z.array(supportMessageSchema).describe('The newest 500, oldest first.'),
    }),
    failures: { supportEnded: noDetails },
    example: {
      payload: { runId: exampleConversation.runId },
      reply: { messages: exampleSupportMessages },
    },
  }),
  'admin-answer-support': describeAction({
    summary: 'Answers a conversation as a person of the support.',
    payload: z.object({
      runId,
      messageId: z.uuid().describe('Chosen by the client. Sent again, the answer is stored once.'),
      message: z.string().min(1).max(maxSupportLength).regex(/\S/).describe('The answer.'),
    }),
    reply: ok,
    failures: {
      /** Its user has returned to the assistant, or deleted the conversation. */
      supportEnded: noDetails,
    },
    example: {
      payload: {
        runId: exampleConversation.runId,
        messageId: '01936b2e-0000-4000-8000-000000000712',
        message: 'The second charge was a hold. Your bank releases it within five days.',
      },
      reply: 'OK',
    },
  }),
  'admin-end-support': describeAction({
    summary: 'Returns a conversation to the assistant.',
    payload: z.object({ runId }),
    reply: ok,
    failures: { supportEnded: noDetails },
    example: { payload: { runId: exampleConversation.runId }, reply: 'OK' },
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
