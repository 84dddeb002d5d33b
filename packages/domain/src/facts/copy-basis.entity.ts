import { z } from 'zod'
import { angles } from './angles.rules.ts'

/** The source of a fact: the brief, or a page that contains the words. */
export const factSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('brief') }),
  z.object({ from: z.literal('website'), url: z.string(), quote: z.string() }),
])

/** A fact that an ad's texts may use. */
export const citedFactSchema = z.object({
  /** Such as `offer:2`. */
  id: z.string(),
  angle: z.enum(angles),
  text: z.string(),
  source: factSourceSchema,
})
export type CitedFact = z.infer<typeof citedFactSchema>

/** What an empty field needs: each is a question that the owner can answer. */
export const factNeeds = ['sold', 'price', 'proof', 'place'] as const
export type FactNeed = (typeof factNeeds)[number]

/** The parts of an ad’s strength. */
export const strengthParts = ['relevance', 'variety', 'keywords', 'proof'] as const
export type StrengthPart = (typeof strengthParts)[number]

/** The facts that an ad's texts use, what its empty fields need, and an estimate of its strength. */
export const copyBasisSchema = z.object({
  /** The facts used by at least one text. */
  facts: z.array(citedFactSchema),
  /** Each written text by its key. */
  texts: z.array(
    z.object({ key: z.string(), angle: z.enum(angles).nullable(), factIds: z.array(z.string()) }),
  ),
  /** Everything the ad may say, as input for the copy linter: its own brief, its facts, and its trade's words. */
  evidence: z.array(z.string()),
  /** Empty fields that a platform requires. */
  gaps: z.array(z.object({ key: z.string(), need: z.enum(factNeeds).nullable() })),
  /** An estimate: 0 to 100 for each part on the platform; `next` is what to improve first, null if nothing needs it. */
  strength: z.object({
    parts: z.array(z.object({ part: z.enum(strengthParts), score: z.int().min(0).max(100) })),
    next: z.enum(strengthParts).nullable(),
  }),
})
export type CopyBasis = z.infer<typeof copyBasisSchema>
