import { z } from 'zod'

/** What a careful person reads from a sample site: its `expected.json`. */
export const expectedSiteSchema = z.object({
  name: z.string(),
  summary: z.string(),
  differentiators: z.array(z.string()),
  audiences: z.array(z.string()),
  offers: z.array(z.object({ name: z.string(), price: z.string().nullable() })),
  language: z.string(),
  location: z.object({
    city: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string().nullable(),
    address: z.string().nullable(),
  }),
  tone: z.array(z.string()),
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  socialLinks: z.array(z.string()),
  logo: z.string().nullable(),
  colors: z.array(z.object({ role: z.string(), hex: z.string() })),
  fonts: z.array(z.object({ role: z.string(), family: z.string() })),
  pictures: z.array(z.object({ path: z.string(), width: z.number(), height: z.number() })),
  questions: z.array(z.object({ field: z.string(), values: z.array(z.string()) })),
})
export type ExpectedSite = z.infer<typeof expectedSiteSchema>

/** What is to become of a sample site: its `site.json`, as far as measuring needs it. */
export const siteNotesSchema = z.object({
  title: z.string(),
  entry: z.string(),
  status: z.enum(['SUCCESS', 'FAIL']),
  reason: z.string().optional(),
  heldOut: z.boolean(),
})
export type SiteNotes = z.infer<typeof siteNotesSchema>
