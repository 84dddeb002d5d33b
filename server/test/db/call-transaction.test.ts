import { afterAll, beforeEach, expect, it } from 'vitest'
import { beginCallTransaction } from '../../src/db/call-transaction.ts'
import type { Db } from '../../src/db/db.ts'
import { preparedStatement } from '../../src/db/prepared-statement.ts'
import { statementsOf } from '../support/statements.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

const addPrepared = preparedStatement('update product_clock set offset_hours = offset_hours + $1')
const addBuilt = (db: Db, hours: number) => db('product_clock').increment('offsetHours', hours)
async function readHours(db: Db): Promise<number> {
  const [row] = await db('product_clock').select('offsetHours')
  return (row as { offsetHours: number }).offsetHours
}
const isOver = 'the transaction of this statement is over'

beforeEach(() => knex('product_clock').update({ offsetHours: 0 }))

it.each([
  ['prepared statements', addPrepared],
  ['the query builder', (db: Db, [hours]: readonly [number]) => addBuilt(db, hours)],
] as const)('keeps what %s changed once it is committed, and nothing before', async (_, add) => {
  const undone = await beginCallTransaction(knex)
  await add(undone.db, [5])
  expect(await readHours(undone.db)).toBe(5)
  await undone.rollback()
  expect(await readHours(knex)).toBe(0)
  const done = await beginCallTransaction(knex)
  await add(done.db, [7])
  await done.commit()
  expect(await readHours(knex)).toBe(7)
})

it('has one connection for all its statements, and gives it back', async () => {
  // More than there are connections.
  for (let i = 0; i < 12; i++) {
    const { db, commit } = await beginCallTransaction(knex)
    await addPrepared(db, [1])
    await addBuilt(db, 1)
    await commit()
  }
  expect(await readHours(knex)).toBe(24)
})

it('takes a transaction inside, which can be undone alone', async () => {
  const { db, commit } = await beginCallTransaction(knex)
  await addPrepared(db, [1])
  const inner = db.transaction(async (trx) => {
    await addPrepared(trx, [10])
    await addBuilt(trx, 10)
    throw new Error('undone')
  })
  await expect(inner).rejects.toThrow('undone')
  await commit()
  expect(await readHours(knex)).toBe(1)
})

it.each(['commit', 'rollback'] as const)('takes no statement after its %s', async (end) => {
  const transaction = await beginCallTransaction(knex)
  await addBuilt(transaction.db, 0)
  await transaction[end]()
  await expect(addPrepared(transaction.db, [1])).rejects.toThrow(isOver)
  await expect(addBuilt(transaction.db, 1)).rejects.toThrow(isOver)
  expect(await readHours(knex)).toBe(0)
})

it('says what the database refused at a commit', async () => {
  const { db, commit } = await beginCallTransaction(knex)
  await db.raw('create temporary table lamp (id integer unique deferrable initially deferred)')
  await db.raw('insert into lamp values (1), (1)')
  await expect(commit()).rejects.toThrow('duplicate key')
  expect(await readHours(knex)).toBe(0)
})

it('is seen by whoever counts statements', async () => {
  const seen = await statementsOf(knex, async () => {
    const { db, commit } = await beginCallTransaction(knex)
    await addPrepared(db, [0])
    await addBuilt(db, 0)
    await commit()
  })
  expect(seen).toEqual(['BEGIN;', expect.any(String), expect.any(String), 'COMMIT;'])
})
