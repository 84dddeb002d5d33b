import { z } from 'zod'
import { tones } from '../core/tones.ts'
import { colorRoles, evidenceSources, fontRoles, maxQuoteLength } from './scan-fields.rules.ts'

/** What a value rests on: the page, the words on it, and where on the page they stood. */
export const evidenceSchema = z.object({
  url: z.string(),
  quote: z.string().min(1).max(maxQuoteLength),
  source: z.enum(evidenceSources),
})
export type Evidence = z.infer<typeof evidenceSchema>

function field<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    /** 0 to 1; `confidenceWord` says it in words. */
    confidence: z.number().min(0).max(1),
    /** Never empty: what has no evidence is no field. */
    evidence: z.array(evidenceSchema).min(1),
  })
}

/** A value read from a website, with what it rests on. */
export interface Field<T> {
  value: T
  confidence: number
  evidence: Evidence[]
}

const offerSchema = z.object({
  name: z.string(),
  /** As written on the page, such as `€4.20`. */
  price: z.string().nullable(),
})
export type Offer = z.infer<typeof offerSchema>

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
  /** The offer that it differs for; left out where it is about the whole business. */
  subject: z.string().optional(),
  answers: z.array(z.object({ value: z.string(), evidence: evidenceSchema })).min(2),
})
export type Contradiction = z.infer<typeof contradictionSchema>

/** All that was read from a website. Lists are ordered, best first; an empty one means no evidence. */
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
})
export type WebsiteData = z.infer<typeof websiteDataSchema>
