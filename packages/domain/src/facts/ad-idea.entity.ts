import { z } from 'zod'

/** Why a text is suggested for an ad. */
export const adIdeaReasons = ['emptyField', 'noFact', 'keyword', 'newFact'] as const

/** A better text for a field of an ad, or one for an empty field. */
export const adIdeaSchema = z.object({
  key: z.string().describe('Key of the field, without its component.'),
  text: z.string().describe('The new text.'),
  reason: z
    .enum(adIdeaReasons)
    .describe(
      '`emptyField`: the field is empty. `noFact`: its text states no fact. `keyword`: the new one has a keyword that no headline has. `newFact`: it states a fact that no text states yet.',
    ),
  fact: z.string().nullable().describe('The fact that it adds to the ad; null if it adds none.'),
})
export type AdIdea = z.infer<typeof adIdeaSchema>
