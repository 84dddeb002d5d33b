import { z } from 'zod'
import { jsonValueSchema } from '../account/json-value.entity.ts'
import { adAccountTypes, adPlatforms } from './platforms.rules.ts'

function perPlatform<T extends z.ZodType>(value: T) {
  return z.partialRecord(z.enum(adPlatforms), value)
}

/** One use of an ad account; old entries have no date (OPN-33). `currency` is the account's. */
export const adAccountUseSchema = z.object({
  date: z.date().optional(),
  adAccountId: z.string(),
  currency: z.string(),
})
export type AdAccountUse = z.infer<typeof adAccountUseSchema>

const adAccountSchema = z.object({ id: z.string(), name: z.string(), currency: z.string() })

/** An idea as shown in lists and switchers; users call it a brand (ENT-04). */
export const ideaSummarySchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  teamId: z.uuid().nullable(),
  logoImageUrl: z.string().nullable(),
  creationDate: z.date(),
  archiveDate: z.date().nullable(),
})
export type IdeaSummary = z.infer<typeof ideaSummarySchema>

/** An idea, without its balloons (ENT-05 to ENT-07, ENT-20). Never contains a secret of an integration. */
export const ideaSchema = z.object({
  _id: z.uuid(),
  title: z.string(),
  /** The brand's website, in normal form. */
  url: z.string().nullable(),
  subdomain: z.string().nullable(),
  domain: z.object({ type: z.enum(['subdomain', 'custom']), domain: z.string() }).nullable(),
  industry: z.string().nullable(),
  description: z.string().nullable(),
  teamId: z.uuid().nullable(),
  tags: z.array(z.string()),
  adGenData: z.record(z.string(), jsonValueSchema),
  creationDate: z.date(),
  archiveDate: z.date().nullable(),
  /** When the caller last opened it; not saved. */
  lastOpenDate: z.date().nullable(),
  uploadedImages: z.array(z.string()),
  uploadedVideos: z.array(z.string()),
  design: z.object({ logoImageUrl: z.string().nullable() }),
  snippet: z.object({ isValidated: z.boolean() }),
  adAccountIds: perPlatform(z.string()),
  adAccountType: perPlatform(z.enum(adAccountTypes)),
  adAccountHistory: z.array(adAccountUseSchema),
  conversionTrackerIds: perPlatform(z.string()),
  googleAdAccount: adAccountSchema.nullable(),
  facebookAdAccount: adAccountSchema.extend({ pageId: z.string().nullable() }).nullable(),
  integrations: z.object({ paypal: z.object({ clientId: z.string().nullable() }) }),
})
export type Idea = z.infer<typeof ideaSchema>
