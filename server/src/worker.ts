import { findOffsetHours } from './action/caller.repo.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './db/db.ts'
import type { Settings } from './env.ts'
import { createFaultPoints } from './fault-points.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { Log } from './log.ts'
import { type Lane, laneOf } from './queue/catalogue.ts'
import type { JobHandlers } from './queue/define.ts'
import type { Queue } from './queue/queue.ts'
import type { EnqueueJob } from './work-context.ts'

/** Starts running jobs on this node. A job that throws is logged, and the queue retries it. */
export async function startWorker(parts: {
  database: Database
  settings: Settings
  log: Log
  gateways: Gateways
  queue: Queue
  handlers: JobHandlers
  clock?: Clock
}): Promise<void> {
  const { database, settings, gateways, queue, handlers, clock = systemClock } = parts
  const db = database.knex
  const fault = createFaultPoints(settings.FAULT_POINT)
  await queue.work(handlers, async ({ jobId, name, signal }, handle) => {
    const log = parts.log.child({ jobId, job: name })
    const started = performance.now()
    const readNow = async () => clock.product(await findOffsetHours(db))
    const woken = new Set<Lane>()
    const enqueue: EnqueueJob = async (trx, next, payload) => {
      await queue.add(trx, next, payload)
      woken.add(laneOf[next])
    }
    try {
      const now = await readNow()
      await handle({ db, clock, now, readNow, settings, gateways, log, signal, enqueue, fault })
      for (const lane of woken) queue.wake(lane)
      log.info({ ms: Math.round(performance.now() - started) }, 'job')
    } catch (error) {
      log.error({ err: error }, 'job failed')
      throw error
    }
  })
}
