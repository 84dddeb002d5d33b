import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../db/db.ts'

/** The stored hash; null if the account has no password, for example after a social signup. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const row: { passwordHash: string | null } | undefined = await db('user_account')
    .where({ id })
    .first('passwordHash')
  return row?.passwordHash ?? null
}

/** False if the password has changed since the caller read it. */
export async function replacePasswordHash(
  db: Db,
  id: string,
  hash: string,
  knownHash: string | null,
): Promise<boolean> {
  const changed = await db('user_account')
    .where({ id })
    .whereRaw('password_hash is not distinct from ?', [knownHash])
    .update({ passwordHash: hash })
  return changed > 0
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const found = await db('user_account').whereRaw('lower(email) = ?', [email]).first('id')
  return found !== undefined
}

/** Stores a new address until its link is opened; null removes it. */
export async function setPendingEmail(db: Db, id: string, email: string | null, now: Date): Promise<void> {
  await db('user_account')
    .where({ id })
    .update({ pendingEmail: email, pendingEmailDate: email === null ? null : now })
}

/** Marks an account's address as verified. False if the account has another address by now. */
export async function markEmailValidated(db: Db, id: string, email: string): Promise<boolean> {
  return (await db('user_account').where({ id, email }).update({ isEmailValidated: true })) > 0
}

/**
 * Makes the pending address the account's own and returns the previous one; undefined if another address is pending.
 */
export async function takePendingEmail(db: Db, id: string, email: string): Promise<string | undefined> {
  const old: { email: string } | undefined = await db('user_account')
    .where({ id, pendingEmail: email })
    .forUpdate()
    .first('email')
  if (!old) return undefined
  await db('user_account').where({ id }).update({
    email,
    isEmailValidated: true,
    pendingEmail: null,
    pendingEmailDate: null,
  })
  return old.email
}

/** Removes pending addresses whose links have expired. */
export async function dropOldPendingEmails(db: Db, hours: number, now: Date): Promise<number> {
  return db('user_account')
    .where('pendingEmailDate', '<', addHours(now, -hours))
    .update({ pendingEmail: null, pendingEmailDate: null })
}
