import { adLimitSchema } from '@aloft/domain/balloons/ad-limit.entity'
import { balloonSchema, balloonWithHistorySchema } from '@aloft/domain/balloons/balloon.entity'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { balloonLimits } from '@aloft/domain/balloons/balloon-limits.rules'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { editConflictSchema } from '@aloft/domain/balloons/edit-conflict.entity'
import { ideaWithBalloonsSchema } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { confirmationWords } from '@aloft/domain/core/params'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import type { balloonsActions } from './balloons.actions.ts'
import {
  exampleBalloon,
  exampleComponentIds,
  exampleIdeaWithBalloons,
  exampleListedBalloon,
} from './balloons.examples.ts'
import { balloonData, balloonEdit, balloonKey, balloonName, editBase } from './balloon-data.schemas.ts'

const ideaId = z.uuid()
const balloonId = z.uuid()

const name = exampleBalloon.name
const subject = { ideaId: exampleIdeaWithBalloons._id, balloonId: exampleBalloon.id }

/** One campaign holds one ad (API-13); `key` is the field that would bring in one more. */
export const maxAdsPerCampaign = z.object({ limit: z.int(), key: z.string() })

/**
 * Each field that the rest of the brand does not allow, with its failure key: a name or path that is taken or none, or a
 * step that launches speak of. Nothing of the call was kept. A value that no such ad could hold is a wrong payload.
 */
export const balloonInvalid = z.object({ fields: z.record(z.string(), z.string()) })

const editFailures = {
  balloonNotFound: noDetails,
  /** It is past work in progress, or archived (EDT-03). */
  adNotEditable: z.object({ status: z.enum(balloonStatuses) }),
  /** The plan of the brand's owner has lapsed (PUB-08). */
  planLapsed: noDetails,
  balloonInvalid,
  maxAdsPerCampaign,
}

export const balloonsSchemas = {
  'archive-balloon': describeAction({
    summary: 'Archives an ad, or restores it.',
    payload: z.object({ ideaId, balloonId, isArchived: z.boolean() }),
    reply: z.object({ balloon: balloonWithHistorySchema }),
    failures: {
      balloonNotFound: noDetails,
      /** It is with its platform and has to be stopped first. */
      adUnderWay: z.object({ status: z.enum(balloonStatuses) }),
      /** Restored, it would be one draft more than a brand may hold (OPN-52). */
      maxDrafts: adLimitSchema,
    },
    example: {
      payload: { ...subject, isArchived: true },
      reply: { balloon: { ...exampleBalloon, archiveDate: exampleBalloon.creationDate } },
    },
  }),
  'delete-balloon': describeAction({
    summary: 'Deletes an ad that was never launched.',
    // Compared to the letter (MOD-14).
    payload: z.object({ ideaId, balloonId, confirmation: z.literal(confirmationWords.delete) }),
    reply: z.object({ idea: ideaWithBalloonsSchema }),
    failures: {
      balloonNotFound: noDetails,
      /** It is with its platform or being sent there; it has to be stopped first (EDT-04). */
      adRunning: z.object({ status: z.enum(balloonStatuses) }),
      /** It was launched once, so its figures and bookings speak of it (FLV-11); it can be archived. */
      hasRunHistory: noDetails,
    },
    example: {
      payload: { ...subject, confirmation: 'DELETE' },
      reply: { idea: { ...exampleIdeaWithBalloons, balloons: [] } },
    },
  }),
  'duplicate-balloon': describeAction({
    summary: 'Copies an ad, for its own platform or for Instagram.',
    payload: z.object({
      ideaId,
      balloonId,
      /** The copy is an ad for this platform; without it for that of its source. */
      platform: z.literal('instagram').optional(),
    }),
    reply: z.object({ idea: ideaWithBalloonsSchema, newBalloonId: balloonId }),
    failures: {
      balloonNotFound: noDetails,
      /** An ad of this platform holds other things than the one asked for. */
      platformNotCopied: noDetails,
      /** As many ads are active as the plan of the brand's owner allows (GEN-09). */
      maxAds: adLimitSchema,
      /** The brand holds as many drafts as it may (OPN-52). */
      maxDrafts: adLimitSchema,
      /** The source is of a time when a campaign could hold several ads. */
      maxAdsPerCampaign,
    },
    example: {
      payload: subject,
      reply: { idea: exampleIdeaWithBalloons, newBalloonId: exampleBalloon.id },
    },
  }),
  'get-ads': describeAction({
    summary: 'Lists the ads of a brand.',
    payload: z.object({ ideaId }),
    reply: z.object({ ads: z.array(balloonSchema) }),
    example: { payload: { ideaId: subject.ideaId }, reply: { ads: [exampleListedBalloon] } },
  }),
  'get-balloon': describeAction({
    summary: 'Returns an ad with the history of its values.',
    payload: z.object({
      ideaId,
      balloonId,
      /** Only of these keys the whole history is given, and of all others the last value; without it, of all. */
      keys: z.array(balloonKey).min(1).max(balloonLimits.keysPerEdit).optional(),
    }),
    reply: z.object({ balloon: balloonSchema }),
    failures: { balloonNotFound: noDetails },
    example: { payload: subject, reply: { balloon: exampleBalloon } },
  }),
  'get-idea': describeAction({
    summary: 'Returns a brand with its ads.',
    payload: z.object({ ideaId }),
    reply: ideaWithBalloonsSchema,
    example: { payload: { ideaId: subject.ideaId }, reply: exampleIdeaWithBalloons },
  }),
  'save-balloon': describeAction({
    summary: 'Saves all values of an ad.',
    // Of each history only the last value is read, so a client may leave out what came before it.
    payload: z.object({
      ideaId,
      balloonId,
      balloon: z.object({ name: balloonName, data: balloonData }),
    }),
    reply: z.object({ balloon: balloonWithHistorySchema }),
    failures: editFailures,
    example: {
      payload: { ...subject, balloon: { name, data: exampleBalloon.data } },
      reply: { balloon: exampleBalloon },
    },
  }),
  'update-balloon': describeAction({
    summary: 'Changes some values of an ad.',
    // Without a base the edit overwrites whatever is there.
    payload: z.object({ ideaId, balloonId, data: balloonEdit, base: editBase.optional() }),
    reply: z.object({ balloon: balloonWithHistorySchema }),
    failures: {
      ...editFailures,
      /** Keys hold something else than the edit was based upon; nothing of the call was kept. */
      editConflict: z.object({ balloon: balloonWithHistorySchema, conflicts: z.array(editConflictSchema) }),
    },
    example: {
      payload: {
        ...subject,
        data: { [componentKey(exampleComponentIds.campaign, 'fbTitle')]: 'The last lamp you’ll buy' },
      },
      reply: { balloon: exampleBalloon },
    },
  }),
} satisfies Record<keyof typeof balloonsActions, ActionSchema>
