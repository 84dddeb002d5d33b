import type { ChatContext } from '@aloft/domain/assistant/chat-context.entity'
import { isFinalStatus, type RunStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { Db } from '../../db/db.ts'
import { type CallRow, cancelAwaitedCalls, insertCalls } from './call.repo.ts'

/** The channel on which nodes learn of new events and ended runs. */
export const runChannel = 'assistant_run'

const finalStatuses = ['completed', 'cancelled', 'error'] as const
export type FinalStatus = (typeof finalStatuses)[number]

export async function insertRun(
  trx: Db,
  {
    context,
    ...run
  }: { id: string; threadId: string; messageId: string; answerId: string; context: ChatContext | null },
  now: Date,
): Promise<void> {
  const given = context && JSON.stringify(context)
  await trx('assistant_run').insert({
    ...run,
    context: given,
    status: 'created',
    signDate: now,
    creationDate: now,
  })
}

/** Has a person answer a message instead of the assistant, whose next answer waits until that ends (AST-31). */
export async function queueRun(
  trx: Db,
  run: { id: string; threadId: string; messageId: string; answerId: string },
  now: Date,
): Promise<void> {
  await trx('assistant_run').insert({ ...run, status: 'queued', signDate: now, creationDate: now })
}

/** What a run needs to continue. */
export interface StoredRun {
  readonly status: RunStatus
  readonly messageId: string
  readonly lastEvent: number
  readonly context: ChatContext | null
}

export async function findRun(db: Db, id: string): Promise<StoredRun | undefined> {
  return db('assistant_run')
    .where({ id })
    .first<StoredRun | undefined>('status', 'messageId', 'lastEvent', 'context')
}

/** Has a run continue with another message. */
export async function continueRun(trx: Db, id: string, answerId: string, now: Date): Promise<void> {
  await trx('assistant_run').where({ id }).update({ status: 'in_progress', answerId, signDate: now })
}

/** A round of tools: the text before it, and the events and calls that it ends with. */
export interface Round {
  readonly events: readonly StreamEvent[]
  readonly text: string
  readonly calls: readonly Omit<CallRow, 'runId' | 'messageId'>[]
}

/**
 * Stores a round of an open run with its calls. If there's a next message, the run continues with it at once; without
 * one its events say that it waits. False if the run has ended elsewhere.
 */
export async function storeRound(
  db: Db,
  runId: string,
  { events, text, calls }: Round,
  { nextMessageId, now }: { nextMessageId?: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const run = await lockRun(trx, runId)
    if (!run || isFinalStatus(run.status)) return false
    const { threadId, answerId: messageId } = run
    await store(trx, runId, events)
    await trx('assistant_message').where({ threadId, id: messageId }).update({ text })
    await insertCalls(trx, { threadId, runId, messageId }, calls)
    if (nextMessageId) {
      await trx('assistant_message').insert({
        threadId,
        id: nextMessageId,
        author: 'assistant',
        text: '',
        runId,
        date: now,
      })
    }
    await trx('assistant_run')
      .where({ id: runId })
      .update({
        lastEvent: events.at(-1)?.number ?? run.lastEvent,
        status: statusAfter(events) ?? run.status,
        signDate: now,
        ...(nextMessageId && { answerId: nextMessageId }),
      })
    await notifyNodes(trx, runId)
    return true
  })
}

/** Events of a run after a number, in order. */
export async function listEvents(db: Db, runId: string, after: number): Promise<StreamEvent[]> {
  const batches = await db('assistant_run_batch')
    .where({ runId })
    .where('lastEvent', '>', after)
    .orderBy('firstEvent')
    .select<{ events: StreamEvent[] }[]>('events')
  return batches.flatMap(({ events }) => events).filter(({ number }) => number > after)
}

/** The status of a run; undefined once its thread is deleted. */
export async function findRunStatus(db: Db, id: string): Promise<RunStatus | undefined> {
  const row = await db('assistant_run').where({ id }).first<{ status: RunStatus } | undefined>('status')
  return row?.status
}

/**
 * Stores the next events of an open run with the text of its answer so far, and notifies other nodes. False if the run has
 * ended elsewhere: then nothing is stored.
 */
export async function appendEvents(
  db: Db,
  runId: string,
  { events, text, now }: { events: readonly StreamEvent[]; text: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const run = await lockRun(trx, runId)
    if (!run || isFinalStatus(run.status)) return false
    await store(trx, runId, events)
    await trx('assistant_run')
      .where({ id: runId })
      .update({ lastEvent: events.at(-1)?.number, status: statusAfter(events) ?? run.status, signDate: now })
    await trx('assistant_message').where({ threadId: run.threadId, id: run.answerId }).update({ text })
    await notifyNodes(trx, runId)
    return true
  })
}

/**
 * Adds a person's message to a queued run. Sent again, it's stored once. False if the run has ended, or isn't a person's.
 */
export async function appendPersonMessage(
  trx: Db,
  runId: string,
  { id, text }: { readonly id: string; readonly text: string },
  now: Date,
): Promise<boolean> {
  const run = await lockRun(trx, runId)
  if (run?.status !== 'queued') return false
  const { threadId, lastEvent } = run
  const stored = await trx('assistant_message')
    .insert({ threadId, id, author: 'person', text, runId, date: now })
    .onConflict(['threadId', 'id'])
    .ignore()
    .returning('id')
  if (stored.length === 0) return true
  const events: StreamEvent[] = [
    { name: 'textCreated', number: lastEvent + 1, data: { runId, messageId: id } },
    { name: 'textDelta', number: lastEvent + 2, data: { runId, messageId: id, text } },
  ]
  await store(trx, runId, events)
  await trx('assistant_run')
    .where({ id: runId })
    .update({ lastEvent: lastEvent + 2, signDate: now })
  await notifyNodes(trx, runId)
  return true
}

/**
 * Ends a run with its last events and the final status. A failed answer is dropped, and so is a cancelled one without
 * text. False if the run has ended before.
 */
export async function endRun(
  trx: Db,
  runId: string,
  {
    status,
    events = [],
    text,
    error,
    ifSilentSince,
  }: {
    status: FinalStatus
    events?: readonly StreamEvent[]
    text?: string
    error?: string
    /** Only ends a run that has shown no sign of life since then. */
    ifSilentSince?: Date
  },
): Promise<boolean> {
  const run = await lockRun(trx, runId)
  if (!run || isFinalStatus(run.status)) return false
  if (ifSilentSince && run.signDate >= ifSilentSince) return false
  const ending = [...events]
  const next = () => (ending.at(-1)?.number ?? run.lastEvent) + 1
  if (error !== undefined)
    ending.push({ name: 'error', number: next(), data: { runId, error, requestId: runId } })
  ending.push({ name: 'runStatusUpdated', number: next(), data: { runId, status } })
  await store(trx, runId, ending)
  await trx('assistant_run')
    .where({ id: runId })
    .update({ status, lastEvent: ending.at(-1)?.number })
  const answers = trx('assistant_message').where({ runId })
  if (status === 'error') await answers.delete()
  else {
    const { threadId, answerId: id } = run
    if (text !== undefined) await trx('assistant_message').where({ threadId, id }).update({ text })
    await cancelAwaitedCalls(trx, runId)
    if (status === 'cancelled') {
      const ofCalls = trx('assistant_call').where({ runId }).select('messageId')
      await answers.where({ text: '' }).whereNotIn('id', ofCalls).delete()
    }
  }
  await notifyNodes(trx, runId)
  return true
}

/** Shows that this node works on these runs. Returns those of them that are still open. */
export async function renewSigns(db: Db, runIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db('assistant_run')
    .whereIn('id', runIds)
    .whereNotIn('status', finalStatuses)
    .update({ signDate: now }, 'id')
  return new Set(rows.map(({ id }: { id: string }) => id))
}

/** Ends, as failed, the runs without a sign of life since then: their node is dead. Returns how many. */
export async function endSilentRuns(db: Db, since: Date): Promise<number> {
  const silent = await db('assistant_run')
    .whereNotIn('status', [...finalStatuses, 'requires_action', 'queued'])
    .where('signDate', '<', since)
    .select<{ id: string }[]>('id')
  let ended = 0
  for (const { id } of silent) {
    const ending = { status: 'error', error: 'unavailable', ifSilentSince: since } as const
    const isEnded = await db.transaction((trx) => endRun(trx, id, ending))
    if (isEnded) ended++
  }
  return ended
}

/** Cancels the runs that have waited for outputs of tools since before a date. Returns how many. */
export async function cancelForgottenRuns(db: Db, before: Date): Promise<number> {
  const forgotten = await db('assistant_run')
    .where({ status: 'requires_action' })
    .where('signDate', '<', before)
    .select<{ id: string }[]>('id')
  let cancelled = 0
  for (const { id } of forgotten) {
    const ending = { status: 'cancelled', ifSilentSince: before } as const
    const isEnded = await db.transaction((trx) => endRun(trx, id, ending))
    if (isEnded) cancelled++
  }
  return cancelled
}

interface LockedRun {
  readonly threadId: string
  /** The message that it writes. */
  readonly answerId: string
  readonly status: RunStatus
  readonly lastEvent: number
  readonly signDate: Date
}

async function lockRun(trx: Db, id: string): Promise<LockedRun | undefined> {
  const row = await trx('assistant_run')
    .where({ id })
    .forUpdate()
    .first<LockedRun | undefined>('threadId', 'answerId', 'status', 'lastEvent', 'signDate')
  return row
}

async function store(trx: Db, runId: string, events: readonly StreamEvent[]): Promise<void> {
  const [first] = events
  if (!first) return
  await trx('assistant_run_batch').insert({
    runId,
    firstEvent: first.number,
    lastEvent: events.at(-1)?.number,
    events: JSON.stringify(events),
  })
}

function statusAfter(events: readonly StreamEvent[]): RunStatus | undefined {
  const last = events.findLast((event) => event.name === 'runStatusUpdated')
  return last?.name === 'runStatusUpdated' ? last.data.status : undefined
}

async function notifyNodes(trx: Db, runId: string): Promise<void> {
  await trx.raw('select pg_notify(?, ?)', [runChannel, runId])
}
