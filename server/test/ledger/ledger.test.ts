import type { LedgerAccount, LedgerEntry } from '@aloft/domain/core/ledger'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancesOf, post, type Posting } from '../../src/ledger/ledger.repo.ts'
import { grantStartingTokens } from '../../src/ledger/starting-tokens.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const { id: ownerId } = await createAccount(server)
const date = new Date('2026-11-01T09:00:00Z')
const appendOnly = /the ledger is append-only/

function entry(amount: number, change: Partial<LedgerEntry> = {}): LedgerEntry {
  return { ownerId, account: 'tokens:additional', unit: 'token', amount, ...change }
}

async function balanceOf(owner: string, account: LedgerAccount): Promise<number> {
  return (await balancesOf(knex, owner))[account] ?? 0
}

let count = 0
function posting(entries: readonly LedgerEntry[], reference = `test:${++count}`): Posting {
  return { reference, kind: 'test', date, entries }
}

function book(next: Posting): Promise<boolean> {
  return knex.transaction((trx) => post(trx, next))
}

describe('booking', () => {
  it.each([
    ['one side only', [entry(5)]],
    ['sides of unequal size', [entry(5), entry(-4, { ownerId: null })]],
    ['sides in different units', [entry(5, { unit: 'EUR' }), entry(-5, { unit: 'USD' })]],
  ])('is refused at commit for %s', async (_, entries) => {
    const next = posting(entries)
    let isPosted = false
    const booking = knex.transaction(async (trx) => {
      isPosted = await post(trx, next)
    })
    await expect(booking).rejects.toThrow(/does not balance/)
    expect(isPosted).toBe(true)
    expect(await knex('ledger_posting').where({ reference: next.reference })).toHaveLength(0)
  })

  it('is refused for an amount of nothing', async () => {
    await expect(book(posting([entry(0), entry(0, { ownerId: null })]))).rejects.toThrow(/check constraint/)
  })

  it('happens once for a reference, whoever comes first', async () => {
    const before = await balanceOf(ownerId, 'tokens:additional')
    const next = posting([entry(7), entry(-7, { ownerId: null })])
    const booked = await Promise.all([book(next), book(next), book(next)])
    expect(booked.toSorted()).toEqual([false, false, true])
    expect(await book({ ...next, entries: [entry(9), entry(-9, { ownerId: null })] })).toBe(false)
    expect(await balanceOf(ownerId, 'tokens:additional')).toBe(before + 7)
  })

  it('grants the starting tokens of an account once', async () => {
    await knex.transaction((trx) => grantStartingTokens(trx, ownerId, date))
    expect(await balanceOf(ownerId, 'tokens:free')).toBe(100)
  })
})

describe('the database', () => {
  it.each([
    ['update', 'ledger_entry', 'update ledger_entry set amount = amount'],
    ['delete', 'ledger_entry', 'delete from ledger_entry'],
    ['truncate', 'ledger_entry', 'truncate ledger_entry'],
    ['update', 'ledger_posting', `update ledger_posting set kind = 'x'`],
    ['delete', 'ledger_posting', 'delete from ledger_posting where false'],
    ['truncate', 'ledger_posting', 'truncate ledger_posting cascade'],
  ])('refuses to %s %s', async (_, table, sql) => {
    const before = await knex(table)
    expect(before.length).toBeGreaterThan(0)
    await expect(knex.raw(sql)).rejects.toThrow(appendOnly)
    expect(await knex(table)).toEqual(before)
  })
})

it('sums to zero after any balanced postings, and each balance is the sum of its entries', async () => {
  const owners = [(await createAccount(server)).id, (await createAccount(server)).id]
  const accounts = ['credit', 'tokens:monthly', 'tokens:additional'] as const
  const side = fc.record({
    owner: fc.constantFrom(...owners),
    account: fc.constantFrom(...accounts),
    unit: fc.constantFrom('token' as const, 'EUR' as const),
    amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).filter((amount) => amount !== 0),
  })
  const expected = new Map<string, number>()

  await fc.assert(
    fc.asyncProperty(fc.array(side, { minLength: 1, maxLength: 5 }), async (sides) => {
      const entries = sides.flatMap(({ owner, account, unit, amount }) => [
        entry(amount, { ownerId: owner, account, unit }),
        entry(-amount, { ownerId: null, account, unit }),
      ])
      expect(await book(posting(entries))).toBe(true)
      for (const { owner, account, amount } of sides) {
        const key = `${owner} ${account}`
        expected.set(key, (expected.get(key) ?? 0) + amount)
      }
      const totals = await knex('ledger_entry').groupBy('unit').select('unit').sum({ total: 'amount' })
      expect(totals.filter(({ total }) => Number(total) !== 0)).toEqual([])
      for (const owner of owners) {
        for (const account of accounts) {
          expect(await balanceOf(owner, account)).toBe(expected.get(`${owner} ${account}`) ?? 0)
        }
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
