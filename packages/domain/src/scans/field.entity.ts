import { z } from 'zod'
import { evidenceSources, maxQuoteLength } from './scan-fields.rules.ts'

/** What a value rests on: the page, the words on it, and where on the page they stood. */
export const evidenceSchema = z.object({
  url: z.string(),
  quote: z.string().min(1).max(maxQuoteLength),
  source: z.enum(evidenceSources),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** The schema of a value read from a website, with what it rests on. */
export function field<T extends z.ZodType>(value: T) {
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
