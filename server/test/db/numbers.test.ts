import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

async function select(sql: string): Promise<unknown> {
  const { rows } = await knex.raw<{ rows: { value: unknown }[] }>(`select ${sql} as value`)
  return rows[0]?.value
}

it.each([
  ['42::bigint', 42],
  ['-9007199254740991::bigint', -9_007_199_254_740_991],
  ['12.5::numeric', 12.5],
  ['null::bigint', null],
  ['(select sum(amount) from (values (1::bigint), (2::bigint)) as entry (amount))', 3],
  ['(select count(*) from product_clock)', 1],
])('reads %s as a number', async (sql, value) => {
  expect(await select(sql)).toBe(value)
})

it.each(['9007199254740993::bigint', '-9007199254740993::numeric'])(
  'refuses %s, which no number holds exactly',
  async (sql) => {
    await expect(select(sql)).rejects.toThrow('too large for a number')
    expect(await select('1')).toBe(1)
  },
)
