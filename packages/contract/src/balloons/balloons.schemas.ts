import { balloonSchema, balloonWithHistorySchema } from '@aloft/domain/balloons/balloon.entity'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { balloonLimits } from '@aloft/domain/balloons/balloon-limits.rules'
import { editConflictSchema } from '@aloft/domain/balloons/edit-conflict.entity'
import { ideaWithBalloonsSchema } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { confirmationWords } from '@aloft/domain/core/params'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { adId, brandId, isArchived, limitDetails, statusDetails } from '../core/fields.ts'
import type { balloonsActions } from './balloons.actions.ts'
import {
  exampleBalloon,
  exampleComponentIds,
  exampleIdeaWithBalloons,
  exampleListedBalloon,
} from './balloons.examples.ts'
import { balloonData, balloonEdit, balloonKey, balloonName, editBase } from './balloon-data.schemas.ts'

const ideaId = brandId
const balloonId = adId
const ad = z.object({ ideaId, balloonId })

const name = exampleBalloon.name
const subject = { ideaId: exampleIdeaWithBalloons._id, balloonId: exampleBalloon.id }

/** One campaign holds one ad (API-13); `key` is the field that would bring in one more. */
export const maxAdsPerCampaign = z.object({
  limit: z.int().describe('How many ads a campaign holds.'),
  key: z.string().describe('The field that would add another.'),
})

/**
 * Each field that the rest of the brand does not allow, with its failure key: a name or path that is taken or none, or a
 * step that launches speak of. Nothing of the call was kept. A value that no such ad could hold is a wrong payload.
 */
export const balloonInvalid = z.object({
  fields: z.record(z.string(), z.string()).describe('A failure key for each wrong field.'),
})

const savedBalloon = z.object({ balloon: balloonWithHistorySchema.describe('The ad as it is now.') })
const changedIdea = ideaWithBalloonsSchema.describe('The brand as it is now.')

const editFailures = {
  balloonNotFound: noDetails,
  /** It is past work in progress, or archived (EDT-03). */
  adNotEditable: statusDetails,
  /** The plan of the brand's owner has lapsed (PUB-08). */
  planLapsed: noDetails,
  balloonInvalid,
  maxAdsPerCampaign,
}

export const balloonsSchemas = {
  'archive-balloon': describeAction({
    summary: 'Archives an ad, or restores it.',
    payload: ad.extend({ isArchived }),
    reply: savedBalloon,
    failures: {
      balloonNotFound: noDetails,
      /** It is with its platform and has to be stopped first. */
      adUnderWay: statusDetails,
      /** Restored, it would be one draft more than a brand may hold (OPN-52). */
      maxDrafts: limitDetails,
    },
    example: {
      payload: { ...subject, isArchived: true },
      reply: { balloon: { ...exampleBalloon, archiveDate: exampleBalloon.creationDate } },
    },
  }),
  'delete-balloon': describeAction({
    summary: 'Deletes an ad that was never launched.',
    // Compared to the letter (MOD-14).
    payload: ad.extend({
      confirmation: z
        .literal(confirmationWords.delete)
        .describe('Typed by the user, because a deletion can’t be undone.'),
    }),
    reply: z.object({ idea: changedIdea }),
    failures: {
      balloonNotFound: noDetails,
      /** It is with its platform or being sent there; it has to be stopped first (EDT-04). */
      adRunning: statusDetails,
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
      platform: z
        .literal('instagram')
        .optional()
        .describe('Makes the copy an ad for this platform. Left out to keep the platform.'),
    }),
    reply: z.object({ idea: changedIdea, newBalloonId: z.uuid().describe('Id of the copy.') }),
    failures: {
      balloonNotFound: noDetails,
      /** An ad of this platform holds other things than the one asked for. */
      platformNotCopied: noDetails,
      /** As many ads are active as the plan of the brand's owner allows (GEN-09). */
      maxAds: limitDetails,
      /** The brand holds as many drafts as it may (OPN-52). */
      maxDrafts: limitDetails,
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
    reply: z.object({ ads: z.array(balloonSchema).describe('All ads, archived ones included.') }),
    example: { payload: { ideaId: subject.ideaId }, reply: { ads: [exampleListedBalloon] } },
  }),
  'get-balloon': describeAction({
    summary: 'Returns an ad with the history of its values.',
    payload: z.object({
      ideaId,
      balloonId,
      keys: z
        .array(balloonKey)
        .min(1)
        .max(balloonLimits.keysPerEdit)
        .optional()
        .describe('Keys whose whole history to return; of all others the last value. Left out for all keys.'),
    }),
    reply: z.object({ balloon: balloonSchema.describe('The ad.') }),
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
    payload: ad.extend({
      balloon: z
        .object({
          name: balloonName.describe('Name of the ad.'),
          data: balloonData.describe('Values by key, oldest first. Only the last one is read.'),
        })
        .describe('The ad to save.'),
    }),
    reply: savedBalloon,
    failures: editFailures,
    example: {
      payload: { ...subject, balloon: { name, data: exampleBalloon.data } },
      reply: { balloon: exampleBalloon },
    },
  }),
  'update-balloon': describeAction({
    summary: 'Changes some values of an ad.',
    payload: ad.extend({
      data: balloonEdit.describe('New values by key, and `name` for the ad’s own name.'),
      base: editBase
        .optional()
        .describe(
          'Values that the edit may overwrite, by key. Without it, the edit overwrites whatever is there.',
        ),
    }),
    reply: savedBalloon,
    failures: {
      ...editFailures,
      /** Keys hold something else than the edit was based upon; nothing of the call was kept. */
      editConflict: savedBalloon.extend({
        conflicts: z.array(editConflictSchema).describe('The changed keys with their current values.'),
      }),
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
