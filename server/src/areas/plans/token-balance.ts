import type { TokenBalance } from '@aloft/domain/plans/plan.entity'
import type { Db } from '../../db/db.ts'
import { tokensOf } from '../../ledger/token-reservation.ts'
import { findSubscription } from './subscription.repo.ts'

/** An account's balance of each kind of token, and the date of the next monthly reset (PLN-12). */
export async function tokenBalanceOf(db: Db, userId: string): Promise<TokenBalance> {
  const { free, monthly, additional } = await tokensOf(db, userId)
  const subscription = await findSubscription(db, userId)
  return { freeStarting: free, monthly, additional, resetDate: subscription?.tokensResetDate ?? null }
}
