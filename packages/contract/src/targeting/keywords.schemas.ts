import { keywordOrigins } from '@aloft/domain/ads/keywords.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { z } from 'zod'
import { exampleBriefIds } from '../briefs/briefs.examples.ts'
import { type ActionSchema, describeAction, noDetails } from '../core/action-schema.ts'
import { brandId } from '../core/fields.ts'
import type { keywordsActions } from './keywords.actions.ts'
import { exampleKeywords } from './keywords.examples.ts'

export const keywordsSchemas = {
  'suggest-keywords': describeAction({
    summary: 'Suggests search keywords for an ad.',
    payload: z.object({
      ideaId: brandId,
      seed: z
        .string()
        .max(200)
        .nullable()
        .describe('Example of the keywords to find. Null finds them in the brief and the website.'),
      locations: z
        .array(z.object({ name: z.string().max(200).describe('Name of the place.') }))
        .max(25)
        .describe('Where the ad is shown. Empty means where the brand is.'),
      language: z
        .enum(adLanguageCodes)
        .nullable()
        .describe('Language of the ad. Null means that of the brief.'),
    }),
    reply: z.object({
      keywords: z
        .array(
          z.object({
            text: z.string().describe('The keyword.'),
            origin: z.enum(keywordOrigins).describe('Where it comes from.'),
            monthlySearches: z.int().min(0).nullable().describe('Searches in a month; null if unknown.'),
          }),
        )
        .describe('Best first.'),
      isSimulated: z
        .boolean()
        .describe('Whether the numbers come from our simulation, and not from the platform.'),
    }),
    failures: {
      noSuggestions: noDetails,
      /** The seed is too short to be meaningful (TGT-06). */
      seedTooShort: z.object({ minLength: z.int().describe('The least length, in characters.') }),
    },
    example: {
      payload: {
        ideaId: exampleBriefIds.idea,
        seed: 'glass lamp',
        locations: [{ name: 'Galway' }],
        language: 'en',
      },
      reply: { keywords: exampleKeywords, isSimulated: true },
    },
  }),
} satisfies Record<keyof typeof keywordsActions, ActionSchema>
