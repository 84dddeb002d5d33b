import type { Db } from '../db/db.ts'
import { abandonedAfterMs } from './timeouts.ts'

/** Replies are stored for a day; after that a repeat counts as a new call. */
const replyLifetimeMs = 24 * 3_600_000

export interface CallIdentity {
  readonly userId: string
  readonly key: string
  readonly action: string
  readonly payloadDigest: Buffer
}

/**
 * The stored reply of a repeated call, null while the first call is still running; `reused` if the key was used for
 * another call, or `first` if the key is now claimed. The key of a call that crashed with its node is free again.
 */
export async function claimKey(
  db: Db,
  call: CallIdentity,
  now: Date,
): Promise<{ kind: 'first' } | { kind: 'reused' } | { kind: 'repeat'; reply: unknown }> {
  const { userId, key } = call
  await db('kept_reply')
    .where({ userId, idempotencyKey: key })
    .where((old) => {
      old.where('creationDate', '<', new Date(now.getTime() - replyLifetimeMs))
      old.orWhere((abandoned) => {
        abandoned.whereNull('reply').where('creationDate', '<', new Date(now.getTime() - abandonedAfterMs))
      })
    })
    .delete()
  // A second call with the same key waits here until the first commits.
  const claimed = await db('kept_reply')
    .insert({
      userId,
      idempotencyKey: key,
      action: call.action,
      payloadDigest: call.payloadDigest,
      creationDate: now,
    })
    .onConflict(['userId', 'idempotencyKey'])
    .ignore()
    .returning('userId')
  if (claimed.length > 0) return { kind: 'first' }
  const stored = await db('kept_reply').where({ userId, idempotencyKey: key }).first()
  const isSame = stored?.action === call.action && call.payloadDigest.equals(stored.payloadDigest)
  return isSame ? { kind: 'repeat', reply: stored.reply } : { kind: 'reused' }
}

export async function storeReply(db: Db, { userId, key }: CallIdentity, reply: unknown): Promise<void> {
  await db('kept_reply')
    .where({ userId, idempotencyKey: key })
    .update({ reply: JSON.stringify(reply) })
}

/** Deletes the key of a failed call, so that a repeat runs again. */
export async function deleteKey(db: Db, { userId, key }: CallIdentity): Promise<void> {
  await db('kept_reply').where({ userId, idempotencyKey: key }).delete()
}

/** Deletes replies that are too old for repeats. */
export async function deleteOldReplies(db: Db, now: Date): Promise<number> {
  return db('kept_reply')
    .where('creationDate', '<', new Date(now.getTime() - replyLifetimeMs))
    .delete()
}
