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

/** A campaign can only have one ad (API-13); `key` is the field that would add another. */
export const maxAdsPerCampaign = z.object({
  limit: z.int().describe('How many ads a campaign holds.'),
  key: z.string().describe('The field that would add another.'),
})

/**
 * Each field that conflicts with the rest of the brand, with its failure key: a name or path that's taken or
 * invalid, or a step that launches refer to. Nothing of the call was saved. A value that's invalid for every
 * ad is an invalid payload instead.
 */
export const balloonInvalid = z.object({
  fields: z.record(z.string(), z.string()).describe('A failure key for each wrong field.'),
})

const savedBalloon = z.object({ balloon: balloonWithHistorySchema.describe('The ad as it is now.') })
const changedIdea = ideaWithBalloonsSchema.describe('The brand as it is now.')

const editFailures = {
  balloonNotFound: noDetails,
  /** It's no longer in progress, or archived (EDT-03). */
  adNotEditable: statusDetails,
  /** The plan of the brand's owner has ended (PUB-08). */
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
      /** It's on its platform and must be stopped first. */
      adUnderWay: statusDetails,
      /** Restoring it would exceed the brand's limit of drafts (OPN-52). */
      maxDrafts: limitDetails,
    },
    example: {
      payload: { ...subject, isArchived: true },
      reply: { balloon: { ...exampleBalloon, archiveDate: exampleBalloon.creationDate } },
    },
  }),
  'delete-balloon': describeAction({
    summary: 'Deletes an ad that was never launched.',
    // Must match exactly (MOD-14).
    payload: ad.extend({
      confirmation: z
        .literal(confirmationWords.delete)
        .describe('Typed by the user, because a deletion can’t be undone.'),
    }),
    reply: z.object({ idea: changedIdea }),
    failures: {
      balloonNotFound: noDetails,
      /** It's on its platform or being sent there, and must be stopped first (EDT-04). */
      adRunning: statusDetails,
      /** It was launched before, so its figures and bookings refer to it (FLV-11); it can be archived. */
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
      isNewVersion: z
        .boolean()
        .optional()
        .describe('Whether the copy names the ad as the one it follows, and may stop it once it’s live.'),
    }),
    reply: z.object({ idea: changedIdea, newBalloonId: z.uuid().describe('Id of the copy.') }),
    failures: {
      balloonNotFound: noDetails,
      /** An ad for this platform can't be copied to the requested one. */
      platformNotCopied: noDetails,
      /** An ad that can be edited needs no new version. */
      adNotLive: statusDetails,
      /** The owner's plan allows no more active ads (GEN-09). */
      maxAds: limitDetails,
      /** The brand has reached its limit of drafts (OPN-52). */
      maxDrafts: limitDetails,
      /** The source is from a time when a campaign could have several ads. */
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
      /** Some keys have changed since the edit's base; nothing of the call was saved. */
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
