import { z } from 'zod'
import { reportPeriods } from './report-days.rules.ts'

/** A link that shows a report to anyone who has it. Its address is stored nowhere. */
export const reportLinkSchema = z.object({
  linkId: z.uuid(),
  /** Null for all ads of the brand. */
  balloonId: z.uuid().nullable(),
  adName: z.string().nullable(),
  period: z.enum(reportPeriods),
  creationDate: z.date(),
  expiryDate: z.date(),
})
export type SharedLink = z.infer<typeof reportLinkSchema>
