import type { ActionName } from '@aloft/contract/actions'
import type { ActionRow } from '@aloft/contract/core/action-row'
import { failureOfMarker } from '@aloft/domain/core/ai-results'
import { CallError } from './call-error.ts'
import type { EnqueueJob } from '../work-context.ts'
import type { ActionContext, ContextOf } from './define.ts'
import { type CallIdentity, claimKey, deleteKey, storeReply } from './idempotency-key.repo.ts'
import type { Clock } from '../clock.ts'
import { beginCallTransaction } from '../db/call-transaction.ts'
import type { Db, SubQuery } from '../db/db.ts'
import { type Lane, laneOf } from '../queue/catalogue.ts'
import type { Queue } from '../queue/queue.ts'
import { parseReply, type ReplyShape } from './parse.ts'

export type Payload = Record<string, unknown>

/** One signature for all handlers: the payload has just been parsed by the action's own schema. */
export interface AnyHandler {
  readonly policy: {
    readonly kind: string
    readonly ideaId?: (payload: Payload) => string | undefined
    readonly find?: (db: Db, payload: Payload) => SubQuery
  }
  readonly prepare: (context: ContextOf<ActionName>, payload: Payload) => Promise<unknown>
  readonly handle: (context: ContextOf<ActionName>, payload: Payload, prepared: unknown) => Promise<unknown>
}

export interface AllowedCall {
  readonly shape: ReplyShape
  readonly row: ActionRow
  readonly handler: AnyHandler
  readonly payload: Payload
  readonly context: Omit<ActionContext, 'enqueue' | 'storeReply'>
  /** Set if a repeat of this call must get the same reply. */
  readonly identity: CallIdentity | undefined
}

/**
 * Runs an allowed call: a command in one transaction with its idempotency key, an external call between two short
 * transactions that claim the key and store the reply, and a query on a plain connection. Wakes workers after their
 * jobs are committed.
 */
export async function runAction(
  { knex, clock, queue }: { knex: Db; clock: Clock; queue: Queue },
  { shape, row, handler, payload, context, identity }: AllowedCall,
): Promise<unknown> {
  const woken = new Set<Lane>()
  const keep: ActionContext['storeReply'] = async (trx, reply) => {
    if (identity) await storeReply(trx, identity, parseReply(shape, reply))
  }
  const enqueue: EnqueueJob = async (db, job, load) => {
    await queue.add(db, job, load)
    woken.add(laneOf[job])
  }
  const withDb = (db: Db) => ({ ...context, db, enqueue, storeReply: keep }) as ContextOf<ActionName>
  const prepared = await handler.prepare(withDb(knex), payload)
  const answer = async (db: Db) => parseReply(shape, await handler.handle(withDb(db), payload, prepared))
  const reply =
    row.kind === 'command'
      ? await undoneOnFailure(knex, (trx) => onceInside(trx, identity, clock, () => answer(trx)))
      : await onceAround(knex, identity, clock, () => answer(knex))
  for (const lane of woken) queue.wake(lane)
  return reply
}

/** Runs the work of a call once per key, in the work's own transaction. */
async function onceInside(
  trx: Db,
  identity: CallIdentity | undefined,
  clock: Clock,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const claim = identity && (await claimKey(trx, identity, clock.real()))
  if (claim?.kind === 'reused') throw new CallError('keyReused')
  if (claim?.kind === 'repeat') return claim.reply
  const reply = await work()
  if (identity && !isFailure(reply)) await storeReply(trx, identity, reply)
  return reply
}

/** Runs work once per key that waits for an external service and must not hold a transaction open. */
async function onceAround(
  knex: Db,
  identity: CallIdentity | undefined,
  clock: Clock,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (!identity) return work()
  const claim = await knex.transaction((trx) => claimKey(trx, identity, clock.real()))
  if (claim.kind === 'reused') throw new CallError('keyReused')
  // A repeat that arrives while the first call is still running must be retried later.
  if (claim.kind === 'repeat' && claim.reply === null) throw new CallError('unavailable')
  if (claim.kind === 'repeat') return claim.reply
  let reply: unknown
  try {
    reply = await work()
  } catch (error) {
    await deleteKey(knex, identity)
    throw error
  }
  await (isFailure(reply) ? deleteKey(knex, identity) : storeReply(knex, identity, reply))
  return reply
}

/** Runs in a transaction; a declared failure rolls it back and is returned as the reply. */
async function undoneOnFailure(knex: Db, work: (trx: Db) => Promise<unknown>): Promise<unknown> {
  const { db, commit, rollback } = await beginCallTransaction(knex)
  let reply: unknown
  try {
    reply = await work(db)
  } catch (error) {
    // Throw the original error: a failed rollback often has the same cause, such as a lost connection.
    await rollback().catch(() => {})
    throw error
  }
  await (isFailure(reply) ? rollback() : commit())
  return reply
}

/** Whether a call failed: a declared failure, work that could not start, or a marker instead of a result (GEN-17). */
function isFailure(reply: unknown): boolean {
  if (failureOfMarker(reply)) return true
  if (typeof reply !== 'object' || reply === null) return false
  return 'error' in reply || ('failureStatus' in reply && reply.failureStatus !== null)
}
