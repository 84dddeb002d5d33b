import { failureMarkerList, writers } from '@aloft/domain/core/ai-results'
import { imageGenStatusSchema, orderedImageSchema } from '@aloft/domain/creatives/image-generation.entity'
import { imageIdeaSchema, mostImageIdeas, mostImages } from '@aloft/domain/creatives/image-idea.entity'
import { designMaterialSchema } from '@aloft/domain/creatives/wizard/design-material.entity'
import { imageStyles } from '@aloft/domain/creatives/image-styles.rules'
import { z } from 'zod'
import { type ActionSchema, describeAction, noDetails } from '../core/action-schema.ts'
import { brandId } from '../core/fields.ts'
import { exampleAdGenStatus } from './ads.examples.ts'
import type { picturesActions } from './pictures.actions.ts'
import { exampleDesignMaterial, exampleImageGenStatus, exampleImageIdea } from './pictures.examples.ts'

const { ideaId, balloonId } = exampleAdGenStatus

export const picturesSchemas = {
  'generate-image-ideas': describeAction({
    summary: 'Suggests ideas for pictures, each about another fact of the brand.',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
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
  'generate-images': describeAction({
    summary: 'Orders pictures of an idea, each of which is paid once it arrives.',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      imageIdea: imageIdeaSchema.describe('What the pictures show.'),
      count: z.int().min(1).max(mostImages).default(1).describe('How many.'),
    }),
    reply: z.union([
      z.object({
        images: z.array(orderedImageSchema).describe('The pictures, all of them being drawn.'),
        taskId: z.uuid().describe('Id of the order.'),
      }),
      z.enum(failureMarkerList),
    ]),
    failures: {
      /** All pictures together cost more tokens than are left. */
      outOfTokens: z.object({ price: z.int().describe('What the pictures cost, in AI tokens.') }),
      /** One order of a user for a brand at a time. */
      imagesInProgress: noDetails,
    },
    example: {
      payload: { ideaId, imageIdea: exampleImageIdea, count: 2 },
      reply: {
        images: [{ status: 'drawing' }, { status: 'drawing' }],
        taskId: exampleImageGenStatus._id,
      },
    },
  }),
  'get-design-material': describeAction({
    summary: 'Returns what creatives of a brand or an ad are made of.',
    payload: z.object({
      ideaId: brandId,
      balloonId: z
        .uuid()
        .nullable()
        .default(null)
        .describe('Id of the ad that the creative is for. Null for a creative of the whole brand.'),
      componentId: z
        .string()
        .max(64)
        .nullable()
        .default(null)
        .describe('Id of the ad’s campaign. Null for a creative of the whole brand.'),
    }),
    reply: z.object({
      material: designMaterialSchema.nullable().describe('The material; null if the brand has no brief.'),
    }),
    failures: { balloonNotFound: noDetails },
    example: { payload: { ideaId }, reply: { material: exampleDesignMaterial } },
  }),
  'get-image-gen-status': describeAction({
    summary: 'Returns the progress of the caller’s newest order of pictures.',
    payload: z.object({ ideaId: brandId }),
    reply: z.object({
      imageGenStatus: imageGenStatusSchema.nullable().describe('The order; null if there was none.'),
    }),
    example: { payload: { ideaId }, reply: { imageGenStatus: exampleImageGenStatus } },
  }),
  'scan-image': describeAction({
    summary: 'Describes one of the brand’s pictures.',
    limits: [{ calls: 60, seconds: 3600, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      url: z.string().max(200).describe('Address of the picture, as its library names it.'),
    }),
    reply: z.object({
      description: z.string().describe('What the picture shows, in a few sentences.'),
      writer: z.enum(writers).describe('Who described it.'),
    }),
    failures: {
      /** It’s none of the brand’s pictures, or it can’t be read or described. */
      imageScanFailed: noDetails,
    },
    example: {
      payload: { ideaId, url: `/files/${'6'.repeat(64)}.webp` },
      reply: { description: 'A lamp on a sill at dusk, and nobody beside it.', writer: 'ai' },
    },
  }),
} satisfies Record<keyof typeof picturesActions, ActionSchema>
