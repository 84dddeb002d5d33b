import { createLog } from '@aloft/server/log'
import { jobHandlers } from '@aloft/server/areas/jobs'
import { openQueue } from '@aloft/server/queue/queue'
import type { JobHandlers, JobRun } from '@aloft/server/queue/define'
import { Logger, run, type Runner } from 'graphile-worker'
import { openBenchDatabase } from '../database.ts'
import { type Figure, shown } from '../figure.ts'
import { compare } from '../measure.ts'

const jobsPerRound = 200

/** Empty jobs from waiting to done, by our queue and by graphile-worker with its defaults, on the same PostgreSQL. */
export async function jobFigures(postgres: string): Promise<Figure[]> {
  const database = await openBenchDatabase(postgres)
  const queue = await openQueue(database, createLog('silent'))
  let done = countdown(0)
  const runJob: JobRun = async () => done.next()
  await queue.work(jobHandlers satisfies JobHandlers, runJob)
  const runner = await run({
    connectionString: database.url,
    noHandleSignals: true,
    taskList: { empty: async () => theirDone.next() },
    logger: new Logger(() => () => undefined),
  })
  let theirDone = countdown(0)

  async function ours(): Promise<number> {
    done = countdown(jobsPerRound)
    const started = performance.now()
    await database.knex.transaction(async (trx) => {
      for (let i = 0; i < jobsPerRound; i++) await queue.add(trx, 'render-creative', { adCreativeId: `${i}` })
    })
    queue.wake('fast')
    await done.end
    return perSecond(started)
  }

  async function theirs(): Promise<number> {
    theirDone = countdown(jobsPerRound)
    const started = performance.now()
    await addTheirs(runner)
    await theirDone.end
    return perSecond(started)
  }

  try {
    const { ours: our, theirs: their, ratio } = await compare(ours, theirs)
    return [
      {
        what: 'jobs a second, added and done',
        measured: `${shown(our)} beside ${shown(their)} of graphile-worker (${ratio.toFixed(2)} times)`,
        aim: { text: 'at least as many', isMet: ratio >= 1 },
        note: 'graphile-worker with its defaults: one job at a time; ours: four',
      },
    ]
  } finally {
    await runner.stop()
    await queue.stop(1_000)
    await database.close()
  }
}

async function addTheirs(runner: Runner): Promise<void> {
  for (let i = 0; i < jobsPerRound; i++) await runner.addJob('empty', { adCreativeId: `${i}` })
}

function perSecond(started: number): number {
  return jobsPerRound / ((performance.now() - started) / 1000)
}

/** Resolves `end` after `count` calls of `next`. */
function countdown(count: number): { readonly end: Promise<void>; next(): void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let left = count
  return {
    end: promise,
    next() {
      left -= 1
      if (left === 0) resolve()
    },
  }
}
