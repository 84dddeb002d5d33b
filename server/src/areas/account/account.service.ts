import type { Db } from '../../db/db.ts'
import { grantStartingTokens } from '../../ledger/starting-tokens.ts'
import { insertAccount, type NewAccount } from './account.repo.ts'

/** Adds an account and grants its starting tokens; false if the email is taken. */
export async function registerAccount(db: Db, account: NewAccount): Promise<boolean> {
  if (!(await insertAccount(db, account))) return false
  await grantStartingTokens(db, account.id, account.now)
  return true
}
