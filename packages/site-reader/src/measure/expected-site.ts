import { z } from 'zod'

/** What a careful person reads from a sample site: its `expected.json`. */
export const expectedSiteSchema = z.object({
  name: z.string(),
  summary: z.string(),
  differentiators: z.array(z.string()),
  audiences: z.array(z.string()),
  offers: z.array(
    z.object({
      name: z.string(),
      price: z.string().nullable(),
      unit: z.string().optional(),
      noun: z.string().optional(),
      /** The path of the offer's picture. */
      picture: z.string().optional(),
    }),
  ),
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
  proofs: z.array(z.object({ kind: z.string(), text: z.string() })),
  ways: z.array(z.string()),
  areas: z.array(z.object({ name: z.string(), radiusKm: z.number().nullable() })),
  /** Monday is 0; times as `09:00`. */
  hours: z.array(z.object({ days: z.array(z.number()), opens: z.string(), closes: z.string() })),
  occasions: z.array(z.string()),
  questions: z.array(z.object({ field: z.string(), values: z.array(z.string()) })),
})
export type ExpectedSite = z.infer<typeof expectedSiteSchema>

/** The expected outcome for a sample site: the parts of its `site.json` that measuring needs. */
export const siteNotesSchema = z.object({
  title: z.string(),
  entry: z.string(),
  status: z.enum(['SUCCESS', 'FAIL']),
  reason: z.string().optional(),
  heldOut: z.boolean(),
})
export type SiteNotes = z.infer<typeof siteNotesSchema>
