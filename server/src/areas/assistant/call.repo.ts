import type { CallStatus } from '@aloft/domain/assistant/call-statuses.rules'
import type { Db } from '../../db/db.ts'

/** A tool that an answer uses. */
export interface CallRow {
  readonly id: string
  readonly runId: string
  readonly messageId: string
  readonly name: string
  readonly arguments: Readonly<Record<string, unknown>>
  readonly ideaId: string | null
  readonly status: CallStatus
  /** Null as long as the run waits for it. */
  readonly output: Readonly<Record<string, unknown>> | null
}

const columns = ['id', 'runId', 'messageId', 'name', 'arguments', 'ideaId', 'status', 'output'] as const

/** Stores the calls of a message, in order. */
export async function insertCalls(
  trx: Db,
  { threadId, runId, messageId }: { threadId: string; runId: string; messageId: string },
  calls: readonly Omit<CallRow, 'runId' | 'messageId'>[],
): Promise<void> {
  await trx('assistant_call').insert(
    calls.map(({ arguments: given, output, ...call }, place) => ({
      ...call,
      runId,
      threadId,
      messageId,
      place,
      arguments: JSON.stringify(given),
      output: output && JSON.stringify(output),
    })),
  )
}

/** The calls of a thread's messages, in order. */
export async function listCalls(db: Db, threadId: string): Promise<CallRow[]> {
  return db('assistant_call')
    .where({ threadId })
    .orderBy(['messageId', 'place'])
    .select<CallRow[]>(...columns)
}

export async function findCall(db: Db, threadId: string, id: string): Promise<CallRow | undefined> {
  return db('assistant_call')
    .where({ threadId, id })
    .first<CallRow | undefined>(...columns)
}

/** The calls whose output a run waits for. */
export async function listAwaitedCalls(db: Db, runId: string): Promise<CallRow[]> {
  return db('assistant_call')
    .where({ runId })
    .whereNull('output')
    .select<CallRow[]>(...columns)
}

/** Stores the output of a call. The first one counts. */
export async function answerCall(
  trx: Db,
  id: string,
  { output, status }: { output: object; status: CallStatus },
): Promise<void> {
  await trx('assistant_call')
    .where({ id })
    .whereNull('output')
    .update({ output: JSON.stringify(output), status })
}

/** Answers what a run still waits for as cancelled. */
export async function cancelAwaitedCalls(trx: Db, runId: string): Promise<void> {
  await trx('assistant_call')
    .where({ runId })
    .whereNull('output')
    .update({ output: JSON.stringify({ error: 'cancelled' }), status: 'cancelled' })
}
