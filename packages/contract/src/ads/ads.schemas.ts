import { adGenStatusSchema, adParamsSchema, firstAdsSchema } from '@aloft/domain/ads/ad-generation.entity'
import { adGenFailures } from '@aloft/domain/ads/ad-generation.rules'
import { buttonLabels } from '@aloft/domain/balloons/campaign-settings.rules'
import { adLimitSchema } from '@aloft/domain/balloons/ad-limit.entity'
import { forecastSpeeds, missingForecastData } from '@aloft/domain/ads/forecast.rules'
import { resultKinds } from '@aloft/domain/ads/results.rules'
import { mostOffered, textKinds } from '@aloft/domain/ads/text-kinds.rules'
import { adCreativeSchema } from '@aloft/domain/creatives/ad-creative.entity'
import { creativeSchema } from '@aloft/domain/creatives/creative.entity'
import { failureMarkerList, writers } from '@aloft/domain/core/ai-results'
import { angles } from '@aloft/domain/facts/angles.rules'
import { copyBasisSchema } from '@aloft/domain/facts/copy-basis.entity'
import { currencies } from '@aloft/domain/core/money'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import type { adsActions } from './ads.actions.ts'
import { exampleAdCreative } from '../creatives/creatives.examples.ts'
import {
  exampleAdGenStatus,
  exampleAdParams,
  exampleCopyBasis,
  exampleFirstAds,
  exampleForecast,
  examplePictureChoices,
} from './ads.examples.ts'

const { ideaId, balloonId } = exampleAdGenStatus

const range = z.object({ low: z.number(), middle: z.number(), high: z.number() })

/** The picture of an ad: what stands on it. */
const pictureOf = {
  ideaId: z.uuid(),
  balloonId: z.uuid(),
  componentId: z.string().min(1).max(64),
  line: z.string().trim().min(1).max(120),
  hasPrice: z.boolean(),
  button: z.enum(buttonLabels),
}
const examplePicture = {
  ideaId,
  balloonId,
  componentId: 'c1',
  line: 'Evenings, better lit',
  hasPrice: true,
  button: 'SHOP_NOW' as const,
}

// Why no ad was begun.
const startFailure = z.union([
  adLimitSchema.extend({ failureStatus: z.enum(['MAX_ADS', 'MAX_DRAFTS']) }),
  z.object({ failureStatus: z.enum(adGenFailures).exclude(['MAX_ADS', 'MAX_DRAFTS']) }),
])

export const adsSchemas = {
  'choose-picture': describeAction({
    summary: 'Applies a layout and a picture to an ad’s creative.',
    payload: z.object({ ...pictureOf, layout: z.string().max(40), picture: z.string().max(200).nullable() }),
    reply: adCreativeSchema,
    failures: {
      balloonNotFound: noDetails,
      /** The brand has no such picture any more, or the line finds no room in it. */
      pictureNotFound: noDetails,
    },
    example: { payload: { ...examplePicture, layout: 'bigType', picture: null }, reply: exampleAdCreative },
  }),
  'create-ad': describeAction({
    summary: 'Starts the generation of an ad.',
    payload: adParamsSchema,
    reply: z.union([z.object({ ideaId: z.uuid(), balloonId: z.uuid() }), startFailure]),
    failures: {
      /** The platform is one that no ads are made for (PRD-08). */
      generic: noDetails,
    },
    example: { payload: exampleAdParams, reply: { ideaId, balloonId } },
  }),
  'create-first-ads': describeAction({
    summary: 'Starts the generation of a brand’s first ads, one for each platform.',
    payload: z.object({
      ideaId: z.uuid(),
      /** Of the newest order, the failed ad to try again alone; left out for a new order. */
      platform: z.enum(adPlatforms).optional(),
    }),
    reply: z.union([z.object({ firstAds: firstAdsSchema }), startFailure]),
    failures: {
      /** The newest order has no failed ad for this platform. */
      firstAdNotFailed: noDetails,
    },
    example: { payload: { ideaId }, reply: { firstAds: exampleFirstAds } },
  }),
  'generate-texts': describeAction({
    summary: 'Suggests texts of one kind for an ad.',
    payload: z.object({
      ideaId: z.uuid(),
      balloonId: z.uuid(),
      componentId: z.string().min(1).max(64),
      kind: z.enum(textKinds),
      count: z.int().min(1).max(20),
      /** Texts that were offered before: they are not offered again. */
      offered: z.array(z.string().max(1000)).max(mostOffered).optional(),
    }),
    reply: z.union([
      z.object({
        texts: z.array(z.string()),
        /** What each text appeals to; null for kinds that say nothing, such as keywords. */
        angles: z.array(z.enum(angles).nullable()),
        writer: z.enum(writers),
      }),
      z.enum(failureMarkerList),
    ]),
    failures: {
      balloonNotFound: noDetails,
      /** The texts cost tokens, and too few are left. */
      outOfTokens: z.object({ price: z.int() }),
      noSuggestions: noDetails,
    },
    example: {
      payload: { ideaId, balloonId, componentId: 'c1', kind: 'headlines', count: 3 },
      reply: {
        texts: ['A lamp for the evenings', 'Blown by hand in Galway', 'Rewired free for ten years'],
        angles: ['benefit', 'place', 'deal'],
        writer: 'rules',
      },
    },
  }),
  'get-ad-gen-status': describeAction({
    summary: 'Returns the progress of the ad that is being generated.',
    payload: z.object({ ideaId: z.uuid() }),
    reply: z.object({ adGenStatus: adGenStatusSchema.nullable() }),
    example: { payload: { ideaId }, reply: { adGenStatus: exampleAdGenStatus } },
  }),
  'get-copy-basis': describeAction({
    summary: 'Returns the facts that the texts of an ad are based on.',
    payload: z.object({ ideaId: z.uuid(), balloonId: z.uuid(), componentId: z.string().min(1).max(64) }),
    reply: copyBasisSchema,
    failures: { balloonNotFound: noDetails },
    example: { payload: { ideaId, balloonId, componentId: 'c1' }, reply: exampleCopyBasis },
  }),
  'get-first-ads': describeAction({
    summary: 'Returns the progress of a brand’s first ads, or an offer to generate them.',
    payload: z.object({ ideaId: z.uuid() }),
    reply: z.object({
      /** The newest order; null where there was none. */
      firstAds: firstAdsSchema.nullable(),
      /** What an order made now would bring; null where there was one. */
      offer: z
        .object({
          /** All platforms, the first ad's first. */
          platforms: z.array(z.enum(adPlatforms)),
          /** How many of them the tokens pay for. */
          count: z.int(),
          /** What those cost. */
          tokens: z.int(),
        })
        .nullable(),
    }),
    example: { payload: { ideaId }, reply: { firstAds: exampleFirstAds, offer: null } },
  }),
  'get-forecast': describeAction({
    summary: 'Estimates the results and the cost of a launch.',
    payload: z.object({
      ideaId: z.uuid(),
      balloonId: z.uuid(),
      componentId: z.string().min(1).max(64),
      /** In the account's currency, commission included, without VAT. */
      dailyBudget: z.number().positive().max(100_000),
      durationDays: z.int().min(1).max(365),
    }),
    reply: z.object({
      speed: z.enum(forecastSpeeds),
      /** Of the whole launch: the middle, and between what it lies in `confidence` of 100 cases. */
      visitors: range,
      clicks: range,
      /** What the ad is measured by, and how much of it. */
      resultKind: z.enum(resultKinds),
      results: range,
      /** Commission included, without VAT. */
      cost: range,
      /** Of one result; null where too many ads like this one may bring none. */
      costPerResult: range.nullable(),
      currency: z.enum(currencies),
      confidence: z.int(),
      /** Whether the figures come from our simulation and not from the platform. */
      isSimulated: z.boolean(),
    }),
    failures: {
      balloonNotFound: noDetails,
      forecastFailed: noDetails,
      /** The targeting lets too few people through (TGT-05). */
      forecastNotAvailable: noDetails,
      notEnoughData: z.object({ missing: z.enum(missingForecastData) }),
    },
    example: {
      payload: { ideaId, balloonId, componentId: 'c1', dailyBudget: 15, durationDays: 10 },
      reply: exampleForecast,
    },
  }),
  'suggest-pictures': describeAction({
    summary: 'Suggests layouts and pictures for an ad’s creative.',
    payload: z.object(pictureOf),
    reply: z.object({
      /** At most six that differ from each other and from what the ad has, best first; none is kept. */
      choices: z.array(
        z.object({ layout: z.string(), picture: z.string().nullable(), creative: creativeSchema }),
      ),
      /** The price that the picture can show; null where the offer has none. */
      price: z.string().nullable(),
    }),
    failures: { balloonNotFound: noDetails },
    example: { payload: examplePicture, reply: examplePictureChoices },
  }),
} satisfies Record<keyof typeof adsActions, ActionSchema>
