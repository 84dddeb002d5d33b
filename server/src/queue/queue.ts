import { fromKnex, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/db.ts'
import { inTurn } from '../db/in-turn.ts'
import type { Log } from '../log.ts'
import { type JobName, type JobPayloads, type Lane, laneOf, lanes } from './catalogue.ts'
import type { JobHandlers, JobRun } from './define.ts'

export interface Queue {
  /** Adds a job inside the caller's transaction: it exists if and only if that commits. */
  add<N extends JobName>(db: Db, name: N, payload: JobPayloads[N]): Promise<void>
  /** Tells this node's workers of a lane, after the commit, that there is something to do. */
  wake(lane: Lane): void
  /** Starts taking jobs. `context` is made anew for each. */
  work(handlers: JobHandlers, runJob: JobRun): Promise<void>
  /** Takes no more jobs and waits for the running ones; what is not done in time goes back to the queue. */
  stop(withinMs: number): Promise<void>
}

interface Envelope {
  readonly name: JobName
  readonly payload: JobPayloads[JobName]
}

const noJob = '00000000-0000-0000-0000-000000000000'

const concurrency: Readonly<Record<Lane, number>> = { fast: 4, slow: 2, mail: 2 }

/** The queue over the product's own database, so that jobs join its transactions. */
export async function openQueue(database: Database, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: fromKnex(database.knex),
    schema: 'boss',
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await inTurn(database, () => install(boss))
  const workers = new Map<Lane, string>()

  return {
    async add(db, name, payload) {
      const envelope: Envelope = { name, payload }
      await boss.send(laneOf[name], envelope, { db: fromKnex(db) })
    },
    wake(lane) {
      const worker = workers.get(lane)
      if (worker) boss.notifyWorker(worker)
    },
    async work(handlers, runJob) {
      for (const lane of lanes) {
        const options = {
          pollingIntervalSeconds: 2,
          localConcurrency: concurrency[lane],
          includeMetadata: true,
        } as const
        const worker = await boss.work<Envelope, void, typeof options>(lane, options, async ([job]) => {
          if (!job) return
          const { name, payload } = job.data
          const isLastAttempt = job.retryCount >= job.retryLimit
          // The name was written with its own payload, which the table of handlers pairs again.
          await runJob({ jobId: job.id, name, isLastAttempt, signal: job.signal }, (context) =>
            handlers[name](context, payload),
          )
        })
        workers.set(lane, worker)
      }
    },
    async stop(withinMs) {
      await boss.stop({ graceful: true, close: false, timeout: withinMs })
    },
  }
}

/** Makes the queue's tables and lanes where they are missing. */
async function install(boss: PgBoss): Promise<void> {
  await boss.start()
  for (const lane of lanes) {
    await boss.createQueue(lane, {
      retryLimit: 3,
      retryDelay: 1,
      expireInSeconds: 300,
      // A worker that is gone is noticed by its missing heartbeat; ten seconds is the least the queue allows.
      heartbeatSeconds: 10,
    })
    // The first send to a lane looks it up, beside the caller's transaction: done here, since the embedded
    // database has no second connection for it.
    await boss.findJobs(lane, { id: noJob })
  }
}
