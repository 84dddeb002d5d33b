import { z } from 'zod'

/** A link that shows a report to anyone who has it. Its address is stored nowhere. */
export const reportLinkSchema = z.object({
  linkId: z.uuid(),
  /** Null for all ads of the brand. */
  balloonId: z.uuid().nullable(),
  adName: z.string().nullable(),
  /** A named period, `launch`, or days such as `2026-11-01..2026-11-15`. */
  period: z.string(),
  creationDate: z.date(),
  expiryDate: z.date(),
})
export type SharedLink = z.infer<typeof reportLinkSchema>
