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
    userId: session.userId,
    authDigest: session.authDigest,
    authExpiryDate: session.authExpiryDate,
    storedDigest: session.storedDigest,
    storedExpiryDate: session.storedExpiryDate,
    lastActiveDate: session.now,
    creationDate: session.now,
  })
}

/** A session that a stored token can reopen, with its account. */
export interface StoredSession {
  id: string
  userId: string
  email: string
  /** Emails the account has had since this device last learned its email. */
  formerEmails: string[]
  isBanned: boolean
}

/** The session and account behind a stored token that has not expired. */
export async function findStoredSession(
  db: Db,
  storedDigest: Buffer,
  now: Date,
): Promise<StoredSession | undefined> {
  return db('session')
    .join('user_account', 'user_account.id', 'session.userId')
    .where('storedDigest', storedDigest)
    .where('storedExpiryDate', '>', now)
    .first(
      'session.id',
      'session.userId',
      'session.formerEmails',
      'user_account.email',
      'user_account.isBanned',
    )
}

/** Gives a session a new bearer token and extends its stored token. Its device receives the account's current email. */
export async function renewSession(
  db: Db,
  id: string,
  tokens: Omit<SessionTokens, 'storedDigest'> & { now: Date },
): Promise<void> {
  await db('session').where({ id }).update({
    authDigest: tokens.authDigest,
    authExpiryDate: tokens.authExpiryDate,
    storedExpiryDate: tokens.storedExpiryDate,
    lastActiveDate: tokens.now,
    formerEmails: [],
  })
}

/** Lets an account's devices log in with its former email, which they send until they learn the new one. */
export async function keepFormerEmail(db: Db, userId: string, email: string): Promise<void> {
  await db('session')
    .where({ userId })
    .update({ formerEmails: db.raw('array_append(former_emails, ?)', [email]) })
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db('session').where({ id }).delete()
}

/** Ends every session of an account, except one if given. */
export async function deleteSessions(db: Db, userId: string, exceptId?: string): Promise<void> {
  const sessions = db('session').where({ userId })
  if (exceptId !== undefined) void sessions.whereNot({ id: exceptId })
  await sessions.delete()
}

/** Deletes sessions whose tokens have all expired. */
export async function dropExpiredSessions(db: Db, now: Date): Promise<number> {
  return db('session').where('storedExpiryDate', '<', now).delete()
}
