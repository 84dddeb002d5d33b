import { placeSchema } from '@aloft/domain/ads/place.entity'
import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { z } from 'zod'
import { type ActionSchema, describeAction } from '../core/action-schema.ts'
import type { targetingActions } from './targeting.actions.ts'
import { exampleCity } from './targeting.examples.ts'

/** The brand whose ad is aimed; without it, the one that the caller has open. */
const ideaId = z.uuid().optional()

export const targetingSchemas = {
  'search-interests': describeAction({
    summary: 'Finds interests to target by the beginning of their name.',
    payload: z.object({
      ideaId,
      /** The beginning of a name, or of a word in it. */
      query: z.string().max(100),
    }),
    /** The best match first, each with the field and group it belongs to. */
    reply: z.object({ interests: z.array(z.object({ name: z.string(), path: z.array(z.string()) })) }),
    example: {
      payload: { query: 'lamp' },
      reply: { interests: [{ name: 'Lamps and lighting', path: ['Home and garden', 'Furnishing'] }] },
    },
  }),
  'search-locations': describeAction({
    summary: 'Finds places to target by the beginning of their name.',
    payload: z.object({
      ideaId,
      /** The beginning of a name or a zip; what follows a comma narrows it to a region or country. */
      query: z.string().max(100),
      platform: z.enum(adPlatforms),
    }),
    /** The best match first. */
    reply: z.object({ locations: z.array(placeSchema) }),
    example: {
      payload: { query: 'galw', platform: 'facebook' },
      reply: { locations: [exampleCity] },
    },
  }),
} satisfies Record<keyof typeof targetingActions, ActionSchema>
