import { z } from 'zod'

/** A link that shows a report or a preview to anyone who has it. Its address is stored nowhere. */
export const sharedLinkSchema = z.object({
  linkId: z.uuid(),
  creationDate: z.date(),
  expiryDate: z.date(),
})
export type SharedLink = z.infer<typeof sharedLinkSchema>

/** A link to the report of an ad, or of all ads of a brand. */
export const reportLinkSchema = sharedLinkSchema.extend({
  /** Null for all ads of the brand. */
  balloonId: z.uuid().nullable(),
  adName: z.string().nullable(),
  /** A named period, `launch`, or days such as `2026-11-01..2026-11-15`. */
  period: z.string(),
})
export type ReportLink = z.infer<typeof reportLinkSchema>
