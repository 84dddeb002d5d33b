import { setTimeout } from 'node:timers/promises'
import { addHours } from '@aloft/domain/core/dates'
import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createEmbeddedPayments } from '../../src/gateways/payment/payment.embedded.ts'
import { auditLedger, auditOwner } from '../many-nodes/audit-money.ts'
import { auditAd } from '../many-nodes/audit-launches.ts'
import { nowOf } from '../many-nodes/product-time.ts'
import { createMonthlyAds, month } from '../support/monthly-ads.ts'
import { cardNumbers, eventOf, signedHeaders, submitCard } from '../support/payments.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { useServer } from '../support/test-server.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const { knex } = database

/** Called around the next charge of a customer's stored card; other tests' ads are also renewed meanwhile. */
const nothing = async () => {}
const none = { customer: '', before: nothing, after: nothing }
let charge: typeof none = none
const embedded = createEmbeddedPayments(knex, systemClock)
const watched: typeof embedded = {
  ...embedded,
  async chargeSaved(order) {
    const { before, after } = order.customer === charge.customer ? charge : none
    if (order.customer === charge.customer) charge = none
    await before()
    const state = await embedded.chargeSaved(order)
    await after()
    return state
  },
}
// Its own events are dropped: only webhooks sent by these tests arrive.
const silent: typeof embedded = { ...watched, deliver: nothing }
const server = await useServer({
  database,
  privateOrigins: [],
  env: { AD_SIMULATOR_SEED: 'nightjar' },
  gateways: { payments: { byWay: { card: watched, paypal: watched }, embedded: silent } },
})

type Owner = Awaited<ReturnType<typeof createMonthlyAds>>

/** Checks that all money of an owner and their ads is where it must be. */
async function expectAudited({ login }: Owner): Promise<void> {
  const now = await nowOf(server)
  const balloonIds: string[] = await knex('ad_run').where({ ownerId: login.id }).distinct().pluck('balloonId')
  const audits = await Promise.all(balloonIds.map((id) => auditAd(knex, id, now)))
  const faults = [...(await auditLedger(knex)), ...(await auditOwner(knex, login.id))]
  expect([...faults, ...audits.flatMap((audit) => audit.faults)]).toEqual([])
}

/** Amount charged to cards by the provider, in minor units. */
async function takenFrom({ login }: Owner): Promise<number> {
  const row = await knex('embedded_payment')
    .where({ customer: login.id, kind: 'payment', status: 'paid' })
    .sum({ total: 'amount' })
    .first()
  return Number(row?.['total'] ?? 0)
}

describe('two months of one owner that are due together', () => {
  it('spend the credit once, and both go on (LST-06)', async () => {
    const owner = await createMonthlyAds(server, { count: 2, card: cardNumbers.pays, creditLeft: 5_000 })
    await owner.endMonths(3)
    const used = (await owner.payments()).map(({ status, creditUsed: credit }) => [status, credit])
    expect(used.toSorted()).toEqual([
      ['paid', 0],
      ['paid', 5_000],
    ])
    expect(await owner.notificationsOf('adHeld')).toEqual([])
    expect(await owner.notificationsOf('adRenewed')).toHaveLength(2)
    expect(await owner.balances()).toMatchObject({ credit: 0, 'credit:reserved': 0, 'ad:budget': 60_000 })
    expect(await takenFrom(owner)).toBe(2 * month - 5_000)
    await expectAudited(owner)
  })

  it('give the credit back that a refused card leaves unused', async () => {
    const owner = await createMonthlyAds(server, {
      count: 2,
      card: cardNumbers.refusedLater,
      creditLeft: 5_000,
    })
    await owner.endMonths(3)
    expect(await owner.notificationsOf('adHeld')).toHaveLength(2)
    expect(await owner.balances()).toMatchObject({ credit: 5_000, 'credit:reserved': 0 })
    expect(await takenFrom(owner)).toBe(0)
    await expectAudited(owner)
  })
})

describe('a month that is renewed beside a launch paid by credit', () => {
  /** Another ad of the owner, for 59.50. */
  async function smallAd({ login, ideaId }: Owner) {
    const balloonId = await createLaunchableAd(server, ideaId, { 'component/c1/plannedBudget': 50 })
    const subject = { ideaId, balloonId, componentId: 'c1' }
    return async () => (await server.call('launch-ad', subject, login)).body
  }

  it('keeps the credit that its charge counts on', async () => {
    const owner = await createMonthlyAds(server, { card: cardNumbers.pays, creditLeft: 6_000 })
    const launch = await smallAd(owner)
    const refused: unknown[] = []
    const before = async () => {
      refused.push(await launch(), await owner.ads[0]?.launch())
      expect(await owner.balances()).toMatchObject({ credit: 0, 'credit:reserved': 6_000 })
    }
    charge = { ...none, customer: owner.login.id, before }
    await owner.endMonths()
    expect(refused).toEqual([{ error: 'notEnoughCredit' }, { error: 'adAlreadyRunning' }])
    expect(await owner.notificationsOf('adHeld')).toEqual([])
    expect(await owner.balances()).toMatchObject({ credit: 0, 'ad:budget': 30_000 })
    await expectAudited(owner)
  })

  it('says that credit lacks, not that a card was refused, where the charge counted on none that is left', async () => {
    const owner = await createMonthlyAds(server, { card: cardNumbers.pays, creditLeft: 6_000 })
    // As for a payment that was started before credit was reserved.
    const before = () => grantCredit(server, owner.ideaId, -6_000)
    charge = { ...none, customer: owner.login.id, before }
    await owner.endMonths()
    expect(await owner.notificationsOf('adHeld')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('You don’t have enough ad credit') }),
    ])
    expect(await owner.balances()).toMatchObject({ credit: month - 6_000, 'ad:budget': 15_000 })
    await expectAudited(owner)
  })

  it.each([0, 5, 15, 40])('spends no cent twice, %d ms apart', async (delay) => {
    const owner = await createMonthlyAds(server, { card: cardNumbers.pays, creditLeft: 6_000 })
    const launch = await smallAd(owner)
    const [launched] = await Promise.all([setTimeout(delay).then(launch), owner.endMonths(2)])
    await workOff(server)
    const isLaunched = !Object.hasOwn(launched as object, 'error')
    const credit = isLaunched ? 50 : 6_000
    expect(await owner.payments()).toMatchObject([{ status: 'paid', creditUsed: credit }])
    expect(await takenFrom(owner)).toBe(month - credit)
    expect(await owner.notificationsOf('adHeld')).toEqual([])
    await expectAudited(owner)
  })
})

describe('a card that was charged by a node that died before it wrote that down', () => {
  const die = () => Promise.reject(new Error('the node died'))

  it('pays the month all the same', async () => {
    const owner = await createMonthlyAds(server, { card: cardNumbers.pays, creditLeft: 5_000 })
    charge = { ...none, customer: owner.login.id, after: die }
    await owner.endMonths()
    await workOff(server)
    expect(await owner.payments()).toMatchObject([{ status: 'paid' }])
    expect(await owner.notificationsOf('adHeld')).toEqual([])
    expect(await takenFrom(owner)).toBe(month - 5_000)
    await expectAudited(owner)
  })

  it('is credit where the ad was stopped meanwhile, without any webhook', async () => {
    const owner = await createMonthlyAds(server, { card: cardNumbers.pays, creditLeft: 5_000 })
    const after = async () => {
      await owner.ads[0]?.stop()
      await die()
    }
    charge = { ...none, customer: owner.login.id, after }
    await owner.endMonths()
    await workOff(server)
    for (const hours of [0.3, 1.1]) await passHours(server, hours)
    expect(await owner.payments()).toMatchObject([{ status: 'paid' }])
    expect(await owner.notificationsOf('adHeld')).toEqual([])
    const { refund = 0 } = (await owner.ads[0]?.campaign())?.ads[0]?.data ?? {}
    expect((await owner.balances()).credit).toBe(month + Math.round(refund * 100))
    await expectAudited(owner)
  })
})

describe('a page that was paid, of which the node that opened it left no trace', () => {
  it.each([
    ['an hour later, as it is looked after', 1.1],
    ['a day later, as it is called off', 25],
  ])('is found %s, without any webhook', async (_, hours) => {
    const owner = await createMonthlyAds(server, { card: null, creditLeft: 5_000 })
    const balloonId = await createLaunchableAd(server, owner.ideaId)
    const subject = { ideaId: owner.ideaId, balloonId, componentId: 'c1' }
    const request = { ...subject, method: 'card', creditAmount: 50 }
    const { body } = await server.call('pay-ad', request, owner.login)
    const { paymentId, url } = body as { paymentId: string; url: string }
    await knex('payment').where({ id: paymentId }).update({ providerRef: null })
    await submitCard(server, url, cardNumbers.pays)
    await passHours(server, hours)
    expect(await owner.payments()).toMatchObject([{ status: 'paid' }])
    expect(await owner.balances()).toMatchObject({ credit: 0, 'ad:budget': 30_000 })
    await expectAudited(owner)
  })
})

describe('a webhook of a month’s charge', () => {
  it('comes late and twice, when the ad was stopped, and books nothing again', async () => {
    const owner = await createMonthlyAds(server, { card: cardNumbers.pays, creditLeft: 5_000 })
    await owner.endMonths()
    await owner.ads[0]?.stop()
    for (const hours of [0.3, 1.1]) await passHours(server, hours)
    const before = await owner.balances()
    const [payment] = await owner.payments()
    const event = await eventOf(server, payment.providerRef)
    const headers = await signedHeaders(server, JSON.stringify(event))
    const postEvent = () => server.call('payment-webhook', event, { headers })
    for (const { status } of await Promise.all([postEvent(), postEvent(), postEvent()]))
      expect(status).toBe(200)
    expect(await owner.balances()).toEqual(before)
    await expectAudited(owner)
  })
})

describe('the page of a payment that counts on credit', () => {
  it('keeps it while a month is due, and gives it back where the page is called off', async () => {
    const owner = await createMonthlyAds(server, { card: cardNumbers.pays, creditLeft: 5_000 })
    const balloonId = await createLaunchableAd(server, owner.ideaId)
    const subject = { ideaId: owner.ideaId, balloonId, componentId: 'c1' }
    const pay = async (creditAmount: number) =>
      (await server.call('pay-ad', { ...subject, method: 'card', creditAmount }, owner.login)).body as {
        paymentId: string
        url: string
      }
    await pay(50)
    expect(await owner.balances()).toMatchObject({ credit: 0, 'credit:reserved': 5_000 })
    // On a second request, the first page is closed and its credit is free for the second.
    const { paymentId, url } = await pay(50)
    const monthEnd = addHours(await nowOf(server), 1)
    await knex('ad_run').where({ ownerId: owner.login.id }).update({ endDate: monthEnd })
    await passHours(server, 2)
    await submitCard(server, url, cardNumbers.pays)
    expect((await server.call('confirm-payment', { paymentId }, owner.login)).body).toMatchObject({
      adCampaign: { status: 'pending_approval' },
    })
    const payments = await owner.payments()
    expect(payments.map(({ creditUsed: credit, status }) => [status, credit]).toSorted()).toEqual([
      ['canceled', 5_000],
      ['paid', 0],
      ['paid', 5_000],
    ])
    await expectAudited(owner)
  })

  it('lends it to a launch of the same ad from credit alone', async () => {
    const owner = await createMonthlyAds(server, { card: null, creditLeft: month })
    const balloonId = await createLaunchableAd(server, owner.ideaId)
    const subject = { ideaId: owner.ideaId, balloonId, componentId: 'c1' }
    const request = { ...subject, method: 'card', creditAmount: 100 }
    const { body } = await server.call('pay-ad', request, owner.login)
    const { paymentId, url } = body as { paymentId: string; url: string }
    expect((await server.call('launch-ad', subject, owner.login)).body).toMatchObject({
      adCampaign: { status: 'pending_approval' },
    })
    expect(await owner.balances()).toMatchObject({ credit: 0, 'credit:reserved': 0 })
    await submitCard(server, url, cardNumbers.pays)
    await server.call('confirm-payment', { paymentId }, owner.login)
    expect(await owner.balances()).toMatchObject({ credit: month - 10_000, 'credit:reserved': 0 })
    await expectAudited(owner)
  })
})
