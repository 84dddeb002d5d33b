import type { Db } from '../../db/db.ts'

export interface SessionTokens {
  readonly authDigest: Buffer
  readonly authExpiryDate: Date
  readonly storedDigest: Buffer
  readonly storedExpiryDate: Date
}

export async function insertSession(
  db: Db,
  session: SessionTokens & { id: string; userId: string; now: Date },
): Promise<void> {
  await db('session').insert({
    id: session.id,
    user_id: session.userId,
    auth_digest: session.authDigest,
    auth_expiry_date: session.authExpiryDate,
    stored_digest: session.storedDigest,
    stored_expiry_date: session.storedExpiryDate,
    last_active_date: session.now,
    creation_date: session.now,
  })
}

/** A session that a stored token opens again, and its account. */
export interface StoredSession {
  id: string
  user_id: string
  email: string
  /** Emails the account has had since this device last learned its email. */
  former_emails: string[]
  is_banned: boolean
}

/** The session and account behind a stored token that has not expired. */
export async function findStoredSession(
  db: Db,
  storedDigest: Buffer,
  now: Date,
): Promise<StoredSession | undefined> {
  return db('session')
    .join('user_account', 'user_account.id', 'session.user_id')
    .where('stored_digest', storedDigest)
    .where('stored_expiry_date', '>', now)
    .first(
      'session.id',
      'session.user_id',
      'session.former_emails',
      'user_account.email',
      'user_account.is_banned',
    )
}

/** Gives a session a new bearer token and slides its stored token; the device learns what the account is called. */
export async function renewSession(
  db: Db,
  id: string,
  tokens: Omit<SessionTokens, 'storedDigest'> & { now: Date },
): Promise<void> {
  await db('session').where({ id }).update({
    auth_digest: tokens.authDigest,
    auth_expiry_date: tokens.authExpiryDate,
    stored_expiry_date: tokens.storedExpiryDate,
    last_active_date: tokens.now,
    former_emails: [],
  })
}

/** Lets the devices of an account log in with its former email, which they send until they learn the new one. */
export async function keepFormerEmail(db: Db, userId: string, email: string): Promise<void> {
  await db('session')
    .where({ user_id: userId })
    .update({ former_emails: db.raw('array_append(former_emails, ?)', [email]) })
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db('session').where({ id }).delete()
}

/** Ends every session of an account, or every one but that of this device. */
export async function deleteSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  const sessions = db('session').where({ user_id: userId })
  if (exceptId !== undefined) void sessions.whereNot({ id: exceptId })
  await sessions.delete()
}

/** Removes sessions that no token can open any more. */
export async function dropExpiredSessions(db: Db, now: Date): Promise<number> {
  return db('session').where('stored_expiry_date', '<', now).delete()
}
