import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { tokenBalanceOf } from './token-balance.ts'

/** What the account has of each kind of token; what is set aside for running work is gone from it (PLN-12). */
export const getTokenBalance = defineAction('get-token-balance', {
  policy: signedIn,
  handle: ({ db, account }) => tokenBalanceOf(db, account.id),
})
