import { z } from 'zod'
import { jsonValueSchema } from '../account/json-value.entity.ts'
import { adAccountTypes, adPlatforms } from '../ideas/platforms.rules.ts'
import { balloonStatuses } from './balloon-status.rules.ts'

/** One value of a key with its date and who set it (ENT-11). */
const balloonValueSchema = z.object({
  value: jsonValueSchema,
  date: z.date(),
  isUserUpdate: z.boolean(),
  authorId: z.uuid().nullable(),
})

/** Steps of a flow, each a list of component ids (ENT-09). */
const componentOrderSchema = z.array(z.array(z.string()))
export type ComponentOrder = z.infer<typeof componentOrderSchema>

/** Section ids of each page, by component id (ENT-09). */
const sectionOrderSchema = z.record(z.string(), z.array(z.string()))
export type SectionOrder = z.infer<typeof sectionOrderSchema>

/** The parts of a launch that the balloon shows (ENT-08). */
const balloonAdSchema = z.object({
  runId: z.uuid(),
  data: z.object({
    adAccountType: z.enum(adAccountTypes).nullable(),
    stopReason: z.string().nullable(),
  }),
})
export type BalloonAd = z.infer<typeof balloonAdSchema>

/**
 * A balloon; users call it an ad, or a campaign on the flow screen (ENT-08, ENT-12). `data` holds a list for each key,
 * whose last entry is in effect: componentOrder, sectionOrder, theme and the keys `component/{id}/…`.
 */
export const balloonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(balloonStatuses),
  /** Null if the flow has no ad yet. */
  platform: z.enum(adPlatforms).nullable(),
  subscriptionId: z.string().nullable(),
  isSubscriptionCanceled: z.boolean(),
  ads: z.array(balloonAdSchema),
  publishDates: z.array(z.date()),
  creationDate: z.date(),
  archiveDate: z.date().nullable(),
  /** Progress of its generation, 0 to 100. */
  progress: z.number().min(0).max(100),
  ctaSelectors: z.array(z.string()),
  /** Address of its creative's square picture, once that's drawn. */
  pictureUrl: z.string().nullable(),
  /** The ad that this one is a new version of. */
  followsId: z.uuid().nullable(),
  /** Whether its draft has something to publish (PUB-02, PUB-03). */
  hasUnpublishedChanges: z.boolean(),
  /** Whether `data` has every value that a key ever had, oldest first. Otherwise it may have only the last one. */
  isHistoryComplete: z.boolean(),
  data: z.record(z.string(), z.array(balloonValueSchema)),
})
export type Balloon = z.infer<typeof balloonSchema>

/** A balloon with the whole history of each key, which versions are read from. */
export const balloonWithHistorySchema = balloonSchema.extend({ isHistoryComplete: z.literal(true) })
export type BalloonWithHistory = z.infer<typeof balloonWithHistorySchema>
