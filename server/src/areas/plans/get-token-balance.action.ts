import { defineAction } from '../../action/define.ts'
import { signedIn } from '../../action/policies.ts'
import { tokenBalanceOf } from './token-balance.ts'

/** The account's balance of each kind of token, excluding tokens reserved for running work (PLN-12). */
export const getTokenBalance = defineAction('get-token-balance', {
  policy: signedIn,
  handle: ({ db, account }) => tokenBalanceOf(db, account.id),
})
