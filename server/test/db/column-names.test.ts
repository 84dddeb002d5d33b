import { afterAll, expect, it } from 'vitest'
import { columnName, propertyName } from '../../src/db/column-names.ts'
import { storedNames } from '../../src/db/postgres-dialect.ts'
import { preparedStatement } from '../../src/db/prepared-statement.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

const account = {
  id: crypto.randomUUID(),
  email: 'orla@nightjar.example',
  username: 'Órla Fahy',
  language: 'en',
  termsAcceptedDate: new Date(0),
  creationDate: new Date(0),
}

it('writes rows by their properties, and reads them by the same', async () => {
  const returned = await knex('user_account')
    .insert(account)
    .onConflict('id')
    .merge(['termsAcceptedDate'])
    .returning(['id', 'creationDate'])
  expect(returned).toEqual([{ id: account.id, creationDate: account.creationDate }])
  await knex('user_account')
    .where({ creationDate: new Date(0) })
    .update({ isAdmin: true })
  expect(await knex('user_account').first()).toMatchObject({ ...account, isAdmin: true })
  const query = knex('user_account').where('user_account.termsAcceptedDate', '<', new Date())
  expect(await query.clone().pluck('planLabel')).toEqual(['free'])
  expect(await query.clone().max({ lastDate: 'creationDate' }).first()).toEqual({ lastDate: new Date(0) })
  expect(await query.clone().select({ planOfUser: 'planLabel' })).toEqual([{ planOfUser: 'free' }])
})

it('names the columns of written statements in the same way', async () => {
  const sql = `select offset_hours, '{"a_b": 1}'::jsonb as as_json, 1 as "quoted.a_b" from product_clock`
  const rows = [{ offsetHours: 0, asJson: { a_b: 1 }, 'quoted.a_b': 1 }]
  expect((await knex.raw<{ rows: unknown[] }>(sql)).rows).toEqual(rows)
  expect(await preparedStatement(sql)(knex, [])).toEqual(rows)
  const named = await knex.raw<{ rows: unknown[] }>('select ?? from product_clock', ['offsetHours'])
  expect(named.rows).toEqual([{ offsetHours: 0 }])
})

it('leaves them to a library that knows them by their names in SQL', async () => {
  const stored = knex('product_clock').select('offset_hours').queryContext(storedNames)
  expect(await stored).toEqual([{ offset_hours: 0 }])
})

it('finds the way back from each property to its column', async () => {
  const rows: { name: string }[] = await knex('information_schema.columns')
    .where({ tableSchema: 'public' })
    .distinct({ name: 'columnName' })
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ name }) => columnName(propertyName(name)) !== name)).toEqual([])
})
