import { afterEach, describe, expect, it } from 'vitest'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { mailTo } from '../support/mails.ts'
import { ownAddress } from '../support/own-address.ts'
import { cardNumbers, chosenPlan, keepTestCard, startTestTrial, submitPage } from '../support/payments.ts'
import { onDay as onDayOf } from '../support/plans.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createTeam, type Login, setLedgerTokens } from '../support/world.ts'

const server = await useServer({ env: await ownAddress(), privateOrigins: [] })
const { knex } = server.database

const onDay = (days: number) => onDayOf(server, days)

afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

async function call(
  login: Login,
  name: 'get-user' | 'get-token-balance' | 'get-subscription' | 'skip-trial',
) {
  return (await server.call(name, {}, { token: login.token })).body
}

const planOf = async (login: Login) => ((await call(login, 'get-user')) as { plan: object }).plan
const start = (login: Login, payload: object) =>
  server.call('start-subscription', { ...chosenPlan, ...payload }, { token: login.token })
const paymentsOf = (login: Login) =>
  knex('payment').where({ ownerId: login.id, purpose: 'plan' }).orderBy('createdDate').pluck('status')

describe('a trial', () => {
  it('is refused without a card of the caller’s (PLN-09)', async () => {
    const [login, other] = [await createAccount(server), await createAccount(server)]
    const { paymentMethodId } = await keepTestCard(server, other)
    for (const foreign of [{}, { paymentMethodId: null }, { paymentMethodId }]) {
      const { status, body } = await start(login, foreign)
      expect({ status, body }).toEqual({
        status: 400,
        body: { error: 'invalidPayload', field: 'paymentMethodId' },
      })
    }
    expect(await call(login, 'get-subscription')).toEqual({ subscription: null, vatPercent: 19 })
  })

  it('takes nothing, gives the rights and tokens of the plan, and ends after ten days', async () => {
    const login = await createAccount(server)
    const { paymentMethodId } = await keepTestCard(server, login)
    const { body } = await start(login, { paymentMethodId })
    expect(body).toMatchObject({ user: { plan: { labelKey: 'expand-2407', numIdeas: 10, isTeams: true } } })
    const { subscription } = (await call(login, 'get-subscription')) as {
      subscription: Record<string, string>
    }
    expect(subscription).toMatchObject({ status: 'trial', planLabel: 'expand-2407', paymentMethodId })
    const hours = (Date.parse(subscription['trialEndDate'] ?? '') - server.clock.real().getTime()) / 3_600_000
    expect(hours).toBeGreaterThan(239.9)
    expect(hours).toBeLessThanOrEqual(240)
    expect(await call(login, 'get-token-balance')).toMatchObject({
      monthly: 3000,
      freeStarting: 100,
      resetDate: subscription['trialEndDate'],
    })
    expect(await paymentsOf(login)).toEqual([])
    expect((await start(login, { paymentMethodId })).body).toEqual({ error: 'alreadySubscribed' })
  })

  it('is none for users of older plans, and has no coupons yet (PLN-08)', async () => {
    const legacy = await createAccount(server, { plan: 'premium-2403' })
    const { paymentMethodId } = await keepTestCard(server, legacy)
    expect((await start(legacy, { paymentMethodId })).body).toEqual({ error: 'legacyPlan' })
    const coupon = await start(legacy, { paymentMethodId, couponCode: 'LAMPS' })
    expect(coupon.body).toEqual({ error: 'couponInvalid' })
  })

  it('becomes a paid plan by its card at its end, with its tokens reset, and continues month by month', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login)
    await setLedgerTokens(server, login.id, 'tokens:monthly', 12)
    await onDay(9.9)
    expect(await paymentsOf(login)).toEqual([])
    await onDay(10.1)
    expect(await call(login, 'get-subscription')).toMatchObject({ subscription: { status: 'active' } })
    expect(await call(login, 'get-token-balance')).toMatchObject({ monthly: 3000 })
    expect(await balancesOf(knex, login.id)).toMatchObject({ cash: -11_781 })
    await onDay(10 + 65)
    expect(await paymentsOf(login)).toEqual(['paid', 'paid', 'paid'])
    expect(await balancesOf(knex, login.id)).toMatchObject({ cash: 3 * -11_781 })
  })

  it.each([
    ['is refused', cardNumbers.refusedLater],
    ['needs its owner', cardNumbers.asksAlways],
  ])('whose card %s lapses on day ten: the free plan, and no monthly tokens (OPN-56)', async (_, number) => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { number })
    const teamId = await createTeam(server, { ownerId: login.id })
    const addBrand = (title: string) =>
      server.call('create-idea', { title, teamId }, { token: login.token }).then(({ body }) => body)
    await onDay(9)
    expect(await planOf(login)).toMatchObject({ labelKey: 'expand-2407' })
    expect(await addBrand('Before')).not.toHaveProperty('error')
    await onDay(10.1)
    expect(await planOf(login)).toEqual({ labelKey: 'free', numIdeas: 1, isTeams: false })
    expect(await call(login, 'get-subscription')).toMatchObject({
      subscription: { status: 'lapsed', planLabel: 'expand-2407' },
    })
    expect(await call(login, 'get-token-balance')).toMatchObject({
      monthly: 0,
      freeStarting: 100,
      resetDate: null,
    })
    expect(await addBrand('After')).toMatchObject({ error: 'teamInactive' })
    expect(await paymentsOf(login)).not.toContain('paid')
    const { body } = await server.call('get-notifications', {}, { token: login.token })
    expect(body).toMatchObject({ notifications: [{ kind: 'planLapsed' }, { kind: 'trialEnding' }] })
    const mail = await mailTo(server, login.email, 'planLapsed')
    expect(mail.text).toContain('/0/create/plan')
  })
})

describe('skipping the trial', () => {
  it('charges at once, once, and resets the monthly tokens (PLN-10)', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { planLabel: 'grow-2407' })
    await setLedgerTokens(server, login.id, 'tokens:monthly', 1)
    const answers = await Promise.all([call(login, 'skip-trial'), call(login, 'skip-trial')])
    expect(answers).toContainEqual(
      expect.objectContaining({ tokenBalance: expect.objectContaining({ monthly: 1000 }) }),
    )
    expect(await paymentsOf(login)).toEqual(['paid'])
    expect(await balancesOf(knex, login.id)).toMatchObject({ cash: -7021 })
    expect(await call(login, 'get-subscription')).toMatchObject({ subscription: { status: 'active' } })
    expect(await call(login, 'skip-trial')).toEqual({ error: 'noTrial' })
  })

  it('goes on with the trial where the card is refused', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { number: cardNumbers.refusedLater })
    expect(await call(login, 'skip-trial')).toEqual({ error: 'paymentFailed' })
    expect(await call(login, 'get-subscription')).toMatchObject({ subscription: { status: 'trial' } })
  })

  it('leads to the bank if it asks, and counts once it was answered, however often that is reported', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { number: cardNumbers.asksAlways })
    const asked = (await call(login, 'skip-trial')) as { error: string; url: string; paymentId: string }
    expect(asked.error).toBe('authenticationNeeded')
    expect(await call(login, 'skip-trial')).toMatchObject({ paymentId: asked.paymentId })
    await submitPage(server, asked.url, { step: 'approve' })
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        server.call('get-payment-result', { paymentId: asked.paymentId }, { token: login.token }),
      ),
    )
    for (const { body } of results)
      expect(body).toMatchObject({ payment: { purpose: 'plan', status: 'paid' } })
    expect(await call(login, 'get-subscription')).toMatchObject({ subscription: { status: 'active' } })
    expect(await balancesOf(knex, login.id)).toMatchObject({ cash: -11_781 })
  })
})

it('an annual plan is paid once and has its tokens month by month (OPN-55)', async () => {
  const login = await createAccount(server)
  await startTestTrial(server, login, { planLabel: 'basic-2407', isAnnual: true })
  await call(login, 'skip-trial')
  expect(await balancesOf(knex, login.id)).toMatchObject({ cash: -29_403 })
  for (const days of [32, 64]) {
    await setLedgerTokens(server, login.id, 'tokens:monthly', 5)
    await onDay(days)
    expect(await call(login, 'get-token-balance')).toMatchObject({ monthly: 300 })
  }
  expect(await paymentsOf(login)).toEqual(['paid'])
})

it('a plan that lapsed is taken up again by a card that pays, without another trial', async () => {
  const login = await createAccount(server)
  await startTestTrial(server, login, { number: cardNumbers.refusedLater })
  await onDay(10.1)
  const { body: refused } = await start(login, {
    paymentMethodId: (await keepTestCard(server, login, cardNumbers.refusedLater)).paymentMethodId,
  })
  expect(refused).toEqual({ error: 'paymentFailed' })
  const { paymentMethodId } = await keepTestCard(server, login)
  const { body } = await start(login, { paymentMethodId, planLabel: 'grow-2407' })
  expect(body).toMatchObject({ user: { plan: { labelKey: 'grow-2407' } } })
  expect(await paymentsOf(login)).toEqual(['failed', 'failed', 'paid'])
})
