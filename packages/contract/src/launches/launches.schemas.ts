import { adCampaignSchema } from '@aloft/domain/ads/ad-campaign.entity'
import { adLimitSchema } from '@aloft/domain/balloons/ad-limit.entity'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { paymentWays } from '@aloft/domain/payments/payment.rules'
import { z } from 'zod'
import { exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import { returnToSchema } from '../payments/payments.schemas.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, ok } from '../core/action-schema.ts'
import type { launchesActions } from './launches.actions.ts'
import { exampleAdCampaign } from './launches.examples.ts'

/** An ad of a brand: its campaign, and the step of it that is the ad. */
const subject = z.object({ ideaId: z.uuid(), balloonId: z.uuid(), componentId: z.string() })

const maxReasonLength = 2_000

const examplePaymentId = '01936b2e-0000-7000-8000-000000000901'
const exampleSubject = {
  ideaId: exampleIdeaWithBalloons._id,
  balloonId: exampleAdCampaign.balloonId,
  componentId: exampleAdCampaign.componentId,
}

/** One thing that stands against a launch: a field, a rule of the platform, or what a person wrote (LCH-06). */
const launchIssue = z.object({
  key: z.string().nullable(),
  failure: z.string().nullable(),
  rule: z.string().nullable(),
  text: z.string().nullable(),
})

/** What may stand against a launch; the first of several counts (LCH-06 to LCH-10, GEN-09). */
const launchFailures = {
  campaignArchived: noDetails,
  campaignDisabled: noDetails,
  adAlreadyRunning: noDetails,
  emailNotValidated: noDetails,
  needsPaidPlan: noDetails,
  /** As many ads are active, or wait for their payment, as the plan of the brand's owner allows (GEN-09). */
  maxAds: adLimitSchema,
  rejected: z.object({ issues: z.array(launchIssue) }),
  notPublished: noDetails,
  notEnoughCredit: noDetails,
  /** No platform account can carry it out. */
  launchFailed: noDetails,
}

const launching = describeAction({
  summary: 'Launches an ad that is paid wholly from credit.',
  payload: subject,
  reply: z.object({ adCampaign: adCampaignSchema }),
  failures: launchFailures,
  example: {
    payload: exampleSubject,
    reply: { adCampaign: { ...exampleAdCampaign, status: 'pending_approval' } },
  },
})

export const launchesSchemas = {
  'confirm-payment': describeAction({
    summary: 'Completes the payment for a launch after the provider’s page.',
    payload: z.object({ paymentId: z.uuid() }),
    reply: z.object({ adCampaign: adCampaignSchema }),
    // Even if it is not paid yet: the user may come back and try again.
    failures: { paymentFailed: noDetails, paypalRefused: noDetails },
    example: {
      payload: { paymentId: examplePaymentId },
      reply: { adCampaign: { ...exampleAdCampaign, status: 'pending_approval' } },
    },
  }),
  'edit-ad': describeAction({
    summary: 'Reopens a rejected or stopped ad for editing.',
    payload: subject,
    reply: z.object({ adCampaign: adCampaignSchema }),
    failures: {
      balloonNotFound: noDetails,
      /** It is neither rejected nor stopped, or it was archived. */
      adNotEditable: z.object({ status: z.enum(balloonStatuses) }),
    },
    example: {
      payload: exampleSubject,
      reply: { adCampaign: { ...exampleAdCampaign, status: 'IN_PROGRESS' } },
    },
  }),
  'get-ad-campaign': describeAction({
    summary: 'Returns the status and the launches of an ad.',
    payload: subject,
    reply: z.union([adCampaignSchema, z.literal('NOK')]),
    example: { payload: exampleSubject, reply: exampleAdCampaign },
  }),
  'launch-ad': launching,
  'pay-ad': describeAction({
    summary: 'Starts the payment for the launch of an ad.',
    // `creditAmount` is what the payer saw of their credit and wants to use of it, decimal.
    payload: subject.extend({
      method: z.enum(paymentWays),
      creditAmount: z.number().min(0),
      returnTo: returnToSchema.optional(),
    }),
    // `url` is the provider's page; a secret for a script in ours is none, as there is no such script.
    reply: z.object({ paymentId: z.uuid(), clientSecret: z.null(), url: z.string() }),
    failures: { ...launchFailures, creditAmountChanged: noDetails, amountTooSmall: noDetails },
    example: {
      payload: { ...exampleSubject, method: 'card', creditAmount: 0 },
      reply: { paymentId: examplePaymentId, clientSecret: null, url: '/payment/cs_1' },
    },
  }),
  'request-ad-review': describeAction({
    summary: 'Asks an expert to review an ad.',
    payload: z.object({ ideaId: z.uuid(), balloonId: z.uuid() }),
    // Also to who asks again: it is asked for once.
    reply: ok,
    failures: {
      balloonNotFound: noDetails,
      /** An expert's look is offered for a day after signing up (EDT-15). */
      offerExpired: noDetails,
    },
    example: {
      payload: { ideaId: exampleSubject.ideaId, balloonId: exampleSubject.balloonId },
      reply: 'OK',
    },
  }),
  'resume-ad': { ...launching, summary: 'Launches a stopped ad again, paid wholly from credit.' },
  'stop-ad': describeAction({
    summary: 'Stops an ad and refunds what it hasn’t spent.',
    // `reason` is an admin's message to its user (LCH-05); from others it is ignored.
    payload: subject.extend({ reason: z.string().max(maxReasonLength).optional() }),
    // What was credited at once; 0 if the refund is yet to come.
    reply: z.object({ adCampaign: adCampaignSchema, creditedAmount: z.number() }),
    failures: { runningAdNotFound: noDetails },
    example: {
      payload: exampleSubject,
      reply: { adCampaign: { ...exampleAdCampaign, status: 'pending_refund' }, creditedAmount: 0 },
    },
  }),
  'sync-ad-status': describeAction({
    summary: 'Fetches the current status of an ad from its platform.',
    payload: subject,
    // Whether the ad was found stopped on its platform, and its status follows that from now on (LCH-12).
    reply: z.object({ adCampaign: adCampaignSchema, isSyncedAfterStop: z.boolean() }),
    example: {
      payload: exampleSubject,
      reply: { adCampaign: exampleAdCampaign, isSyncedAfterStop: false },
    },
  }),
} satisfies Record<keyof typeof launchesActions, ActionSchema>
