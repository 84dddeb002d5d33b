import { z } from 'zod'
import { angles } from './angles.rules.ts'

/** Where a fact comes from: the brief, or a page with the words on it. */
export const factSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('brief') }),
  z.object({ from: z.literal('website'), url: z.string(), quote: z.string() }),
])

/** A fact that texts of an ad may rest on. */
export const citedFactSchema = z.object({
  /** Such as `offer:2`. */
  id: z.string(),
  angle: z.enum(angles),
  text: z.string(),
  source: factSourceSchema,
})
export type CitedFact = z.infer<typeof citedFactSchema>

/** What an empty field waits for: each is a question that its owner can answer. */
export const factNeeds = ['sold', 'price', 'proof', 'place'] as const
export type FactNeed = (typeof factNeeds)[number]

/** The parts of an ad’s strength. */
export const strengthParts = ['relevance', 'variety', 'keywords', 'proof'] as const
export type StrengthPart = (typeof strengthParts)[number]

/** What the texts of an ad rest on, what its empty fields wait for, and an estimate of its strength. */
export const copyBasisSchema = z.object({
  /** The facts that some text rests on. */
  facts: z.array(citedFactSchema),
  /** Each written text by its key. */
  texts: z.array(
    z.object({ key: z.string(), angle: z.enum(angles).nullable(), factIds: z.array(z.string()) }),
  ),
  /** All that the ad may say, as the copy linter takes it: its own brief, its facts, and the words of its trade. */
  evidence: z.array(z.string()),
  /** Fields that a platform needs and that are empty. */
  gaps: z.array(z.object({ key: z.string(), need: z.enum(factNeeds).nullable() })),
  /** An estimate: 0 to 100 for each part that the platform has; `next` is what to mend first, null where all is well. */
  strength: z.object({
    parts: z.array(z.object({ part: z.enum(strengthParts), score: z.int().min(0).max(100) })),
    next: z.enum(strengthParts).nullable(),
  }),
})
export type CopyBasis = z.infer<typeof copyBasisSchema>
