import { afterAll, expect, it } from 'vitest'
import { jobHandlers } from '../../src/areas/jobs.ts'
import { createLog } from '../../src/log.ts'
import type { JobContext } from '../../src/queue/define.ts'
import { openQueue } from '../../src/queue/queue.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
const queue = await openQueue(database, createLog('silent'))
afterAll(async () => {
  await queue.stop(1_000)
  await database.close()
})

it('takes a job back at once that an error of the database has ended, and keeps no row of it', async () => {
  const taskId = crypto.randomUUID()
  const states: string[] = []
  const job = () =>
    knex('boss.job')
      .whereRaw(`data->'payload'->>'taskId' = ?`, [taskId])
      .first<{ state: string; output: unknown }>('state', 'output')
  const run = async () => {
    states.push((await job()).state)
    // The database quotes the refused row.
    for (const points of [1, 2]) await knex('rate_limit').insert({ key: 'wren@nightjar.example', points })
  }
  await queue.work({ ...jobHandlers, 'read-website': { run, onExhausted: async () => {} } }, (_, handle) =>
    handle({} as JobContext),
  )
  await queue.add(knex, 'read-website', { taskId })
  queue.wake('slow')
  // Its heartbeat would be missed after ten seconds at the earliest.
  await expect.poll(async () => (await job()).state, { timeout: 5_000 }).toBe('retry')
  expect(JSON.stringify((await job()).output)).not.toContain('nightjar')
  queue.wake('slow')
  await expect.poll(() => states.length, { timeout: 8_000 }).toBe(2)
})
