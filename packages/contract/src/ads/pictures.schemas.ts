import { failureMarkerList, writers } from '@aloft/domain/core/ai-results'
import { imageIdeaSchema, mostImageIdeas } from '@aloft/domain/creatives/image-idea.entity'
import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { z } from 'zod'
import { type ActionSchema, describeAction, noDetails } from '../core/action-schema.ts'
import { brandId } from '../core/fields.ts'
import { exampleAdGenStatus } from './ads.examples.ts'
import type { picturesActions } from './pictures.actions.ts'
import { exampleImageIdea } from './pictures.examples.ts'

const { ideaId, balloonId } = exampleAdGenStatus

export const picturesSchemas = {
  'generate-image-ideas': describeAction({
    summary: 'Suggests ideas for pictures, each about another fact of the brand.',
    payload: z.object({
      ideaId: brandId,
      balloonId: z
        .uuid()
        .nullable()
        .default(null)
        .describe('Id of the ad that the picture is for. Null for a picture of the whole brand.'),
      style: z
        .enum(imageStyles)
        .nullable()
        .default(null)
        .describe('Style of all ideas. Null for the style that suits each.'),
      count: z.int().min(1).max(mostImageIdeas).default(3).describe('How many at most.'),
    }),
    reply: z.union([
      z.object({
        imageIdeas: z.array(imageIdeaSchema).describe('The ideas, best first.'),
        writer: z.enum(writers).describe('Who wrote them.'),
      }),
      z.enum(failureMarkerList),
    ]),
    failures: {
      balloonNotFound: noDetails,
      /** The brand has no brief, or its facts name nothing to show. */
      noSuggestions: noDetails,
    },
    example: {
      payload: { ideaId, balloonId, style: 'Realistic', count: 3 },
      reply: { imageIdeas: [exampleImageIdea], writer: 'rules' },
    },
  }),
} satisfies Record<keyof typeof picturesActions, ActionSchema>
