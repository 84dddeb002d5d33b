import { afterEach, describe, expect, it } from 'vitest'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { mailsTo, mailTo } from '../support/mails.ts'
import { ownAddress } from '../support/own-address.ts'
import { cardNumbers, chosenPlan, keepTestCard, startTestTrial, submitPage } from '../support/payments.ts'
import {
  cancelTestPlan,
  onDay as onDayOf,
  planPayments as paidOf,
  subscriptionOf as readSubscription,
} from '../support/plans.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, type Login, setLedgerTokens } from '../support/world.ts'

const server = await useServer({ env: await ownAddress(), privateOrigins: [] })
const { knex } = server.database

const onDay = (days: number) => onDayOf(server, days)
const paid = (login: Login) => paidOf(server, login)
const subscriptionOf = (login: Login) => readSubscription(server, login)
const cancel = (login: Login, reason?: string) => cancelTestPlan(server, login, reason)
const keep = ({ token }: Login) => server.call('keep-subscription', {}, { token })
const skipTrial = ({ token }: Login) => server.call('skip-trial', {}, { token })
const cash = async ({ id }: Login) => (await balancesOf(knex, id)).cash ?? 0
const rights = async ({ token }: Login) => {
  const { body: user } = await server.call('get-user', {}, { token })
  const { body: tokens } = await server.call('get-token-balance', {}, { token })
  return { plan: (user as { plan: { labelKey: string } }).plan.labelKey, ...(tokens as { monthly: number }) }
}
const daysFromNow = (date: string) => Math.round((Date.parse(date) - server.clock.real().getTime()) / 864e5)

afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

/** A user whose trial of a plan has just started. */
async function newTrial(planLabel: string, isAnnual = false, number?: string): Promise<Login> {
  const login = await createAccount(server)
  await startTestTrial(server, login, { planLabel, isAnnual, ...(number && { number }) })
  return login
}

/** A user who has just paid for the first period of a plan. */
async function newSubscriber(planLabel: string, isAnnual = false): Promise<Login> {
  const login = await newTrial(planLabel, isAnnual)
  expect((await skipTrial(login)).body).not.toHaveProperty('error')
  return login
}

describe('canceling, to the cent (ACT-114)', () => {
  it('a trial: nothing is charged, and its rights and tokens last until its end', async () => {
    const login = await newTrial('grow-2407')
    await onDay(5)
    expect((await cancel(login)).body).toMatchObject({ user: { plan: { labelKey: 'grow-2407' } } })
    const canceled = await subscriptionOf(login)
    expect(canceled).toMatchObject({ status: 'trial', canceledDate: expect.any(String), nextCharge: null })
    expect(daysFromNow(canceled.periodEndDate)).toBe(10)
    await onDay(9.9)
    expect(await rights(login)).toMatchObject({ plan: 'grow-2407', monthly: 1000 })
    await onDay(10.1)
    expect(await rights(login)).toMatchObject({
      plan: 'free',
      monthly: 0,
      freeStarting: 100,
      resetDate: null,
    })
    expect(await subscriptionOf(login)).toMatchObject({ status: 'canceled', nextCharge: null })
    await onDay(75)
    expect(await paid(login)).toEqual([])
    expect(await cash(login)).toBe(0)
  })

  it('a month of Flat: 29.00 and 5.51 of VAT are paid once', async () => {
    const login = await newSubscriber('basic-2407')
    expect(await subscriptionOf(login)).toMatchObject({
      nextCharge: { amount: 34.51, vat: 5.51, currency: 'EUR' },
    })
    await onDay(3)
    await cancel(login)
    await onDay(27.9)
    expect(await rights(login)).toMatchObject({ plan: 'basic-2407', monthly: 300 })
    await onDay(31.1)
    expect(await rights(login)).toMatchObject({ plan: 'free', monthly: 0 })
    await onDay(75)
    expect(await paid(login)).toEqual([3451])
    expect(await cash(login)).toBe(-3451)
  })

  it('a year of Agency: 843.48 and 160.26 of VAT are paid once, and its tokens come until the year is over', async () => {
    const login = await newSubscriber('expand-2407', true)
    await onDay(40)
    await cancel(login)
    await setLedgerTokens(server, login.id, 'tokens:monthly', 7)
    await onDay(70)
    expect(await rights(login)).toMatchObject({ plan: 'expand-2407', monthly: 3000 })
    await onDay(364.9)
    expect(await rights(login)).toMatchObject({ plan: 'expand-2407' })
    await onDay(366.1)
    expect(await rights(login)).toMatchObject({ plan: 'free', monthly: 0 })
    await onDay(800)
    expect(await paid(login)).toEqual([100_374])
    expect(await cash(login)).toBe(-100_374)
  })

  it('canceled and kept: the second month costs 59.00 and 11.21 of VAT on the day it would have', async () => {
    const login = await newSubscriber('grow-2407')
    const before = await subscriptionOf(login)
    await onDay(3)
    await cancel(login)
    await onDay(20)
    expect((await keep(login)).body).toMatchObject({ user: { plan: { labelKey: 'grow-2407' } } })
    expect(await subscriptionOf(login)).toEqual(before)
    await onDay(27.9)
    expect(await paid(login)).toEqual([7021])
    await onDay(31.1)
    expect(await paid(login)).toEqual([7021, 7021])
    expect(await cash(login)).toBe(-14_042)
    const { periodStart: start } = await knex('subscription').where({ userId: login.id }).first()
    expect(start.toISOString()).toBe(before.periodEndDate)
  })

  it('a trial that is canceled and kept: its end charges 34.51', async () => {
    const login = await newTrial('basic-2407')
    await onDay(8)
    await cancel(login)
    await keep(login)
    await onDay(10.1)
    expect(await paid(login)).toEqual([3451])
    expect(await rights(login)).toMatchObject({ plan: 'basic-2407', monthly: 300 })
  })

  it('a plan that was canceled is chosen again, and then renews as any other', async () => {
    const login = await newTrial('grow-2407')
    await cancel(login, 'Too busy')
    await onDay(10.1)
    const { paymentMethodId } = await keepTestCard(server, login)
    const choice = { ...chosenPlan, planLabel: 'basic-2407', paymentMethodId }
    const { body } = await server.call('start-subscription', choice, login)
    expect(body).toMatchObject({ user: { plan: { labelKey: 'basic-2407' } } })
    expect(await subscriptionOf(login)).toMatchObject({ status: 'active', canceledDate: null })
    await onDay(42)
    expect(await paid(login)).toEqual([3451, 3451])
  })
})

describe('a cancellation', () => {
  it('counts once, however often it is asked for, and keeps what was said first', async () => {
    const login = await newSubscriber('grow-2407')
    await cancel(login, '  The season is over ')
    const first = await subscriptionOf(login)
    await onDay(1)
    expect((await cancel(login, 'Again')).body).toHaveProperty('user')
    expect(await subscriptionOf(login)).toEqual(first)
    const row = await knex('subscription').where({ userId: login.id }).first()
    expect(row.cancelReason).toBe('The season is over')
    expect(await mailsTo(server, login.email, 'planCanceled')).toHaveLength(1)
    expect((await keep(login)).body).toHaveProperty('user')
    expect((await keep(login)).body).toHaveProperty('user')
    expect(await mailsTo(server, login.email, 'planKept')).toHaveLength(1)
  })

  it('reaches no account but the caller’s', async () => {
    const [login, other] = [await newSubscriber('grow-2407'), await createAccount(server)]
    const payload = { reason: null, acceptedDiscount: null, userId: login.id, _id: login.id }
    const { body } = await server.call('cancel-subscription', payload, other)
    expect(body).toEqual({ error: 'noPlan' })
    expect((await keep(other)).body).toEqual({ error: 'noPlan' })
    expect(await subscriptionOf(login)).toMatchObject({ canceledDate: null })
  })

  it.each(['50x3', '30forever'])(
    'offers no discount yet: %s is refused, and the plan goes on',
    async (acceptedDiscount) => {
      const login = await newSubscriber('grow-2407')
      const { body } = await server.call('cancel-subscription', { reason: null, acceptedDiscount }, login)
      expect(body).toEqual({ error: 'discountUnavailable' })
      expect(await subscriptionOf(login)).toMatchObject({ canceledDate: null })
    },
  )

  it('that has come to its end is not undone: the plan is chosen again', async () => {
    const login = await newTrial('grow-2407')
    await cancel(login)
    await knex('product_clock').update({ offsetHours: 10.1 * 24 })
    expect((await keep(login)).body).toEqual({ error: 'noPlan' })
    await onDay(10.2)
    expect((await keep(login)).body).toEqual({ error: 'noPlan' })
    expect((await cancel(login)).body).toEqual({ error: 'noPlan' })
    expect(await paid(login)).toEqual([])
  })

  it('keeps the trial from being skipped, and closes the page of a bank that would begin the plan', async () => {
    const login = await newTrial('grow-2407', false, cardNumbers.asksAlways)
    const asked = (await skipTrial(login)).body as { url: string; error: string }
    expect(asked.error).toBe('authenticationNeeded')
    await cancel(login)
    await submitPage(server, asked.url, { step: 'approve' })
    expect((await skipTrial(login)).body).toEqual({ error: 'noTrial' })
    await onDay(30)
    expect(await cash(login)).toBe(0)
    expect(await subscriptionOf(login)).toMatchObject({ status: 'canceled' })
  })

  it('leaves the ads of an ended plan as they are, like one that lapsed (PUB-08)', async () => {
    const login = await newTrial('grow-2407')
    const ideaId = await createBrand(server, { userId: login.id })
    const balloonId = await createBalloon(server, { ideaId })
    await cancel(login)
    const edit = () =>
      server.call('update-balloon', { ideaId, balloonId, data: { 'component/c1/fbTitle': 'Lamp' } }, login)
    await onDay(9)
    expect((await edit()).body).not.toHaveProperty('error')
    await onDay(10.1)
    expect((await edit()).body).toEqual({ error: 'planLapsed' })
  })

  it('goes with the account: one that is deleted a day before its trial ends is not charged', async () => {
    const login = await newTrial('grow-2407')
    await onDay(9.5)
    await server.call('delete-account', { confirmation: 'DELETE' }, login)
    await onDay(10.2)
    expect(await paid(login)).toEqual([])
  })
})

describe('what is said', () => {
  const amount = '€70.21'

  it('before a trial ends: the charge with its VAT, and the way out', async () => {
    const login = await newTrial('grow-2407')
    await onDay(7.1)
    const mail = await mailTo(server, login.email, 'trialEnding')
    const { body } = await server.call('get-notifications', {}, login)
    const [notification] = (body as { notifications: { kind: string; message: string }[] }).notifications
    for (const text of [mail.text, notification?.message ?? '']) {
      expect(text).toContain(`charge your card ${amount}`)
      expect(text).toContain('VAT included')
      expect(text).toMatch(/Cancel .*you pay nothing/)
    }
    expect(mail.link).toContain('/0/payments')
  })

  it('nothing before the end of a canceled trial; one that is resumed in time has its mail again', async () => {
    const [canceled, resumed] = [await newTrial('grow-2407'), await newTrial('grow-2407')]
    for (const login of [canceled, resumed]) await cancel(login)
    await keep(resumed)
    await onDay(7.1)
    expect(await mailsTo(server, canceled.email, 'trialEnding')).toEqual([])
    expect(await mailsTo(server, resumed.email, 'trialEnding')).toHaveLength(1)
  })

  it('by mail, until when a canceled plan lasts, and what is charged once it is kept', async () => {
    const login = await newSubscriber('grow-2407')
    const { periodEndDate } = await subscriptionOf(login)
    const end = new Date(periodEndDate)
    const month = end.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' })
    const date = `${end.getUTCDate()} ${month}, ${end.getUTCFullYear()}`
    await cancel(login)
    const canceled = await mailTo(server, login.email, 'planCanceled')
    expect(canceled.text).toContain(`You keep Flat (Pro) until ${date}`)
    expect(canceled.text).toContain('We won’t charge you for it again')
    expect(canceled.link).toContain('/0/payments')
    await keep(login)
    const resumed = await mailTo(server, login.email, 'planKept')
    expect(resumed.text).toContain(`On ${date} we charge your card ${amount} for Flat (Pro), VAT included.`)
  })

  it('in a notification, that a canceled plan has ended, and not that a card was refused', async () => {
    const login = await newTrial('grow-2407')
    await cancel(login)
    await onDay(10.1)
    const { body } = await server.call('get-notifications', {}, login)
    expect(body).toMatchObject({ notifications: [{ kind: 'planEnded' }] })
    expect(await mailsTo(server, login.email, 'planLapsed')).toEqual([])
  })
})
