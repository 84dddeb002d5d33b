import { mediaItemSchema, stockServiceSchema } from '@aloft/domain/ideas/media.entity'
import { mediaLimits, type MediaTab, mediaTabs } from '@aloft/domain/ideas/media.rules'
import { stockShapes } from '@aloft/domain/ideas/stock.rules'
import { z } from 'zod'
import { describeAction, noDetails } from '../core/action-schema.ts'
import { brandId, isArchived } from '../core/fields.ts'
import { exampleIdea } from '../ideas/ideas.examples.ts'
import { exampleMedia, exampleStockPicture, exampleStockService } from './media.examples.ts'

const owned = z.object({
  ideaId: brandId,
  mediaId: z.uuid().describe('Id of the picture.'),
})
const exampleOwned = { ideaId: exampleIdea._id, mediaId: exampleMedia._id }
const item = mediaItemSchema.describe('The picture as it is now.')
/** Where a page of the library, or of a stock service's results, ends; opaque to clients. */
const cursor = z.string().regex(/^\d{1,9}(\.[0-9a-f-]{36})?$/)

const stockFailures = {
  /** The stock service takes no more requests for now. */
  stockLimited: z.object({ retryAfterSeconds: z.int().describe('Seconds until it takes more.') }),
  /** The stock service can't be reached, or gave nothing useful. */
  stockUnavailable: noDetails,
}

/** Pictures of a brand's library. */
export const mediaSchemas = {
  'add-stock-picture': describeAction({
    summary: 'Adds a picture of the stock service to the library, with its license and credit.',
    limits: [{ calls: 120, seconds: 3600, by: 'caller' }],
    payload: z.object({
      ideaId: brandId,
      stockId: z
        .string()
        .regex(/^[\w.-]{1,100}$/)
        .describe('Id of the picture at the stock service, from `get-media-library`.'),
    }),
    reply: z.object({ item: mediaItemSchema.describe('The picture, which the brand has once.') }),
    failures: {
      ...stockFailures,
      /** The stock service has no such picture, or has it no longer. */
      stockNotFound: noDetails,
      /** Its file isn't a picture that can be read. */
      stockUnreadable: noDetails,
    },
    example: {
      payload: { ideaId: exampleIdea._id, stockId: exampleStockPicture.stockId ?? '' },
      reply: { item: exampleStockPicture },
    },
  }),
  'archive-media': describeAction({
    summary: 'Archives a picture of the library, or restores it; creatives that show it keep it.',
    payload: owned.extend({ isArchived }),
    reply: z.object({ item }),
    failures: { mediaNotFound: noDetails },
    example: { payload: { ...exampleOwned, isArchived: true }, reply: { item: exampleMedia } },
  }),
  'get-media-library': describeAction({
    summary:
      'Lists pictures of a brand that creatives can show, or searches the stock service, one page at a time.',
    payload: z.object({
      ideaId: brandId,
      tab: z
        .enum(mediaTabs as [MediaTab, ...MediaTab[]])
        .describe('Pictures made by AI, from a stock collection, uploaded, or found on the website.'),
      query: z
        .string()
        .max(200)
        .default('')
        .describe(
          'Words that the name, the description or the prompt has to contain. In the tab `stock`, any words search the stock service.',
        ),
      shape: z
        .enum(stockShapes)
        .nullable()
        .default(null)
        .describe('Shape of the pictures that a search of the stock service finds. Null for any.'),
      isArchived: z.boolean().default(false).describe('Whether to list those in the archive instead.'),
      after: cursor.nullable().default(null).describe('`next` of the page before. Null for the first page.'),
      limit: z.int().min(1).max(100).default(48).describe('How many pictures a page has at most.'),
    }),
    reply: z.object({
      items: z.array(mediaItemSchema).describe('The pictures of the page.'),
      next: cursor.nullable().describe('Send it as `after` for the next page; null after the last one.'),
      stock: stockServiceSchema
        .nullable()
        .describe('The stock service, in the tab `stock`; null in any other.'),
    }),
    failures: stockFailures,
    example: {
      payload: { ideaId: exampleIdea._id, tab: 'stock', query: 'lamp' },
      reply: { items: [exampleStockPicture], next: '2', stock: exampleStockService },
    },
  }),
  'update-media': describeAction({
    summary: 'Changes the name and the description of a picture.',
    payload: owned.extend({
      name: z.string().trim().max(mediaLimits.name).describe('Its name; empty for none.'),
      alt: z.string().trim().max(mediaLimits.alt).describe('What it shows, for people who can’t see it.'),
    }),
    reply: z.object({ item }),
    failures: { mediaNotFound: noDetails },
    example: {
      payload: { ...exampleOwned, name: exampleMedia.name, alt: exampleMedia.alt },
      reply: { item: exampleMedia },
    },
  }),
}
