import { describe, expect, it } from 'vitest'
import { fingerprint } from './tables.ts'
import { useServer } from './test-server.ts'
import { createAccount } from './world.ts'

const server = await useServer()
const { knex } = server.database
const { id } = await createAccount(server)

/** Tables that changed during some work. */
async function touchedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await fingerprint(knex)
  await work()
  const after = await fingerprint(knex)
  return Object.keys(after).filter((table) => after[table] !== before[table])
}

describe('the fingerprint of a database', () => {
  it.each([
    ['a row that is added', async () => createAccount(server), 'user_account'],
    [
      'one that is changed',
      async () => knex('user_account').where({ id }).update({ planLabel: 'x' }),
      'user_account',
    ],
    ['one that is removed', async () => knex('session').where({ userId: id }).delete(), 'session'],
  ])('lists the table of %s', async (_, work, table) => {
    expect(await touchedBy(work)).toContain(table)
  })

  it('lists the table of a row that replaces another', async () => {
    const name = { key: 'a', points: 1 }
    await knex.raw('create table swapped (key text primary key, points int not null)')
    await knex('swapped').insert(name)
    const swap = () =>
      knex.transaction(async (trx) => {
        await trx('swapped').delete()
        await trx('swapped').insert(name)
      })
    expect(await touchedBy(swap)).toEqual(['swapped'])
    await knex.raw('drop table swapped')
  })

  it('is the same after reading, after what was undone, and whenever a session was last used', async () => {
    await createAccount(server)
    expect(await touchedBy(async () => knex('user_account').select())).toEqual([])
    const undone = () =>
      knex.transaction(async (trx) => {
        await trx('user_account').where({ id }).update({ planLabel: 'y' })
        throw new Error('undone')
      })
    expect(await touchedBy(async () => undone().catch(() => {}))).toEqual([])
    expect(await touchedBy(async () => knex('session').update({ lastActiveDate: new Date(0) }))).toEqual([])
  })
})
