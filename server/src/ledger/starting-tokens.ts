import { freeStartingTokens } from '@aloft/domain/plans/tokens.rules'
import type { Db } from '../db/db.ts'
import { post } from './ledger.repo.ts'

/** The tokens every new account starts with (OPN-52); booked once per account. */
export async function grantStartingTokens(db: Db, userId: string, now: Date): Promise<void> {
  await post(db, {
    reference: `starting-tokens:${userId}`,
    kind: 'starting-tokens',
    date: now,
    entries: [
      { ownerId: userId, account: 'tokens:free', unit: 'token', amount: freeStartingTokens },
      { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -freeStartingTokens },
    ],
  })
}
