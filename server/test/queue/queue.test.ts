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
  await queue.stop(0)
  await database.close()
})

function jobs() {
  return knex('boss.job').where({ name: 'slow' }).select('data')
}

it('adds the first job after a start inside a transaction, on the only connection there may be', async () => {
  const taskId = crypto.randomUUID()
  await knex.transaction((trx) => queue.add(trx, 'read-website', { taskId }))
  expect(await jobs()).toEqual([{ data: { name: 'read-website', payload: { taskId } } }])
})

it('forgets a job whose transaction is undone', async () => {
  const before = await jobs()
  const undone = knex.transaction(async (trx) => {
    await queue.add(trx, 'read-website', { taskId: crypto.randomUUID() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobs()).toEqual(before)
})

it.runIf(database.isEmbedded)('gives out at once what the process before held when it died', async () => {
  const taskId = crypto.randomUUID()
  await knex.transaction((trx) => queue.add(trx, 'read-website', { taskId }))
  const now = knex.fn.now()
  await knex('boss.job').where({ name: 'slow' }).update({ state: 'active', startedOn: now, heartbeatOn: now })
  const next = await openQueue(database, createLog('silent'))
  // A missed heartbeat would be noticed after ten seconds at the earliest.
  const [job] = await knex('boss.job').whereRaw(`data->'payload'->>'taskId' = ?`, [taskId]).select('state')
  expect(job).toEqual({ state: 'retry' })
  const taken: string[] = []
  const run = async (_: JobContext, payload: { taskId: string }) => void taken.push(payload.taskId)
  const onExhausted = async () => {}
  await next.work({ ...jobHandlers, 'read-website': { run, onExhausted } }, (_, handle) =>
    handle({} as JobContext),
  )
  await expect.poll(() => taken, { timeout: 25_000 }).toContain(taskId)
  await next.stop(1_000)
})
