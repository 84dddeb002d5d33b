import { adLimitSchema } from '@aloft/domain/balloons/ad-limit.entity'
import { balloonStatuses } from '@aloft/domain/balloons/balloon-status.rules'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import { isPeriodSpan } from '@aloft/domain/ads/own-days.rules'
import { z } from 'zod'

// Fields shared by many calls, with their descriptions in the API document.

export const brandId = z.uuid().describe('Id of the brand.')
export const adId = z.uuid().describe('Id of the ad.')

/** Each ad is a step of a flow. */
export const componentId = z.string().describe('Id of the ad’s step in its flow.')

/** The id of a step as it's written into a flow. */
export const newComponentId = z.string().min(1).max(64).describe('Id of the ad’s step in its flow.')

/** An ad, identified by brand, flow and step. */
export const adSubject = z.object({ ideaId: brandId, balloonId: adId, componentId })

export const isArchived = z.boolean().describe('True archives, false restores.')

/** Days for which figures are asked; no more than the server sums at once. */
export const period = z
  .object({
    from: z.iso.date().describe('First day in UTC.'),
    until: z.iso.date().describe('Last day in UTC.'),
  })
  .refine(isPeriodSpan)

export const email = z.string().max(320).describe('Email address.')

export const languageTag = z.string().max(35).describe('Language tag of the interface, such as `en`.')

/** The code in an emailed link. */
export const mailedCode = z.string().max(200).describe('The code of the mailed link.')

export const socialPlatform = z.enum(socialPlatforms)

/** Why an ad can't be changed now. */
export const statusDetails = z.object({
  status: z.enum(balloonStatuses).describe('Current status of the ad.'),
})

/** A limit that was reached. */
export const limitDetails = adLimitSchema.extend({
  limit: z.int().describe('How many are allowed.'),
  count: z.int().describe('How many there are.'),
})
