import { adCreativeSchema, renderDataSchema } from '@aloft/domain/creatives/ad-creative.entity'
import { renderFailures } from '@aloft/domain/creatives/render.rules'
import { ideaSchema } from '@aloft/domain/ideas/idea.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { brandId } from '../core/fields.ts'
import { uploadedFileSchema } from '../core/uploaded-file.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'
import type { creativesActions } from './creatives.actions.ts'
import { exampleAdCreative } from './creatives.examples.ts'

const payload = z.object({ adCreativeId: z.uuid().describe('Id of the creative.') })

const exampleUpload = `/files/${'5'.repeat(64)}.webp`

export const creativesSchemas = {
  'add-idea-file': describeAction({
    summary: 'Uploads a picture or a video for a brand.',
    payload: z.object({
      ideaId: brandId,
      file: uploadedFileSchema.describe(
        'A picture of at least 400 pixels each way, or a video. At most 25 MB, as ad platforms take no more.',
      ),
    }),
    reply: z.object({
      idea: ideaSchema.describe('The brand as it is now.'),
      url: z.string().describe('Address of the file.'),
    }),
    failures: { fileTooLarge: noDetails, imageTooSmall: noDetails },
    example: {
      payload: {
        ideaId: exampleIdea._id,
        file: { size: 3, type: 'image/png', arrayBuffer: async () => new ArrayBuffer(3) },
      },
      reply: {
        idea: { ...exampleIdea, uploadedImages: [exampleUpload] },
        url: exampleUpload,
      },
    },
  }),
  'get-ad-creative': describeAction({
    summary: 'Returns the creative of an ad.',
    payload,
    reply: adCreativeSchema,
    example: { payload: { adCreativeId: exampleAdCreative._id }, reply: exampleAdCreative },
  }),
  'render-asset': describeAction({
    summary: 'Starts rendering a creative to pictures.',
    payload,
    reply: z.union([
      z.object({ renderData: renderDataSchema.describe('How far the pictures are rendered.') }),
      z.enum(renderFailures),
    ]),
    example: {
      payload: { adCreativeId: exampleAdCreative._id },
      reply: { renderData: exampleAdCreative.renderData },
    },
  }),
  'save-ad-creative': describeAction({
    summary: 'Saves a creative as a new one, or as a version of one.',
    payload: z.object({
      ideaId: brandId,
      adCreativeId: z.uuid().nullable().describe('Id of the creative; null for a new one.'),
      creative: z
        .object({
          layout: z.string().max(40).describe('Name of the layout it was composed with.'),
          creatives: adCreativeSchema.shape.creatives
            .refine((creatives) => Object.keys(creatives).length > 0, 'noFormat')
            .describe('Its layers in each format.'),
        })
        .describe('The layers to save.'),
    }),
    reply: z.object({ adCreative: adCreativeSchema.describe('The creative as it is now.') }),
    failures: {
      creativeNotFound: noDetails,
      planLapsed: noDetails,
    },
    example: {
      payload: {
        ideaId: exampleIdea._id,
        adCreativeId: exampleAdCreative._id,
        creative: { layout: exampleAdCreative.layout, creatives: exampleAdCreative.creatives },
      },
      reply: { adCreative: exampleAdCreative },
    },
  }),
} satisfies Record<keyof typeof creativesActions, ActionSchema>
