import { addHours } from '@aloft/domain/core/dates'
import { tokenUsageDays, tokenUseOf } from '@aloft/domain/plans/tokens.rules'
import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { tokenUsageSince } from '../../ledger/token-usage.repo.ts'

/** What the caller's tokens were spent on in the last days, as the ledger has it (PLN-12). */
export const getTokenUsage = defineAction('get-token-usage', {
  policy: signedIn,
  async handle({ db, account, now }) {
    const rows = await tokenUsageSince(db, account.id, addHours(now, -24 * tokenUsageDays))
    const usage = rows.flatMap(({ reference, ...row }) => {
      const use = tokenUseOf(reference)
      return use ? [{ ...row, use }] : []
    })
    return { usage }
  },
})
