import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { z } from 'zod'
import { expectedSiteSchema } from '@aloft/site-reader/measure/expected-site'

/**
 * Facts that a careful person reads from a business of the corpus; `server/demo-sites/README.md` defines what counts.
 */
export const expectedBusinessSchema = expectedSiteSchema.extend({
  /** Null if the catalogue has no trade for it. */
  trade: z.string().nullable(),
  /** Trades that are also right. */
  alsoTrades: z.array(z.string()).optional(),
  /** Words for what is sold, one of which must be in the first headline. */
  sold: z.array(z.string()).min(1),
  /** Facts that a good ad could use, each with words that one of the read facts must contain. */
  facts: z.array(z.object({ text: z.string(), words: z.array(z.string()).min(1) })).min(8),
  /** Words of sentences on the pages that state nothing about the business. */
  noise: z.array(z.string()),
})
export type ExpectedBusiness = z.infer<typeof expectedBusinessSchema>

/** An owner's description of a business without a website. */
export const descriptionSchema = z.object({ description: z.string(), language: z.enum(adLanguageCodes) })
