import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobHandlers } from '../../src/areas/jobs.ts'
import { systemClock } from '../../src/clock.ts'
import { migrate, migrations } from '../../src/db/migrate.ts'
import { enqueueDueWork } from '../../src/due/ticker.ts'
import { createLog } from '../../src/log.ts'
import type { JobContext, JobHandlers } from '../../src/queue/define.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { emptyDatabase, openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

/** Jobs as the version before wrote them, with what a worker is to be handed. */
const waiting = [
  ['advance-run', { runId: 'launch' }, 'advance-launch', { launchId: 'launch' }],
  [
    'look-at-ad',
    Object.fromEntries([['lookId', 'evaluation']]),
    'evaluate-autopilot',
    { evaluationId: 'evaluation' },
  ],
  ['tell-trial-end', { userId: 'user' }, 'notify-trial-end', { userId: 'user' }],
  ['generate-ad', { runId: 'ad' }, 'generate-ad', { taskId: 'ad' }],
  ['read-website', { runId: 'scan' }, 'read-website', { taskId: 'scan' }],
  ['reset-tokens', { userId: 'user' }, 'reset-tokens', { userId: 'user' }],
] as const

/** Scheduled for long ago, with what falls due. */
const scheduled = [
  ['advance-run', 'advance-launch', { launchId: 'later' }],
  ['tell-trial-end', 'notify-trial-end', { userId: 'later' }],
] as const

describe('jobs of a version that had other names (036)', () => {
  const taken: (readonly [string, unknown])[] = []

  beforeAll(async () => {
    await emptyDatabase(database)
    const version = migrations.findIndex(({ name }) => name === '036-job-names')
    await migrate(knex, version)
    const before = await openQueue(database, createLog('silent'))
    // In the lanes that they have still; what they are called there is part of their data.
    for (const [name, payload, next] of waiting) {
      await before.add(knex, next, {} as never)
      await knex('boss.job')
        .whereRaw(`data->>'name' = ? and data->'payload' = '{}'`, [next])
        .update({ data: { name, payload } })
    }
    for (const [kind] of scheduled)
      await knex('due_work').insert({
        id: crypto.randomUUID(),
        kind,
        subject: 'later',
        dueDate: new Date(0),
      })
    await before.stop(0)
    await migrate(knex)
  }, 60_000)

  it('are handed to their workers once the database is migrated', async () => {
    const queue = await openQueue(database, createLog('silent'))
    const recording = Object.fromEntries(
      Object.keys(jobHandlers).map((name) => [
        name,
        { run: async (_: JobContext, payload: unknown) => void taken.push([name, payload]) },
      ]),
    ) as unknown as JobHandlers
    await queue.work(recording, (_, handle) => handle({} as JobContext))
    await enqueueDueWork({ db: knex, clock: systemClock, queue })
    const expected = [...waiting.map(([, , ...job]) => job), ...scheduled.map(([, ...job]) => job)]
    await expect.poll(() => taken.length, { timeout: 25_000 }).toBe(expected.length)
    expect(taken).toEqual(expect.arrayContaining(expected))
    expect(await knex('boss.job').whereNot({ state: 'completed' }).select('data')).toEqual([])
    await queue.stop(1_000)
  })
})
