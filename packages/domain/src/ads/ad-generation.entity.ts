import { z } from 'zod'
import { formulas, offeringTypes } from '../briefs/brief-options.rules.ts'
import { adLanguageCodes } from '../core/ad-languages.ts'
import { goals } from '../core/goals.ts'
import { tones } from '../core/tones.ts'
import { params } from '../core/params.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { imageStyles } from '../creatives/image-styles.rules.ts'
import { adGenFailures, adGenStatuses, adGenSteps } from './ad-generation.rules.ts'

const shortText = z.string().max(200)
const longText = z.string().max(2000)

/** What a user requests for a new ad (GEN-02, GEN-03). Null means "pick for me". */
export const adParamsSchema = z.object({
  ideaId: z.uuid(),
  /** LinkedIn is a known value but refused (PRD-08). */
  platform: z.enum([...adPlatforms, 'linkedin']).nullable(),
  style: z.object({
    toneOfVoice: z.enum(tones).nullable(),
    formula: z.enum(formulas).nullable(),
    imageStyle: z.enum(imageStyles).nullable(),
  }),
  competitors: z.array(z.string().max(2048)).max(params.maxCompetitors),
  location: shortText,
  language: z.enum(adLanguageCodes).nullable(),
  details: z.object({
    goal: z.enum(goals).nullable(),
    offeringType: z.enum(offeringTypes).nullable(),
    offeringName: shortText,
    offeringSummary: longText,
    specialPurpose: longText,
  }),
  /** Overrides the choices above: the last step of the wizard. */
  overrides: z.object({ platform: z.enum(adPlatforms).nullable(), purpose: z.enum(goals).nullable() }),
  /** A campaign brief to follow. Without one, it's drafted from the brand brief. */
  briefId: z.uuid().nullable(),
})
export type AdParams = z.infer<typeof adParamsSchema>

/** The choices that another ad takes over from one that was generated. */
export const likeAdSchema = adParamsSchema.pick({
  competitors: true,
  location: true,
  language: true,
  details: true,
})
export type LikeAd = z.infer<typeof likeAdSchema>

/** Progress of an ad's generation, as the poll returns it (ENT-23). */
export const adGenStatusSchema = z.object({
  _id: z.uuid(),
  status: z.enum(adGenStatuses),
  failureStatus: z.enum(adGenFailures).nullable(),
  /** When it started or, if it has ended, when it ended. */
  date: z.date(),
  ideaId: z.uuid(),
  balloonId: z.uuid(),
  platform: z.enum(adPlatforms),
  /** Steps that are already done, in order. */
  steps: z.array(z.enum(adGenSteps)),
})
export type AdGenStatus = z.infer<typeof adGenStatusSchema>

/** An ad in an order of first ads: waiting for the previous one, in progress, or finished. */
export const firstAdSchema = z.object({
  platform: z.enum(adPlatforms),
  status: z.enum(['WAITING', ...adGenStatuses]),
  /** Null until it starts. */
  balloonId: z.uuid().nullable(),
  failureStatus: z.enum(adGenFailures).nullable(),
  /** Steps that are already done, in order. */
  steps: z.array(z.enum(adGenSteps)),
  /** When its generation started; null until then. */
  date: z.date().nullable(),
})
export type FirstAd = z.infer<typeof firstAdSchema>

/** A brand's first ads, created one after the other (GEN-08). */
export const firstAdsSchema = z.object({
  _id: z.uuid(),
  /** Whether one of them is in progress or waiting. */
  isOpen: z.boolean(),
  ads: z.array(firstAdSchema),
})
export type FirstAds = z.infer<typeof firstAdsSchema>
