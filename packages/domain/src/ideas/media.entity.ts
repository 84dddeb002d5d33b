import { z } from 'zod'

/** The maker of a picture, to be named beside it. */
export const mediaCreditSchema = z.object({
  name: z.string(),
  /** Their page; null if there's none. */
  url: z.string().nullable(),
})
export type MediaCredit = z.infer<typeof mediaCreditSchema>
