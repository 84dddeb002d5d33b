import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createEmbeddedPayments } from '../../src/gateways/payment/payment.embedded.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { ownAddress } from '../support/own-address.ts'
import { cardNumbers, startTestTrial } from '../support/payments.ts'
import { cancelTestPlan, onDay, planPayments, subscriptionOf } from '../support/plans.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, type Login } from '../support/world.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const { knex } = database
const embedded = createEmbeddedPayments(knex, systemClock)
/** Called after a charge has started here, and before its provider is called. */
let meanwhile: (() => Promise<unknown>) | undefined
const slow: typeof embedded = {
  ...embedded,
  async chargeSaved(charge) {
    const work = meanwhile
    meanwhile = undefined
    await work?.()
    return embedded.chargeSaved(charge)
  },
}
const server = await useServer({
  database,
  env: await ownAddress(),
  privateOrigins: [],
  gateways: { payments: { byWay: { card: slow, paypal: slow }, embedded } },
})
const month = 7021

afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

/** A subscriber whose paid month has ended, and whose renewal is due on day 31. */
async function newSubscriber(number?: string): Promise<Login> {
  const login = await createAccount(server)
  await startTestTrial(server, login, { planLabel: 'grow-2407', ...(number && { number }) })
  if (!number) await server.call('skip-trial', {}, { token: login.token })
  return login
}

const cancel = (login: Login) => cancelTestPlan(server, login)
const renew = ({ id: userId }: Login) =>
  knex.transaction((trx) => server.queue.add(trx, 'renew-subscription', { userId }))
const cash = async ({ id }: Login) => (await balancesOf(knex, id)).cash ?? 0
const planLabel = async ({ id }: Login) =>
  (await knex('user_account').where({ id }).first('planLabel')).planLabel

describe('a cancellation beside a renewal that is due (ACT-114)', () => {
  it('comes first, with the renewal queued already: nothing is charged, and the plan ends', async () => {
    const login = await newSubscriber()
    await knex('product_clock').update({ offsetHours: 31.1 * 24 })
    await cancel(login)
    // As a job that was queued before and waited for its worker.
    await renew(login)
    await onDay(server, 31.2)
    expect(await planPayments(server, login)).toEqual([month])
    expect(await subscriptionOf(server, login)).toMatchObject({ status: 'canceled' })
    expect(await planLabel(login)).toBe('free')
    expect(await cash(login)).toBe(-month)
  })

  it('comes second: the month that has begun is the last one', async () => {
    const login = await newSubscriber()
    await onDay(server, 31.1)
    await cancel(login)
    expect(await planPayments(server, login)).toEqual([month, month])
    expect(await planLabel(login)).toBe('grow-2407')
    await onDay(server, 63)
    expect(await planLabel(login)).toBe('free')
    await onDay(server, 120)
    expect(await cash(login)).toBe(-2 * month)
  })

  it('comes while the card is being charged: that month is paid, and no other', async () => {
    const login = await newSubscriber()
    meanwhile = async () => expect((await cancel(login)).body).toHaveProperty('user')
    await onDay(server, 31.1)
    expect(await planPayments(server, login)).toEqual([month, month])
    expect(await subscriptionOf(server, login)).toMatchObject({
      status: 'active',
      canceledDate: expect.any(String),
      nextCharge: null,
    })
    await onDay(server, 120)
    expect(await cash(login)).toBe(-2 * month)
    expect(await planLabel(login)).toBe('free')
  })

  it('comes while a card is being refused: the plan ends as canceled, not as unpaid', async () => {
    const login = await newSubscriber(cardNumbers.refusedLater)
    meanwhile = () => cancel(login)
    await onDay(server, 10.1)
    expect(await subscriptionOf(server, login)).toMatchObject({ status: 'canceled' })
    expect(await planLabel(login)).toBe('free')
    expect(await cash(login)).toBe(0)
  })

  it('comes at the same moment, for many: each is charged for that month and keeps it, or is not and ends', async () => {
    const logins = await Promise.all(Array.from({ length: 8 }, () => newSubscriber()))
    await knex('product_clock').update({ offsetHours: 31.1 * 24 })
    await Promise.all(
      logins.flatMap((login, index) => {
        const both = [() => renew(login), () => cancel(login)]
        server.queue.wake('fast')
        return (index % 2 ? both.toReversed() : both).map((step) => step())
      }),
    )
    await onDay(server, 31.2)
    for (const login of logins) {
      const paid = await planPayments(server, login)
      const isRenewed = paid.length === 2
      expect(paid).toEqual(isRenewed ? [month, month] : [month])
      expect(await subscriptionOf(server, login)).toMatchObject({
        status: isRenewed ? 'active' : 'canceled',
        canceledDate: expect.any(String),
      })
      expect(await planLabel(login)).toBe(isRenewed ? 'grow-2407' : 'free')
    }
    const before = await Promise.all(logins.map(cash))
    await onDay(server, 120)
    expect(await Promise.all(logins.map(cash))).toEqual(before)
    for (const login of logins) expect(await planLabel(login)).toBe('free')
  })
})
