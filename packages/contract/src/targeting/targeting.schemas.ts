import { placeSchema } from '@aloft/domain/ads/place.entity'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { z } from 'zod'
import { type ActionSchema, describeAction } from '../core/action-schema.ts'
import type { targetingActions } from './targeting.actions.ts'
import { exampleCity } from './targeting.examples.ts'

const ideaId = z.uuid().optional().describe('Id of the brand. Left out for the one that the caller has open.')

export const targetingSchemas = {
  'search-interests': describeAction({
    summary: 'Finds interests to target by the beginning of their name.',
    payload: z.object({
      ideaId,
      query: z.string().max(100).describe('The beginning of a name, or of a word in it.'),
    }),
    reply: z.object({
      interests: z
        .array(
          z.object({
            name: z.string().describe('Name of the interest.'),
            path: z.array(z.string()).describe('Field and group that it belongs to.'),
          }),
        )
        .describe('Best match first.'),
    }),
    example: {
      payload: { query: 'lamp' },
      reply: { interests: [{ name: 'Lamps and lighting', path: ['Home and garden', 'Furnishing'] }] },
    },
  }),
  'search-locations': describeAction({
    summary: 'Finds places to target by the beginning of their name.',
    payload: z.object({
      ideaId,
      query: z
        .string()
        .max(100)
        .describe('The beginning of a name or a zip code. A region or country may follow a comma.'),
      platform: z.enum(adPlatforms).describe('Platform of the ad.'),
    }),
    reply: z.object({ locations: z.array(placeSchema).describe('Best match first.') }),
    example: {
      payload: { query: 'galw', platform: 'facebook' },
      reply: { locations: [exampleCity] },
    },
  }),
} satisfies Record<keyof typeof targetingActions, ActionSchema>
