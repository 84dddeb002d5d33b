import { afterAll, expect, it } from 'vitest'
import { createLog } from '../../src/log.ts'
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
  const runId = crypto.randomUUID()
  await knex.transaction((trx) => queue.add(trx, 'read-website', { runId }))
  expect(await jobs()).toEqual([{ data: { name: 'read-website', payload: { runId } } }])
})

it('forgets a job whose transaction is undone', async () => {
  const before = await jobs()
  const undone = knex.transaction(async (trx) => {
    await queue.add(trx, 'read-website', { runId: crypto.randomUUID() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobs()).toEqual(before)
})
