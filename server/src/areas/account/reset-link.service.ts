import type { AccountRow } from '../../action/caller.ts'
import type { Db } from '../../db/db.ts'
import { findAccount } from './account.repo.ts'
import type { MailedLink } from './mailed-link.repo.ts'

/** The account whose password a link sets. None where it is banned, or the mailbox the link went to is not its any more. */
export async function findResetAccount(
  db: Db,
  { userId, email }: MailedLink,
): Promise<AccountRow | undefined> {
  const account = await findAccount(db, userId)
  return account && !account.isBanned && account.email === email ? account : undefined
}
