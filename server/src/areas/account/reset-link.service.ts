import type { AccountRow } from '../../action/caller.ts'
import type { Db } from '../../db/db.ts'
import { findAccount } from './account.repo.ts'
import type { MailedLink } from './mailed-link.repo.ts'

/**
 * The account whose password a link resets; undefined if it is banned or no longer has the address that the link was
 * mailed to.
 */
export async function findResetAccount(
  db: Db,
  { userId, email }: MailedLink,
): Promise<AccountRow | undefined> {
  const account = await findAccount(db, userId)
  return account && !account.isBanned && account.email === email ? account : undefined
}
