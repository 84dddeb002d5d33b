import { type Job, PgBoss } from 'pg-boss'
import type { Database, Db } from '../db/db.ts'
import { withNodeLock } from '../db/with-node-lock.ts'
import type { Log } from '../log.ts'
import { type JobName, type JobPayloads, type Lane, laneOf, lanes } from './catalogue.ts'
import type { JobHandler, JobHandlers, JobRun } from './define.ts'
import { queueDatabase } from './queue-database.ts'

export interface Queue {
  /** Adds a job inside the caller's transaction, so it exists only if that commits. */
  add<N extends JobName>(db: Db, name: N, payload: JobPayloads[N]): Promise<void>
  /** Wakes this node's workers of a lane after the commit, because there is something to do. */
  wake(lane: Lane): void
  /** Starts running jobs. Each gets a new `context`. */
  work(handlers: JobHandlers, runJob: JobRun): Promise<void>
  /** Stops taking jobs and waits for the running ones; unfinished ones return to the queue. */
  stop(withinMs: number): Promise<void>
}

interface Envelope {
  readonly name: JobName
  readonly payload: JobPayloads[JobName]
}

const noJob = '00000000-0000-0000-0000-000000000000'

const concurrency: Readonly<Record<Lane, number>> = { fast: 4, slow: 2, mail: 2 }

const secondsApart = { retryLimit: 3, retryDelay: 1 }
const retriesOf = (mailRetrySeconds: number): Readonly<Record<Lane, object>> => ({
  fast: secondsApart,
  slow: secondsApart,
  // A mail server may be down for a while, or delay mails of unknown senders (greylisting): the attempts span over an
  // hour.
  mail: { retryLimit: 12, retryDelay: mailRetrySeconds, retryBackoff: true, retryDelayMax: 900 },
})

/** The queue moves jobs here that have no attempt left, whether they threw or their workers crashed. */
const spentLane = 'spent'

const polling = { pollingIntervalSeconds: 2 }

/**
 * Opens the queue on the product's own database, so that jobs are part of its transactions. A failed mail waits
 * `mailRetrySeconds` for its second attempt, and longer for each one after that.
 */
export async function openQueue(
  database: Database,
  log: Log,
  { mailRetrySeconds = 5 }: { readonly mailRetrySeconds?: number } = {},
): Promise<Queue> {
  const boss = new PgBoss({
    db: queueDatabase(database.knex),
    schema: 'boss',
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  boss.on('error', (error) => log.error({ err: error }, 'queue'))
  await withNodeLock(database, () => install(boss, retriesOf(mailRetrySeconds)))
  if (database.isEmbedded) await freeJobs(boss, database.knex)
  const workers = new Map<Lane, readonly string[]>()

  return {
    async add(db, name, payload) {
      const envelope: Envelope = { name, payload }
      await boss.send(laneOf[name], envelope, { db: queueDatabase(db) })
    },
    wake(lane) {
      for (const worker of workers.get(lane) ?? []) boss.notifyWorker(worker)
    },
    async work(handlers, runJob) {
      for (const lane of lanes) {
        const ids = await Promise.all(
          Array.from({ length: concurrency[lane] }, () => addWorker(lane, (job) => attempt(job, 'run'))),
        )
        workers.set(lane, ids)
      }
      await addWorker(spentLane, (job) => attempt(job, 'onExhausted'))

      async function attempt(
        { id, data, signal }: Job<Envelope>,
        part: 'run' | 'onExhausted',
      ): Promise<void> {
        // The name was stored with its own payload, so the handler fits.
        const handler = handlers[data.name] as JobHandler<JobName>
        const run = runJob({ jobId: id, name: data.name, signal }, (context) =>
          handler[part](context, data.payload),
        )
        await run.catch((error: unknown) => {
          throw keepable(error)
        })
      }

      async function addWorker(name: string, work: (job: Job<Envelope>) => Promise<void>): Promise<string> {
        const worker: string = await boss.work<Envelope>(name, polling, async ([job]) => {
          if (!job) return
          // If one job was waiting, there may be more: fetch again without waiting for the next poll.
          boss.notifyWorker(worker)
          await work(job)
        })
        return worker
      }
    },
    async stop(withinMs) {
      await boss.stop({ graceful: true, close: false, timeout: withinMs })
    },
  }
}

/**
 * A thrown error in a form that the queue can store with the job. Database errors have undefined fields, which can't be
 * stored, so the job would stay until its heartbeat is missed. Other fields quote rows.
 */
function keepable(error: unknown): Error {
  return new Error(error instanceof Error ? error.message : String(error))
}

/**
 * Returns the jobs of a process that has ended to the queue. Only one process uses the embedded database, so nobody
 * works on these jobs, and they need not wait for a missed heartbeat.
 */
async function freeJobs(boss: PgBoss, db: Db): Promise<void> {
  const held: { name: string; id: string }[] = await db('boss.job')
    .where({ state: 'active' })
    .select('name', 'id')
  for (const { name, id } of held) await boss.fail(name, id, { message: 'its process ended' })
}

/** Creates the queue's tables and lanes if they are missing. */
async function install(boss: PgBoss, retries: ReturnType<typeof retriesOf>): Promise<void> {
  await boss.start()
  await boss.createQueue(spentLane, {
    retryLimit: 20,
    retryDelay: 1,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
  })
  for (const lane of lanes) {
    await boss.createQueue(lane, {
      ...retries[lane],
      expireInSeconds: 300,
      // Crashed workers are noticed by missing heartbeats; ten seconds is the minimum the queue allows.
      heartbeatSeconds: 10,
    })
    // Also needed if an older version of the product created the queue without it.
    await boss.updateQueue(lane, { ...retries[lane], deadLetter: spentLane })
    // The first send to a lane looks it up outside the caller's transaction. Do that here, because the embedded
    // database has no second connection for it.
    await boss.findJobs(lane, { id: noJob })
  }
}
