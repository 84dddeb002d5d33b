import { createToken, tokenDigest } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'

export type LinkKind = 'verifyEmail' | 'changeEmail' | 'resetPassword'

export interface MailedLink {
  readonly userId: string
  readonly kind: LinkKind
  /** The address the link was mailed to. */
  readonly email: string
}

/**
 * Creates a code for the link in a mail and deletes older links of its kind; null if a newer mail of the kind has a
 * link. Links to reset a password stay valid side by side until one is used, because anyone can request another. Each
 * attempt to send a mail creates its own code, and any of them opens the link.
 */
export async function createLinkCode(
  db: Db,
  link: { mailId: string; userId: string; kind: LinkKind; email: string; expiryDate: Date },
): Promise<string | null> {
  const { mailId: id, userId, kind, email, expiryDate } = link
  await lockLinks(db, userId)
  if (kind !== 'resetPassword') {
    const newer = await db('mailed_link').where({ userId, kind }).where('id', '>', id).first('id')
    if (newer) return null
    await db('mailed_link').where({ userId, kind }).whereNot({ id }).delete()
  }
  await db('mailed_link')
    .insert({ id, userId, kind, email, expiryDate })
    .onConflict('id')
    .merge(['expiryDate'])
  const { token, digest } = createToken()
  await db('mailed_link_code').insert({ digest, linkId: id })
  return token
}

/** The valid link of a code, without using it up. */
export async function findLink(
  db: Db,
  code: string,
  kind: LinkKind,
  now: Date,
): Promise<MailedLink | undefined> {
  return linksOf(db, code, [kind], now).first('userId', 'kind', 'email')
}

/** Uses up the link of a valid code; if two callers race, only one succeeds. */
export async function takeLink(
  db: Db,
  code: string,
  kinds: readonly LinkKind[],
  now: Date,
): Promise<MailedLink | undefined> {
  const found = await linksOf(db, code, kinds, now).first('userId')
  if (!found) return undefined
  await lockLinks(db, found.userId)
  const [link] = await linksOf(db, code, kinds, now).delete(['userId', 'kind', 'email'])
  return link
}

/** Locks an account's links: creating or using one may end the others. */
async function lockLinks(db: Db, userId: string): Promise<void> {
  await db('user_account').where({ id: userId }).forUpdate().first('id')
}

function linksOf(db: Db, code: string, kinds: readonly LinkKind[], now: Date) {
  const ids = db('mailed_link_code')
    .where({ digest: tokenDigest(code) })
    .select('linkId')
  return db<MailedLink & { id: string; expiryDate: Date }>('mailed_link')
    .whereIn('id', ids)
    .whereIn('kind', [...kinds])
    .where('expiryDate', '>', now)
}

/** Deletes the links of these kinds. */
export async function dropLinks(db: Db, userId: string, kinds: readonly LinkKind[]): Promise<void> {
  await db('mailed_link')
    .where({ userId })
    .whereIn('kind', [...kinds])
    .delete()
}

export async function dropExpiredLinks(db: Db, now: Date): Promise<number> {
  return db('mailed_link').where('expiryDate', '<', now).delete()
}
