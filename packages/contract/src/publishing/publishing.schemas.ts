import { checkEmail } from '@aloft/domain/account/email.rules'
import { balloonWithHistorySchema } from '@aloft/domain/balloons/balloon.entity'
import { versionKinds } from '@aloft/domain/balloons/versions.rules'
import { addressFailures } from '@aloft/domain/flows/flow-addresses.rules'
import { flowFailures } from '@aloft/domain/flows/flow-validation.rules'
import { siteBuilders } from '@aloft/domain/flows/site-builders.rules'
import { snippetKinds } from '@aloft/domain/flows/snippet.rules'
import { z } from 'zod'
import { balloonInvalid, maxAdsPerCampaign } from '../balloons/balloons.schemas.ts'
import { exampleBalloon, exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { adId, brandId, email, statusDetails } from '../core/fields.ts'
import type { publishingActions } from './publishing.actions.ts'

const subject = z.object({ ideaId: brandId, balloonId: adId })
const changedBalloon = z.object({ balloon: balloonWithHistorySchema.describe('The ad as it is now.') })
const exampleSubject = { ideaId: exampleIdeaWithBalloons._id, balloonId: exampleBalloon.id }
const date = new Date('2026-11-02T08:30:00Z')

const failures = {
  balloonNotFound: noDetails,
  /** It's no longer in progress, or archived (EDT-03). */
  adNotEditable: statusDetails,
  /** The plan of the brand's owner has ended (PUB-08). */
  planLapsed: noDetails,
}

export const publishingSchemas = {
  'get-balloon-versions': describeAction({
    summary: 'Lists the published versions of an ad.',
    payload: subject,
    reply: z.object({
      versions: z
        .array(
          z.object({
            date: z.date().describe('When it was published or last edited.'),
            kind: z.enum(versionKinds).describe('Whether it’s published now, the draft, or from before.'),
          }),
        )
        .describe('Newest first.'),
    }),
    failures: { balloonNotFound: noDetails },
    example: {
      payload: exampleSubject,
      reply: { versions: [{ date, kind: 'published' }] },
    },
  }),
  'get-website-connection': describeAction({
    summary: 'Returns whether a brand’s website carries its snippet, and how the website is built.',
    payload: z.object({ ideaId: brandId }),
    reply: z.object({
      url: z.string().nullable().describe('The website; null for a brand without one.'),
      isConnected: z.boolean().describe('Whether the snippet was found at the last check.'),
      builder: z
        .enum(siteBuilders)
        .nullable()
        .describe('What the website is built with; null if its pages don’t say.'),
      nextCheckDate: z
        .date()
        .nullable()
        .describe('When the product looks next by itself; null if it doesn’t.'),
    }),
    example: {
      payload: { ideaId: exampleSubject.ideaId },
      reply: { url: 'https://nightjar.example', isConnected: false, builder: 'shopify', nextCheckDate: date },
    },
  }),
  'email-website-code': describeAction({
    summary: 'Emails the snippet and its steps to the person who manages the website.',
    limits: [{ calls: 3, seconds: 86_400, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      email: email.refine((text) => checkEmail(text) === null).describe('The one address to send it to.'),
    }),
    reply: z.literal('OK'),
    failures: {
      /** The brand has no website. */
      websiteMissing: noDetails,
      emailNotValidated: noDetails,
    },
    example: {
      payload: { ideaId: exampleSubject.ideaId, email: 'web@studio.example' },
      reply: 'OK',
    },
  }),
  'publish-balloon': describeAction({
    summary: 'Publishes the current state of an ad as a new version.',
    payload: subject,
    reply: z.union([
      changedBalloon,
      z.object({
        validationFailures: z
          .record(z.string(), z.enum([...flowFailures, ...addressFailures]))
          .describe('What is wrong with the flow, by step. Nothing was published.'),
      }),
    ]),
    failures: { ...failures, emailNotValidated: noDetails },
    example: {
      payload: exampleSubject,
      reply: { balloon: { ...exampleBalloon, publishDates: [date], hasUnpublishedChanges: false } },
    },
  }),
  'restore-balloon-version': describeAction({
    summary: 'Restores an ad to one of its published versions.',
    payload: subject.extend({
      publishDate: z.iso.datetime().describe('Date of the version, in UTC.'),
    }),
    reply: changedBalloon,
    failures: {
      ...failures,
      versionNotFound: noDetails,
      /** The version has another goal or lacks an ad, and the ad has run since (FLV-11). */
      hasRunHistory: noDetails,
      /** Another ad of the brand has taken one of its paths (FLV-15). */
      pathTaken: noDetails,
      /** It contains an invalid path. */
      balloonInvalid,
      maxAdsPerCampaign,
    },
    example: {
      payload: { ...exampleSubject, publishDate: date.toISOString() },
      reply: { balloon: exampleBalloon },
    },
  }),
  'validate-snippet': describeAction({
    summary: 'Checks whether a website carries the brand’s snippet.',
    // An open page asks every 15 seconds.
    limits: [{ calls: 300, seconds: 3600, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      url: z.string().max(2000).describe('Address of the page to check.'),
      kind: z.enum(snippetKinds).describe('Whether the page is the website, or a goal of an ad.'),
    }),
    reply: z.object({ isValidated: z.boolean().describe('Whether the snippet was found.') }),
    example: {
      payload: { ideaId: exampleSubject.ideaId, url: 'https://nightjar.example', kind: 'website' },
      reply: { isValidated: true },
    },
  }),
} satisfies Record<keyof typeof publishingActions, ActionSchema>
