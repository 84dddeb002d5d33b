import { createToken, tokenDigest } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'

export type LinkKind = 'verifyEmail' | 'changeEmail' | 'resetPassword'

export interface MailedLink {
  readonly userId: string
  readonly kind: LinkKind
  /** The address it was mailed to. */
  readonly email: string
}

/**
 * Makes the code of the link in a mail, in place of all older ones of its kind; null if a newer mail of the kind has
 * one. Links to a new password hold side by side until one is used, as anyone may ask for another. Each attempt to send a mail makes a code of its own, and any of them opens the link.
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

/** The link of a code that is in force, left as it is. */
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

/** What makes or uses links of one account takes turns, since using one may end the others. */
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

/** Makes the links of these kinds worthless. */
export async function dropLinks(db: Db, userId: string, kinds: readonly LinkKind[]): Promise<void> {
  await db('mailed_link')
    .where({ userId })
    .whereIn('kind', [...kinds])
    .delete()
}

export async function dropExpiredLinks(db: Db, now: Date): Promise<number> {
  return db('mailed_link').where('expiryDate', '<', now).delete()
}
