import { normaliseEmail } from '@aloft/domain/account/email.rules'
import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import type { SetPreferences } from '@aloft/domain/account/preferences.rules'
import { accountExtras } from '../../action/caller.repo.ts'
import type { AccountRow } from '../../action/caller.ts'
import type { Db } from '../../db/db.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly username: string
  /** Null if the account only has a social login. */
  readonly passwordHash: string | null
  readonly socialPlatform?: SocialPlatform
  readonly language: string
  readonly referralCode: string | null
  readonly isAdmin?: boolean
  readonly isEmailValidated?: boolean
  readonly now: Date
}

/** Adds an account; false if the email is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const added = await db('user_account')
    .insert({
      id: account.id,
      email: normaliseEmail(account.email),
      username: account.username.trim(),
      passwordHash: account.passwordHash,
      socialPlatform: account.socialPlatform ?? null,
      language: account.language,
      referralCodeData: account.referralCode && JSON.stringify({ code: account.referralCode }),
      isAdmin: account.isAdmin ?? false,
      isEmailValidated: account.isEmailValidated ?? false,
      termsAcceptedDate: account.now,
      creationDate: account.now,
    })
    .onConflict(db.raw('(lower(email))'))
    .ignore()
    .returning('id')
  return added.length > 0
}

/** An account with its completed tasks. Banned accounts are returned too; the caller decides what they may do. */
export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  const row: AccountRow | undefined = await db('user_account')
    .where({ id })
    .select('user_account.*', db.raw(accountExtras))
    .first()
  return row
}

export async function findAccountByEmail(
  db: Db,
  email: string,
): Promise<Pick<AccountRow, 'id' | 'email' | 'language' | 'isBanned'> | undefined> {
  return db('user_account')
    .whereRaw('lower(email) = ?', [normaliseEmail(email)])
    .first('id', 'email', 'language', 'isBanned')
}

/** Names of accounts by id; unknown ids are left out. */
export async function findUsernames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows: { id: string; username: string }[] = await db('user_account')
    .whereIn('id', [...ids])
    .select('id', 'username')
  return new Map(rows.map(({ id, username }) => [id, username]))
}

export async function findCredentials(
  db: Db,
  email: string,
): Promise<
  (Pick<AccountRow, 'id' | 'isBanned' | 'socialPlatform'> & { passwordHash: string | null }) | undefined
> {
  return db('user_account')
    .whereRaw('lower(email) = ?', [normaliseEmail(email)])
    .first('id', 'passwordHash', 'isBanned', 'socialPlatform')
}

export async function updateAccount(
  db: Db,
  id: string,
  changes: Partial<Pick<AccountRow, 'username' | 'language' | 'questionnaire'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db('user_account').where({ id }).update(changes)
}

/** Sets these preferences and leaves the others, also those that another device saves at the same time. */
export async function savePreferences(db: Db, id: string, changes: SetPreferences): Promise<void> {
  const merged = db.raw('preferences || ?::jsonb', [JSON.stringify(changes)])
  await db('user_account').where({ id }).update({ preferences: merged })
}

/** Records a completed task once; false if it was recorded before. */
export async function insertCompletedTask(db: Db, userId: string, task: string, now: Date): Promise<boolean> {
  const row = { userId, task, date: now }
  const inserted = await db('user_completed_task').insert(row).onConflict().ignore().returning('task')
  return inserted.length > 0
}

/** Ends the onboarding of an account that has its first brand. */
export async function endOnboarding(db: Db, id: string): Promise<void> {
  await db('user_account').where({ id }).update({ isOnboarding: false, adGenData: '{}' })
}

/** Bans an account that is being deleted, so that nobody can log in, and stores its deletion date. */
export async function lockForDeletion(db: Db, id: string, deletionDate: Date): Promise<void> {
  await db('user_account').where({ id }).update({ isBanned: true, deletionDate })
}
