import {
  adGenStatusSchema,
  adParamsSchema,
  firstAdsSchema,
  likeAdSchema,
} from '@aloft/domain/ads/ad-generation.entity'
import { adGenFailures } from '@aloft/domain/ads/ad-generation.rules'
import { buttonLabels } from '@aloft/domain/balloons/campaign-settings.rules'
import { forecastSpeeds, missingForecastData } from '@aloft/domain/ads/forecast.rules'
import { resultKinds } from '@aloft/domain/ads/results.rules'
import { mostOffered, textKinds } from '@aloft/domain/ads/text-kinds.rules'
import { adCreativeSchema } from '@aloft/domain/creatives/ad-creative.entity'
import { creativeSchema } from '@aloft/domain/creatives/creative.entity'
import { failureMarkerList, writers } from '@aloft/domain/core/ai-results'
import { angles } from '@aloft/domain/facts/angles.rules'
import { adIdeaSchema } from '@aloft/domain/facts/ad-idea.entity'
import { copyBasisSchema } from '@aloft/domain/facts/copy-basis.entity'
import { currencies } from '@aloft/domain/core/money'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { adId, brandId, limitDetails, newComponentId } from '../core/fields.ts'
import type { adsActions } from './ads.actions.ts'
import { exampleAdCreative } from '../creatives/creatives.examples.ts'
import {
  exampleAdGenStatus,
  exampleAdParams,
  exampleAdIdeas,
  exampleCopyBasis,
  exampleLikeAd,
  exampleFirstAds,
  exampleForecast,
  examplePictureChoices,
} from './ads.examples.ts'

const { ideaId, balloonId } = exampleAdGenStatus

const range = z.object({
  low: z.number().describe('Low end of the range.'),
  middle: z.number().describe('The most likely value.'),
  high: z.number().describe('High end of the range.'),
})

const ad = { ideaId: brandId, balloonId: adId }

/** The content of an ad's picture. */
const pictureOf = {
  ...ad,
  componentId: newComponentId,
  line: z.string().trim().min(1).max(120).describe('Line of text on the picture.'),
  hasPrice: z.boolean().describe('Whether it shows the price of the offer.'),
  button: z.enum(buttonLabels).describe('Button on the picture.'),
}
const examplePicture = {
  ideaId,
  balloonId,
  componentId: 'c1',
  line: 'Evenings, better lit',
  hasPrice: true,
  button: 'SHOP_NOW' as const,
}

// Why no ad was started.
const startFailure = z.union([
  limitDetails.extend({
    failureStatus: z.enum(['MAX_ADS', 'MAX_DRAFTS']).describe('Which limit is reached.'),
  }),
  z.object({
    failureStatus: z
      .enum(adGenFailures)
      .exclude(['MAX_ADS', 'MAX_DRAFTS'])
      .describe('Why no ad was started.'),
  }),
])

export const adsSchemas = {
  'choose-picture': describeAction({
    summary: 'Applies a layout and a picture to an ad’s creative.',
    payload: z.object({
      ...pictureOf,
      layout: z.string().max(40).describe('Name of the layout.'),
      picture: z
        .string()
        .max(200)
        .nullable()
        .describe('Address of one of the brand’s pictures; null for none.'),
    }),
    reply: adCreativeSchema,
    failures: {
      balloonNotFound: noDetails,
      /** The brand no longer has this picture, or the headline doesn't fit in it. */
      pictureNotFound: noDetails,
    },
    example: { payload: { ...examplePicture, layout: 'bigType', picture: null }, reply: exampleAdCreative },
  }),
  'create-ad': describeAction({
    summary: 'Starts the generation of an ad.',
    limits: [{ calls: 30, seconds: 600, by: 'caller' }],
    payload: adParamsSchema,
    reply: z.union([z.object(ad), startFailure]),
    failures: {
      /** We generate no ads for this platform (PRD-08). */
      generic: noDetails,
    },
    example: { payload: exampleAdParams, reply: { ideaId, balloonId } },
  }),
  'create-first-ads': describeAction({
    summary: 'Starts the generation of a brand’s first ads, one for each platform.',
    limits: [{ calls: 30, seconds: 600, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      platform: z
        .enum(adPlatforms)
        .optional()
        .describe(
          'Retries only the failed ad for this platform of the newest order. Left out for a new order.',
        ),
    }),
    reply: z.union([z.object({ firstAds: firstAdsSchema.describe('The order.') }), startFailure]),
    failures: {
      /** The latest order has no failed ad for this platform. */
      firstAdNotFailed: noDetails,
    },
    example: { payload: { ideaId }, reply: { firstAds: exampleFirstAds } },
  }),
  'generate-texts': describeAction({
    summary: 'Suggests texts of one kind for an ad.',
    payload: z.object({
      ...ad,
      componentId: newComponentId,
      kind: z.enum(textKinds).describe('Which texts to suggest.'),
      count: z.int().min(1).max(20).describe('How many.'),
      offered: z
        .array(z.string().max(1000))
        .max(mostOffered)
        .optional()
        .describe('Earlier suggestions, so that they aren’t repeated.'),
    }),
    reply: z.union([
      z.object({
        texts: z.array(z.string()).describe('The suggestions, best first.'),
        angles: z
          .array(z.enum(angles).nullable())
          .describe('What each text appeals to; null for kinds such as keywords.'),
        writer: z.enum(writers).describe('Who wrote them.'),
      }),
      z.enum(failureMarkerList),
    ]),
    failures: {
      balloonNotFound: noDetails,
      /** The texts cost more tokens than are left. */
      outOfTokens: z.object({ price: z.int().describe('What the texts cost, in AI tokens.') }),
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
    payload: z.object({ ideaId: brandId }),
    reply: z.object({
      adGenStatus: adGenStatusSchema.nullable().describe('The latest generation; null if there was none.'),
    }),
    example: { payload: { ideaId }, reply: { adGenStatus: exampleAdGenStatus } },
  }),
  'get-ad-brief': describeAction({
    summary: 'Returns what an ad was made for, as choices for another ad like it.',
    payload: z.object(ad),
    reply: likeAdSchema.nullable().describe('Null for an ad that wasn’t generated.'),
    failures: { balloonNotFound: noDetails },
    example: { payload: { ideaId, balloonId }, reply: exampleLikeAd },
  }),
  'get-ad-ideas': describeAction({
    summary: 'Returns better texts for an ad, written by rules from facts that it doesn’t state yet.',
    limits: [{ calls: 60, seconds: 600, by: 'caller' }],
    payload: z.object({
      ...ad,
      componentId: newComponentId,
      rejected: z
        .array(z.string().max(1000))
        .max(mostOffered)
        .optional()
        .describe('Earlier suggestions, so that they aren’t repeated.'),
    }),
    reply: z.object({
      ideas: z.array(adIdeaSchema).describe('At most one for each field. All of them can be taken.'),
    }),
    failures: { balloonNotFound: noDetails },
    example: { payload: { ideaId, balloonId, componentId: 'c1' }, reply: { ideas: exampleAdIdeas } },
  }),
  'get-copy-basis': describeAction({
    summary: 'Returns the facts that the texts of an ad are based on.',
    payload: z.object({ ...ad, componentId: newComponentId }),
    reply: copyBasisSchema,
    failures: { balloonNotFound: noDetails },
    example: { payload: { ideaId, balloonId, componentId: 'c1' }, reply: exampleCopyBasis },
  }),
  'get-first-ads': describeAction({
    summary: 'Returns the progress of a brand’s first ads, or an offer to generate them.',
    payload: z.object({ ideaId: brandId }),
    reply: z.object({
      firstAds: firstAdsSchema.nullable().describe('The newest order; null if there was none.'),
      offer: z
        .object({
          platforms: z.array(z.enum(adPlatforms)).describe('All platforms, in the order of the ads.'),
          count: z.int().describe('How many of them the AI tokens pay for.'),
          tokens: z.int().describe('What those cost, in AI tokens.'),
        })
        .nullable()
        .describe('What an order would bring now; null if there was one.'),
    }),
    example: { payload: { ideaId }, reply: { firstAds: exampleFirstAds, offer: null } },
  }),
  'get-forecast': describeAction({
    summary: 'Estimates the results and the cost of a launch.',
    payload: z.object({
      ...ad,
      componentId: newComponentId,
      dailyBudget: z
        .number()
        .positive()
        .max(100_000)
        .describe('Budget of a day in the account’s currency, with commission and without VAT.'),
      durationDays: z.int().min(1).max(365).describe('Duration in days.'),
    }),
    reply: z.object({
      speed: z.enum(forecastSpeeds).describe('How fast the budget brings results.'),
      visitors: range.describe('People who visit the page, over the whole launch.'),
      clicks: range.describe('Clicks on the ad, over the whole launch.'),
      resultKind: z.enum(resultKinds).describe('What the results are counted in.'),
      results: range.describe('Results of the whole launch.'),
      cost: range.describe('Cost of the whole launch, with commission and without VAT.'),
      costPerResult: range
        .nullable()
        .describe('Cost of one result; null if ads like this one often bring none.'),
      currency: z.enum(currencies).describe('Currency of all amounts.'),
      confidence: z.int().describe('In how many of 100 cases the outcome is within the ranges.'),
      isSimulated: z
        .boolean()
        .describe('Whether the figures come from our simulation, and not from the platform.'),
    }),
    failures: {
      balloonNotFound: noDetails,
      forecastFailed: noDetails,
      /** The targeting reaches too few people (TGT-05). */
      forecastNotAvailable: noDetails,
      notEnoughData: z.object({ missing: z.enum(missingForecastData).describe('What is missing.') }),
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
      choices: z
        .array(
          z.object({
            layout: z.string().describe('Name of the layout.'),
            picture: z.string().nullable().describe('Address of the picture in it; null without one.'),
            creative: creativeSchema.describe('How it looks.'),
          }),
        )
        .describe('At most six, best first. None is saved.'),
      price: z
        .string()
        .nullable()
        .describe('The price that the picture can show; null if the offer has none.'),
    }),
    failures: { balloonNotFound: noDetails },
    example: { payload: examplePicture, reply: examplePictureChoices },
  }),
} satisfies Record<keyof typeof adsActions, ActionSchema>
