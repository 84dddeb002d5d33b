import { findOffsetHours } from '../action/caller.repo.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../log.ts'
import { type Lane, laneOf } from '../queue/catalogue.ts'
import type { Queue } from '../queue/queue.ts'
import { dueKinds, type DueWork } from './due-kinds.ts'
import { hasDueWork, takeDueWork } from './due-work.repo.ts'

interface Parts {
  readonly db: Db
  readonly clock: Clock
  readonly queue: Pick<Queue, 'add' | 'wake'>
}

const tickEveryMs = 5_000
/** Maximum taken in one transaction. */
const batch = 50

/**
 * Enqueues the work that is due by the product clock, and returns how much it was. Taking and enqueuing are one commit,
 * so a node that crashes has done both or neither. Several nodes may do it at once.
 */
export async function enqueueDueWork({ db, clock, queue }: Parts): Promise<number> {
  let count = 0
  for (;;) {
    const now = clock.product(await findOffsetHours(db))
    if (!(await hasDueWork(db, now))) return count
    const taken = await db.transaction(async (trx) => {
      const works = await takeDueWork(trx, now, batch)
      for (const work of works) await enqueue(queue, trx, work)
      return works
    })
    for (const lane of new Set<Lane>(taken.map(({ kind }) => laneOf[kind]))) queue.wake(lane)
    count += taken.length
    // If fewer were taken, another node has the rest.
    if (taken.length < batch) return count
  }
}

async function enqueue(queue: Parts['queue'], trx: Db, { kind, subject }: DueWork): Promise<void> {
  await queue.add(trx, kind, dueKinds[kind](subject))
}

/** Starts the ticker of a node. Returns a function that stops it and waits for a tick in progress. */
export function startDueTicker(parts: Parts & { log: Log; everyMs?: number }): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= tick().finally(() => (running = undefined))
  }, parts.everyMs ?? tickEveryMs)

  async function tick(): Promise<void> {
    try {
      const count = await enqueueDueWork(parts)
      if (count > 0) parts.log.info({ count }, 'due work enqueued')
    } catch (error) {
      parts.log.error({ err: error }, 'due work was not enqueued')
    }
  }

  return async () => {
    clearInterval(timer)
    await running
  }
}
