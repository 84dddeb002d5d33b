import { balloonWithHistorySchema } from '@aloft/domain/balloons/balloon.entity'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { versionKinds } from '@aloft/domain/balloons/versions.rules'
import { addressFailures } from '@aloft/domain/flows/flow-addresses.rules'
import { flowFailures } from '@aloft/domain/flows/flow-validation.rules'
import { snippetKinds } from '@aloft/domain/flows/snippet.rules'
import { z } from 'zod'
import { balloonInvalid, maxAdsPerCampaign } from '../balloons/balloons.schemas.ts'
import { exampleBalloon, exampleIdeaWithBalloons } from '../balloons/balloons.examples.ts'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import type { publishingActions } from './publishing.actions.ts'

const subject = z.object({ ideaId: z.uuid(), balloonId: z.uuid() })
const exampleSubject = { ideaId: exampleIdeaWithBalloons._id, balloonId: exampleBalloon.id }
const date = new Date('2026-11-02T08:30:00Z')

const failures = {
  balloonNotFound: noDetails,
  /** It is past work in progress, or archived (EDT-03). */
  adNotEditable: z.object({ status: z.enum(balloonStatuses) }),
  /** The plan of the brand's owner has lapsed (PUB-08). */
  planLapsed: noDetails,
}

export const publishingSchemas = {
  'get-balloon-versions': describeAction({
    summary: 'Lists the published versions of an ad.',
    payload: subject,
    /** Newest first (PUB-06). */
    reply: z.object({ versions: z.array(z.object({ date: z.date(), kind: z.enum(versionKinds) })) }),
    failures: { balloonNotFound: noDetails },
    example: {
      payload: exampleSubject,
      reply: { versions: [{ date, kind: 'published' }] },
    },
  }),
  'publish-balloon': describeAction({
    summary: 'Publishes the current state of an ad as a new version.',
    payload: subject,
    reply: z.union([
      z.object({ balloon: balloonWithHistorySchema }),
      /** What is wrong with the flow and its addresses, by component; nothing was published (FLV-01, MOD-17). */
      z.object({ validationFailures: z.record(z.string(), z.enum([...flowFailures, ...addressFailures])) }),
    ]),
    failures: { ...failures, emailNotValidated: noDetails },
    example: {
      payload: exampleSubject,
      reply: { balloon: { ...exampleBalloon, publishDates: [date], hasUnpublishedChanges: false } },
    },
  }),
  'restore-balloon-version': describeAction({
    summary: 'Restores an ad to one of its published versions.',
    payload: subject.extend({ publishDate: z.iso.datetime() }),
    reply: z.object({ balloon: balloonWithHistorySchema }),
    failures: {
      ...failures,
      versionNotFound: noDetails,
      /** It has another goal, or lacks an ad, and the ad ran since (FLV-11). */
      hasRunHistory: noDetails,
      /** Another ad of the brand has taken a path of it (FLV-15). */
      pathTaken: noDetails,
      /** It holds a path that is none. */
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
    payload: z.object({ ideaId: z.uuid(), url: z.string().max(2000), kind: z.enum(snippetKinds) }),
    reply: z.object({ isValidated: z.boolean() }),
    example: {
      payload: { ideaId: exampleSubject.ideaId, url: 'https://nightjar.example', kind: 'website' },
      reply: { isValidated: true },
    },
  }),
} satisfies Record<keyof typeof publishingActions, ActionSchema>
