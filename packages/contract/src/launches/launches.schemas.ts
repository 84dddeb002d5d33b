import { abTestSchema, adVariantSchema } from '@aloft/domain/ads/ab-test.entity'
import { adCampaignSchema } from '@aloft/domain/ads/ad-campaign.entity'
import { paymentWays } from '@aloft/domain/payments/payment.rules'
import { z } from 'zod'
import { exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import { returnToSchema } from '../payments/payments.schemas.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, ok } from '../core/action-schema.ts'
import { adId, adSubject, brandId, limitDetails, statusDetails } from '../core/fields.ts'
import type { launchesActions } from './launches.actions.ts'
import { exampleAdCampaign, exampleVariants } from './launches.examples.ts'

const adCampaign = adCampaignSchema.describe('The ad as it is now.')
const maxReasonLength = 2_000
/** More are refused as malformed; from the third on, by name. */
const mostSentVariants = 10

const examplePaymentId = '01936b2e-0000-7000-8000-000000000901'
const exampleSubject = {
  ideaId: exampleIdeaWithBalloons._id,
  balloonId: exampleAdCampaign.balloonId,
  componentId: exampleAdCampaign.componentId,
}

/** A reason against a launch: a field, a rule of the platform, or a reviewer's message (LCH-06). */
const launchIssue = z.object({
  key: z.string().nullable().describe('Field that it’s about; null if it’s about the whole ad.'),
  failure: z.string().nullable().describe('Failure key of the field; null for other issues.'),
  rule: z.string().nullable().describe('Number of the rule that is broken; null for other issues.'),
  text: z.string().nullable().describe('What an administrator wrote; null for other issues.'),
})

/**
 * Why a launch is refused; if there are several reasons, the first is returned (LCH-06 to LCH-10, GEN-09).
 */
const launchFailures = {
  campaignArchived: noDetails,
  campaignDisabled: noDetails,
  adAlreadyRunning: noDetails,
  emailNotValidated: noDetails,
  needsPaidPlan: noDetails,
  /** A test takes 14 days, and the launch is shorter (AUT-07). */
  testTooShort: noDetails,
  /** The owner's plan allows no more ads that are active or wait for payment (GEN-09). */
  maxAds: limitDetails,
  rejected: z.object({ issues: z.array(launchIssue).describe('What keeps the ad from its launch.') }),
  notPublished: noDetails,
  notEnoughCredit: noDetails,
  /** No platform account can run it. */
  launchFailed: noDetails,
}

const stopsFollowed = z
  .boolean()
  .optional()
  .describe('Whether to stop the ad that this one is a new version of, once this one is live.')

const launching = describeAction({
  summary: 'Launches an ad that is paid wholly from credit.',
  payload: adSubject.extend({ stopsFollowed }),
  reply: z.object({ adCampaign }),
  failures: launchFailures,
  example: {
    payload: exampleSubject,
    reply: { adCampaign: { ...exampleAdCampaign, status: 'pending_approval' } },
  },
})

export const launchesSchemas = {
  'confirm-payment': describeAction({
    summary: 'Completes the payment for a launch after the provider’s page.',
    payload: z.object({ paymentId: z.uuid().describe('Id of the payment, from `pay-ad`.') }),
    reply: z.object({ adCampaign }),
    // Also while it isn't paid: the user may return and try again.
    failures: { paymentFailed: noDetails, paypalRefused: noDetails },
    example: {
      payload: { paymentId: examplePaymentId },
      reply: { adCampaign: { ...exampleAdCampaign, status: 'pending_approval' } },
    },
  }),
  'edit-ad': describeAction({
    summary: 'Reopens a rejected or stopped ad for editing.',
    payload: adSubject,
    reply: z.object({ adCampaign }),
    failures: {
      balloonNotFound: noDetails,
      /** It's neither rejected nor stopped, or it's archived. */
      adNotEditable: statusDetails,
    },
    example: {
      payload: exampleSubject,
      reply: { adCampaign: { ...exampleAdCampaign, status: 'IN_PROGRESS' } },
    },
  }),
  'get-ad-campaign': describeAction({
    summary: 'Returns the status and the launches of an ad.',
    payload: adSubject,
    reply: z.union([adCampaignSchema, z.literal('NOK')]),
    example: { payload: exampleSubject, reply: exampleAdCampaign },
  }),
  'launch-ad': launching,
  'pay-ad': describeAction({
    summary: 'Starts the payment for the launch of an ad, or charges a stored card.',
    payload: adSubject.extend({
      method: z.enum(paymentWays).describe('How the rest is paid.'),
      creditAmount: z
        .number()
        .min(0)
        .describe('Credit to use, as the payer saw it, in the account’s currency.'),
      paymentMethodId: z
        .uuid()
        .optional()
        .describe('Id of a stored card to charge; left out to pay on the provider’s page.'),
      returnTo: returnToSchema.optional(),
      stopsFollowed,
    }),
    reply: z.object({
      paymentId: z.uuid().describe('Id of the payment.'),
      clientSecret: z.null().describe('Always null: cards are entered on the provider’s page.'),
      url: z
        .string()
        .nullable()
        .describe('Address of the provider’s or the bank’s page; null if the stored card was charged.'),
    }),
    failures: {
      ...launchFailures,
      creditAmountChanged: noDetails,
      amountTooSmall: noDetails,
      /** The stored card was refused. */
      paymentFailed: noDetails,
    },
    example: {
      payload: { ...exampleSubject, method: 'card', creditAmount: 0 },
      reply: { paymentId: examplePaymentId, clientSecret: null, url: '/payment/cs_1' },
    },
  }),
  'request-ad-review': describeAction({
    summary: 'Asks an expert to review an ad.',
    payload: z.object({ ideaId: brandId, balloonId: adId }),
    // Also returned for a repeated request, which has no further effect.
    reply: ok,
    failures: {
      balloonNotFound: noDetails,
      /** An expert review is offered for a day after sign-up (EDT-15). */
      offerExpired: noDetails,
    },
    example: {
      payload: { ideaId: exampleSubject.ideaId, balloonId: exampleSubject.balloonId },
      reply: 'OK',
    },
  }),
  'request-launch': describeAction({
    summary: 'Asks the owner of a brand to launch an ad.',
    limits: [{ calls: 20, seconds: 3600, by: 'caller' }],
    payload: z.object({ ideaId: brandId, balloonId: adId }),
    // Also returned for a second request within a day, which has no further effect.
    reply: ok,
    failures: {
      balloonNotFound: noDetails,
      /** It’s launched or archived already. */
      adNotEditable: statusDetails,
    },
    example: {
      payload: { ideaId: exampleSubject.ideaId, balloonId: exampleSubject.balloonId },
      reply: 'OK',
    },
  }),
  'resume-ad': { ...launching, summary: 'Launches a stopped ad again, paid wholly from credit.' },
  'save-ab-test': describeAction({
    summary: 'Sets the versions that the next launch of an ad compares, or removes its test.',
    payload: adSubject.extend({
      variants: z
        .array(adVariantSchema)
        .max(mostSentVariants)
        .describe('The original, which has no changes, and the other version; fewer remove the test.'),
    }),
    reply: z.object({ abTest: abTestSchema.nullable().describe('The test; null if there is none.') }),
    failures: {
      balloonNotFound: noDetails,
      /** A test has two versions, the original included (AUT-06). */
      maxVariants: noDetails,
      /** The plan of the brand's owner has lapsed (OPN-56). */
      planLapsed: noDetails,
      /** The brand doesn't have the creative. */
      creativeNotFound: noDetails,
      /** The ad is with its platform, or archived. */
      adNotEditable: statusDetails,
    },
    example: {
      payload: { ...exampleSubject, variants: exampleVariants },
      reply: { abTest: { variants: exampleVariants } },
    },
  }),
  'stop-ad': describeAction({
    summary: 'Stops an ad and refunds what it hasn’t spent.',
    payload: adSubject.extend({
      reason: z
        .string()
        .max(maxReasonLength)
        .optional()
        .describe('An administrator’s message to the owner. Ignored from others.'),
    }),
    reply: z.object({
      adCampaign,
      creditedAmount: z.number().describe('What was credited at once; 0 if the refund is yet to come.'),
    }),
    failures: { runningAdNotFound: noDetails },
    example: {
      payload: exampleSubject,
      reply: { adCampaign: { ...exampleAdCampaign, status: 'pending_refund' }, creditedAmount: 0 },
    },
  }),
  'sync-ad-status': describeAction({
    summary: 'Fetches the current status of an ad from its platform.',
    payload: adSubject,
    reply: z.object({
      adCampaign,
      isSyncedAfterStop: z
        .boolean()
        .describe('Whether the ad was found stopped on its platform, and is stopped here, too.'),
    }),
    example: {
      payload: exampleSubject,
      reply: { adCampaign: exampleAdCampaign, isSyncedAfterStop: false },
    },
  }),
} satisfies Record<keyof typeof launchesActions, ActionSchema>
