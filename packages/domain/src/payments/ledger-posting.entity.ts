import { z } from 'zod'
import { ledgerAccounts, ledgerUnits } from '../core/ledger.ts'

/** A posting of the ledger; its amounts are decimal, or whole tokens, and sum to zero in each unit. */
export const ledgerPostingSchema = z.object({
  _id: z.uuid(),
  kind: z.string(),
  /** Its subject, such as `run:{id}`. */
  subject: z.string().nullable(),
  date: z.date(),
  entries: z.array(
    z.object({
      account: z.enum(ledgerAccounts),
      /** On the caller's side, not the product's. */
      isOwn: z.boolean(),
      unit: z.enum(ledgerUnits),
      amount: z.number(),
    }),
  ),
})
export type LedgerPosting = z.infer<typeof ledgerPostingSchema>
