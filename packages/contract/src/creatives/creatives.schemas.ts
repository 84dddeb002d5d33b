import { adCreativeSchema, renderDataSchema } from '@aloft/domain/creatives/ad-creative.entity'
import { creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import { maxCreativesAtOnce, pictureFileTypes } from '@aloft/domain/creatives/creative-files.rules'
import { listedCreativeSchema } from '@aloft/domain/creatives/listed-creative.entity'
import { maxListedVersions } from '@aloft/domain/creatives/creative-versions.rules'
import { renderFailures } from '@aloft/domain/creatives/render.rules'
import { ideaSchema } from '@aloft/domain/ideas/idea.entity'
import { z } from 'zod'
import type { ActionSchema } from '../core/action-schema.ts'
import { describeAction, noDetails, ok } from '../core/action-schema.ts'
import { brandId } from '../core/fields.ts'
import { uploadedFileSchema } from '../core/uploaded-file.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'
import { mediaSchemas } from './media.schemas.ts'
import type { creativesActions } from './creatives.actions.ts'
import { exampleAdCreative, exampleListedCreative } from './creatives.examples.ts'

const owned = z.object({
  ideaId: brandId,
  adCreativeId: z.uuid().describe('Id of the creative.'),
})
const exampleOwned = { ideaId: exampleIdea._id, adCreativeId: exampleAdCreative._id }
const alsoIds = z
  .array(z.uuid())
  .max(maxCreativesAtOnce - 1)
  .default([])
const adCreative = adCreativeSchema.describe('The creative as it is now.')

const creativeVersionSchema = z.object({
  number: z.int32().describe('Its number, from 1.'),
  date: z.date().describe('When it was last changed.'),
  authorName: z
    .string()
    .nullable()
    .describe('Who drew it. Null for the product, and if the account is gone.'),
  isLaunched: z.boolean().describe('Whether a launch shows or has shown it.'),
})

const payload = z.object({ adCreativeId: z.uuid().describe('Id of the creative.') })

const exampleUpload = `/files/${'5'.repeat(64)}.webp`

export const creativesSchemas = {
  'add-idea-file': describeAction({
    summary: 'Uploads a picture or a video for a brand.',
    limits: [{ calls: 120, seconds: 3600, by: 'caller' }],
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
  'archive-ad-creative': describeAction({
    summary: 'Archives a creative, or restores it.',
    payload: owned.extend({
      alsoIds: alsoIds.describe('More creatives of the brand that are archived or restored with it.'),
      isArchived: z.boolean().describe('Whether it’s archived from now on.'),
    }),
    reply: z.object({ adCreative }),
    failures: { creativeNotFound: noDetails },
    example: {
      payload: { ...exampleOwned, isArchived: true },
      reply: { adCreative: exampleAdCreative },
    },
  }),
  'add-stock-picture': mediaSchemas['add-stock-picture'],
  'archive-media': mediaSchemas['archive-media'],
  'delete-ad-creative': describeAction({
    summary: 'Permanently deletes a creative that no launch and no ad shows.',
    payload: owned.extend({
      alsoIds: alsoIds.describe(
        'More creatives of the brand that are deleted with it, as far as they can be.',
      ),
    }),
    reply: z.union([
      ok,
      z.object({
        stays: z
          .array(
            z.object({
              adCreativeId: z.uuid().describe('Id of a creative that stays.'),
              shownBy: z
                .string()
                .nullable()
                .describe('Name of an ad that shows it. Null if a launch has shown it.'),
            }),
          )
          .describe('Those that can’t be deleted, if there are several creatives in the call.'),
      }),
    ]),
    failures: {
      creativeNotFound: noDetails,
      /** It can only be archived. */
      creativeLaunched: noDetails,
      /** An ad has to show another picture first. */
      creativeInUse: z.object({ name: z.string().describe('Name of an ad that shows it.') }),
    },
    example: { payload: exampleOwned, reply: 'OK' },
  }),
  'download-ad-creative': describeAction({
    summary: 'Creates a link to the pictures of a creative, valid for ten minutes.',
    payload: owned.extend({
      alsoIds: alsoIds.describe(
        'More creatives of the brand for the same file. It leaves out those not drawn.',
      ),
      fileType: z.enum(pictureFileTypes).default('png').describe('Type of the pictures.'),
      format: z
        .enum(creativeFormatNames)
        .nullable()
        .default(null)
        .describe('The only format to download. Null for a ZIP file with all formats.'),
    }),
    reply: z.object({
      url: z.string().describe('Address of the picture, or of a ZIP file with several.'),
    }),
    failures: {
      creativeNotFound: noDetails,
      /** Its pictures aren’t drawn, or can’t be, or it has no such format. */
      creativeNotDrawn: noDetails,
      needsPaidPlan: noDetails,
    },
    example: {
      payload: exampleOwned,
      reply: { url: 'https://app.example/api/creative-download?key=3q2-7w' },
    },
  }),
  'duplicate-ad-creative': describeAction({
    summary: 'Copies the newest version of a creative.',
    payload: owned,
    reply: z.object({ newAdCreativeId: z.uuid().describe('Id of the copy.') }),
    failures: { creativeNotFound: noDetails },
    example: { payload: exampleOwned, reply: { newAdCreativeId: exampleListedCreative._id } },
  }),
  'get-ad-creatives': describeAction({
    summary: 'Lists the creatives of a brand with what they have done, newest first, one page at a time.',
    payload: z.object({
      ideaId: brandId,
      filters: z
        .object({
          adName: z.string().max(200).default('').describe('Words that the name of their ad has to contain.'),
          minClicks: z.int().min(0).default(0).describe('Clicks that they have at least.'),
        })
        .prefault({})
        .describe('What to narrow the list to.'),
      isArchived: z.boolean().default(false).describe('Whether to list those in the archive instead.'),
      after: z
        .uuid()
        .nullable()
        .default(null)
        .describe('`next` of the page before. Null for the first page.'),
      limit: z.int().min(1).max(100).default(24).describe('How many creatives a page has at most.'),
    }),
    reply: z.object({
      adCreatives: z.array(listedCreativeSchema).describe('The creatives of the page.'),
      next: z.uuid().nullable().describe('Send it as `after` for the next page; null after the last one.'),
    }),
    example: {
      payload: { ideaId: exampleIdea._id, filters: { minClicks: 10 } },
      reply: { adCreatives: [exampleListedCreative], next: null },
    },
  }),
  'get-ad-creative': describeAction({
    summary: 'Returns the creative of an ad.',
    payload,
    reply: adCreativeSchema,
    example: { payload: { adCreativeId: exampleAdCreative._id }, reply: exampleAdCreative },
  }),
  'get-creative-version': describeAction({
    summary: 'Returns the layers of one version of a creative.',
    payload: payload.extend({ number: z.int32().min(1).describe('Number of the version, from 1.') }),
    reply: z.object({ creatives: adCreativeSchema.shape.creatives.describe('Its sizes with their layers.') }),
    failures: { versionNotFound: noDetails },
    example: {
      payload: { adCreativeId: exampleAdCreative._id, number: 1 },
      reply: { creatives: exampleAdCreative.creatives },
    },
  }),
  'get-creative-versions': describeAction({
    summary: 'Lists the versions of a creative.',
    payload,
    reply: z.object({
      versions: z
        .array(creativeVersionSchema)
        .describe(`The newest ${maxListedVersions}, newest first. Edits within a minute share one.`),
    }),
    example: {
      payload: { adCreativeId: exampleAdCreative._id },
      reply: {
        versions: [
          {
            number: 2,
            date: new Date('2026-11-03T10:02:00Z'),
            authorName: 'Órla Fahy',
            isLaunched: false,
          },
          {
            number: 1,
            date: new Date('2026-11-01T09:10:00Z'),
            authorName: null,
            isLaunched: true,
          },
        ],
      },
    },
  }),
  'get-media-library': mediaSchemas['get-media-library'],
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
      base: adCreativeSchema.shape.creatives
        .optional()
        .describe('The layers that these may take the place of. Without it, they take the place of any.'),
    }),
    reply: z.object({ adCreative }),
    failures: {
      /** The newest version has other layers than the base in one of its formats; nothing was saved. */
      creativeChanged: noDetails,
      creativeNotFound: noDetails,
      /** A layer shows a file that isn't the brand's, or is gone. */
      mediaNotFound: noDetails,
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
  'update-media': mediaSchemas['update-media'],
} satisfies Record<keyof typeof creativesActions, ActionSchema>
