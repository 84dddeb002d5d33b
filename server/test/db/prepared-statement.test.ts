import { afterAll, expect, it } from 'vitest'
import type { Db } from '../../src/db/db.ts'
import { preparedStatement } from '../../src/db/prepared-statement.ts'
import { statementsOf } from '../support/statements.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

const move = preparedStatement('update product_clock set offset_hours = offset_hours + $1')
const read = preparedStatement<{ offsetHours: number }>('select offset_hours from product_clock')
const doubled = preparedStatement<{ doubled: number }>('select $1::integer * 2 as doubled')

it('gives rows for the values of each time', async () => {
  expect([await doubled(knex, [2]), await doubled(knex, [21])]).toEqual([[{ doubled: 4 }], [{ doubled: 42 }]])
})

it('belongs to the transaction it is given', async () => {
  const before = await read(knex, [])
  const undone = knex.transaction(async (trx) => {
    await move(trx, [7])
    expect(await read(trx, [])).not.toEqual(before)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read(knex, [])).toEqual(before)
})

it('refuses a transaction that is over', async () => {
  let over: Db | undefined
  await knex.transaction(async (trx) => {
    over = trx
    await read(trx, [])
  })
  await expect(move(over as Db, [7])).rejects.toThrow('transaction of this statement is over')
})

it('is seen by whoever counts statements', async () => {
  expect(await statementsOf(knex, () => doubled(knex, [1]))).toEqual(['select $1::integer * 2 as doubled'])
})

it('gives its connection back where it fails', async () => {
  for (let i = 0; i < 12; i++) await expect(doubled(knex, ['two'])).rejects.toThrow('integer')
  expect(await doubled(knex, [3])).toEqual([{ doubled: 6 }])
})
