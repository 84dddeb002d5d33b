import { keywordOrigins } from '@aloft/domain/ads/keywords.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { z } from 'zod'
import { exampleBriefIds } from '../briefs/briefs.examples.ts'
import { type ActionSchema, describeAction, noDetails } from '../core/action-schema.ts'
import type { keywordsActions } from './keywords.actions.ts'
import { exampleKeywords } from './keywords.examples.ts'

export const keywordsSchemas = {
  'suggest-keywords': describeAction({
    summary: 'Suggests search keywords for an ad.',
    payload: z.object({
      ideaId: z.uuid(),
      /** Example of the keywords to find; null requests those from the brief and the website. */
      seed: z.string().max(200).nullable(),
      /** Where the ad is shown; by default, where the brand is. */
      locations: z.array(z.object({ name: z.string().max(200) })).max(25),
      /** Language of the ad; null means that of the brief. */
      language: z.enum(adLanguageCodes).nullable(),
    }),
    /** The best keyword first. */
    reply: z.object({
      keywords: z.array(
        z.object({
          text: z.string(),
          origin: z.enum(keywordOrigins),
          /** Null if it is unknown. */
          monthlySearches: z.int().min(0).nullable(),
        }),
      ),
      isSimulated: z.boolean(),
    }),
    failures: {
      noSuggestions: noDetails,
      /** The seed is too short to show what is meant (TGT-06). */
      seedTooShort: z.object({ minLength: z.int() }),
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
