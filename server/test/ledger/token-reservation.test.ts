import { expect, it } from 'vitest'
import { post } from '../../src/ledger/ledger.repo.ts'
import { releaseTokens, reserveTokens, settleTokens, tokensOf } from '../../src/ledger/token-reservation.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const now = new Date('2026-11-01T09:00:00Z')

let count = 0

/** An account with 100 free, 100 monthly and 10 additional tokens. */
async function createOwner(): Promise<string> {
  const { id } = await createAccount(server)
  await knex.transaction((trx) =>
    post(trx, {
      reference: `grant:${id}`,
      kind: 'test',
      date: now,
      entries: [
        { ownerId: id, account: 'tokens:monthly', unit: 'token', amount: 100 },
        { ownerId: id, account: 'tokens:additional', unit: 'token', amount: 10 },
        { ownerId: null, account: 'tokens:granted', unit: 'token', amount: -110 },
      ],
    }),
  )
  return id
}

function reserve(ownerId: string, amount: number, reference = `work:${++count}`): Promise<boolean> {
  return knex.transaction((trx) => reserveTokens(trx, { ownerId, reference, amount, now }))
}

async function totals(): Promise<Record<string, number>> {
  const rows: { account: string; total: number }[] = await knex('ledger_entry')
    .groupBy('account')
    .select('account')
    .sum({ total: 'amount' })
  return Object.fromEntries(rows.map(({ account, total }) => [account, total]))
}

it('takes tokens in the order they are spent, and gives them back where they came from', async () => {
  const owner = await createOwner()
  expect(await reserve(owner, 110, 'mixed')).toBe(true)
  expect(await tokensOf(knex, owner)).toEqual({ free: 0, monthly: 90, additional: 10 })
  await knex.transaction((trx) => releaseTokens(trx, 'mixed', now))
  expect(await tokensOf(knex, owner)).toEqual({ free: 100, monthly: 100, additional: 10 })
})

it('spends what was set aside once, and never gives back what was spent', async () => {
  const owner = await createOwner()
  const before = await totals()
  await reserve(owner, 10, 'spent')
  await knex.transaction((trx) => settleTokens(trx, 'spent', now))
  await knex.transaction((trx) => settleTokens(trx, 'spent', now))
  await knex.transaction((trx) => releaseTokens(trx, 'spent', now))
  expect(await tokensOf(knex, owner)).toEqual({ free: 90, monthly: 100, additional: 10 })
  const after = await totals()
  expect(after['tokens:spent']).toBe((before['tokens:spent'] ?? 0) + 10)
  expect(after['tokens:reserved'] ?? 0).toBe(before['tokens:reserved'] ?? 0)
})

it('refuses what the account has not, and books nothing', async () => {
  const owner = await createOwner()
  expect(await reserve(owner, 211)).toBe(false)
  expect(await tokensOf(knex, owner)).toEqual({ free: 100, monthly: 100, additional: 10 })
})

it('lets no two works have the same tokens', async () => {
  const owner = await createOwner()
  const answers = await Promise.all(Array.from({ length: 12 }, () => reserve(owner, 21)))
  expect(answers.filter(Boolean)).toHaveLength(10)
  expect(await tokensOf(knex, owner)).toEqual({ free: 0, monthly: 0, additional: 0 })
})

it('ends nothing that was never set aside', async () => {
  await expect(knex.transaction((trx) => settleTokens(trx, 'unknown', now))).rejects.toThrow(/unknown/)
})
