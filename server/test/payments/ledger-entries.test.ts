import { adPaid, adRefunded, adSettled } from '@aloft/domain/ads/ad-postings.rules'
import { billOf, settleLaunch } from '@aloft/domain/ads/ad-money.rules'
import { expect, it } from 'vitest'
import { creditOf, post } from '../../src/ledger/ledger.repo.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const date = new Date('2026-11-03T09:00:00Z')

interface Posting {
  readonly _id: string
  readonly kind: string
  readonly entries: readonly { account: string; isOwn: boolean; unit: string; amount: number }[]
}

async function entriesOf(
  { token }: Login,
  payload: object,
): Promise<{ postings: Posting[]; isMore: boolean }> {
  const { status, body } = await server.call('get-ledger-entries', payload, { token })
  expect(status).toBe(200)
  return body as { postings: Posting[]; isMore: boolean }
}

/** A launch that was paid, has ended and was refunded. */
async function bookLaunch({ id: ownerId }: Login, launchId: string): Promise<number> {
  const launch = { launchId, ownerId, currency: 'EUR' } as const
  const bill = billOf(10_000, { commissionPercent: 20, vatPercent: 19 }, 0, 'EUR')
  const settlement = settleLaunch({ budget: 10_000, vat: bill.vat, spend: 4000, commissionPercent: 20 })
  const bookings = [
    adPaid(launch, launchId, bill),
    adSettled(launch, 10_000, settlement),
    adRefunded(launch, settlement.credit),
  ]
  for (const booking of bookings) await knex.transaction((trx) => post(trx, { ...booking, date }))
  return settlement.credit
}

it('lead from the credit of get-user to all that it is made of (OPN-41)', async () => {
  const login = await createAccount(server)
  const launchId = crypto.randomUUID()
  expect(await bookLaunch(login, launchId)).toBe(6188)
  const { body } = await server.call('get-user', {}, { token: login.token })
  expect(body).toMatchObject({ credit: 61.88, subscriptionCurrency: 'EUR' })
  expect(await creditOf(knex, login.id, 'EUR')).toBe(6188)
  const { postings } = await entriesOf(login, { account: 'credit' })
  expect(postings).toMatchObject([
    { kind: 'ad-refunded', subject: `run:${launchId}`, date: date.toISOString() },
  ])
  const launch = await entriesOf(login, { subject: `run:${launchId}` })
  expect(launch.postings.map(({ kind }) => kind)).toEqual(['ad-refunded', 'ad-settled', 'ad-paid'])
  expect(launch.postings[1]?.entries).toEqual([
    { account: 'ad:budget', isOwn: true, unit: 'EUR', amount: -100 },
    { account: 'ad:spend', isOwn: false, unit: 'EUR', amount: 40 },
    { account: 'ad:commission', isOwn: false, unit: 'EUR', amount: 8 },
    { account: 'vat', isOwn: false, unit: 'EUR', amount: -9.88 },
    { account: 'refund', isOwn: true, unit: 'EUR', amount: 61.88 },
  ])
})

it('count credit of the account’s own currency alone', async () => {
  const login = await createAccount(server)
  await bookLaunch(login, crypto.randomUUID())
  await knex('user_account').where({ id: login.id }).update({ subscriptionCurrency: 'CHF' })
  const { body } = await server.call('get-user', {}, { token: login.token })
  expect(body).toMatchObject({ credit: 0, subscriptionCurrency: 'CHF' })
})

it('are shown to nobody else', async () => {
  const [login, other] = [await createAccount(server), await createAccount(server)]
  const launchId = crypto.randomUUID()
  await bookLaunch(login, launchId)
  expect((await entriesOf(other, { subject: `run:${launchId}` })).postings).toEqual([])
  expect((await entriesOf(other, {})).postings.map(({ kind }) => kind)).toEqual(['starting-tokens'])
})

it('come page by page, each once', async () => {
  const login = await createAccount(server)
  for (let i = 0; i < 60; i++)
    await knex.transaction((trx) =>
      post(trx, {
        reference: `page:${login.id}:${i}`,
        kind: `test-${i}`,
        date,
        entries: [
          { ownerId: login.id, account: 'credit', unit: 'EUR', amount: 1 },
          { ownerId: null, account: 'cash', unit: 'EUR', amount: -1 },
        ],
      }),
    )
  const first = await entriesOf(login, { account: 'credit' })
  expect(first).toMatchObject({ isMore: true, postings: { length: 50 } })
  const rest = await entriesOf(login, { account: 'credit', before: first.postings.at(-1)?._id })
  expect(rest.isMore).toBe(false)
  const kinds = [...first.postings, ...rest.postings].map(({ kind }) => kind)
  expect(kinds).toEqual(Array.from({ length: 60 }, (_, i) => `test-${59 - i}`))
})
