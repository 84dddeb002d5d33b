import { addHours } from '@aloft/domain/core/dates'
import type { Db } from '../../db/db.ts'

/** The kept hash; null if the account has no password, such as one of a social login. */
export async function findPasswordHash(db: Db, id: string): Promise<string | null> {
  const row: { passwordHash: string | null } | undefined = await db('user_account')
    .where({ id })
    .first('passwordHash')
  return row?.passwordHash ?? null
}

/** False where the password is not the one any more that the caller looked at. */
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

/** The address waits until its link is followed; null lets it go. */
export async function setPendingEmail(db: Db, id: string, email: string | null, now: Date): Promise<void> {
  await db('user_account')
    .where({ id })
    .update({ pendingEmail: email, pendingEmailDate: email === null ? null : now })
}

/** The address of the account is its owner's. False where it has another by now. */
export async function markEmailValidated(db: Db, id: string, email: string): Promise<boolean> {
  return (await db('user_account').where({ id, email }).update({ isEmailValidated: true })) > 0
}

/** Puts the pending address in its place and gives the one before; undefined if another one is pending. */
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

/** Lets addresses go whose links no longer work. */
export async function dropOldPendingEmails(db: Db, hours: number, now: Date): Promise<number> {
  return db('user_account')
    .where('pendingEmailDate', '<', addHours(now, -hours))
    .update({ pendingEmail: null, pendingEmailDate: null })
}
