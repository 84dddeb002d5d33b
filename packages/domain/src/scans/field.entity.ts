import { z } from 'zod'
import { evidenceSources, maxQuoteLength } from './scan-fields.rules.ts'

/** The evidence for a value: the page, its words, and their position on the page. */
export const evidenceSchema = z.object({
  url: z.string(),
  quote: z.string().min(1).max(maxQuoteLength),
  source: z.enum(evidenceSources),
})
export type Evidence = z.infer<typeof evidenceSchema>

/** The schema of a value read from a website, with its evidence. */
export function field<T extends z.ZodType>(value: T) {
  return z.object({
    value,
    /** 0 to 1; `confidenceWord` says it in words. */
    confidence: z.number().min(0).max(1),
    /** Never empty: a value without evidence isn't a field. */
    evidence: z.array(evidenceSchema).min(1),
  })
}

/** A value read from a website, with its evidence. */
export interface Field<T> {
  value: T
  confidence: number
  evidence: Evidence[]
}
