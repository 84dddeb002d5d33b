import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { tokensOf } from '../../ledger/token-reservation.ts'

/** What the account has of each kind of token; what is set aside for running work is gone from it (PLN-12). */
export const getTokenBalance = defineAction('get-token-balance', {
  policy: signedIn,
  async handle({ db, account }) {
    const { free, monthly, additional } = await tokensOf(db, account.id)
    return { freeStarting: free, monthly, additional, resetDate: null }
  },
})
