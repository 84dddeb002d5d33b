import { z } from 'zod'
import { tones } from '../core/tones.ts'
import { type Field, field, evidenceSchema, type Evidence } from './field.entity.ts'
import { colorRoles, fontRoles } from './scan-fields.rules.ts'
import { noFacts, offerSchema, websiteFactsShape } from './website-facts.entity.ts'

export type { Evidence, Field }
export { evidenceSchema }

export type { Offer } from './website-facts.entity.ts'

const placeSchema = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().nullable(),
  address: z.string().nullable(),
})
export type Place = z.infer<typeof placeSchema>

/** Pages that contradict each other ask a question instead of being averaged. */
const contradictionSchema = z.object({
  /** What differs: `price`, `phone`, `openingHours`. */
  field: z.string(),
  /** The offer that has the contradiction; left out if it's about the whole business. */
  subject: z.string().optional(),
  answers: z.array(z.object({ value: z.string(), evidence: evidenceSchema })).min(2),
})
export type Contradiction = z.infer<typeof contradictionSchema>

/** Everything read from a website. Lists are ordered, best first; an empty one means no evidence. */
export const websiteDataSchema = z.object({
  name: field(z.string()).nullable(),
  summary: field(z.string()).nullable(),
  differentiators: z.array(field(z.string())),
  audiences: z.array(field(z.string())),
  offers: z.array(field(offerSchema)),
  /** ISO 639-1, such as `de`. */
  language: field(z.string()).nullable(),
  location: field(placeSchema).nullable(),
  tones: z.array(field(z.enum(tones))),
  contact: z.object({ email: field(z.string()).nullable(), phone: field(z.string()).nullable() }),
  /** Absolute addresses of profiles on social networks. */
  socialLinks: z.array(field(z.string())),
  /** Absolute addresses, the best logo first. */
  logos: z.array(field(z.string())),
  colors: z.array(field(z.object({ role: z.enum(colorRoles), hex: z.string() }))),
  fonts: z.array(field(z.object({ role: z.enum(fontRoles), family: z.string() }))),
  /** Content pictures large enough for an ad, in pixels of the file. */
  pictures: z.array(field(z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() }))),
  questions: z.array(contradictionSchema),
  ...websiteFactsShape,
})
export type WebsiteData = z.infer<typeof websiteDataSchema>

/** Nothing known about a website. */
export const noWebsiteData: WebsiteData = {
  name: null,
  summary: null,
  differentiators: [],
  audiences: [],
  offers: [],
  language: null,
  location: null,
  tones: [],
  contact: { email: null, phone: null },
  socialLinks: [],
  logos: [],
  colors: [],
  fonts: [],
  pictures: [],
  questions: [],
  ...noFacts,
}
