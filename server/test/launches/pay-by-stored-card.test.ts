import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createEmbeddedPayments } from '../../src/gateways/payment/payment.embedded.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { cardNumbers, eventOf, keepTestCard, signedHeaders, submitPage } from '../support/payments.ts'
import { createLaunchableAd, grantCredit } from '../support/launches.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const { knex } = database

/** Called before the next charge of a customer's stored card. */
let charge = { customer: '', before: async () => {} }
const embedded = createEmbeddedPayments(knex, systemClock)
const watched: typeof embedded = {
  ...embedded,
  async chargeSaved(order) {
    const { customer, before } = charge
    if (order.customer === customer) {
      charge = { customer: '', before: async () => {} }
      await before()
    }
    return embedded.chargeSaved(order)
  },
}
const server = await useServer({
  database,
  gateways: { payments: { byWay: { card: watched, paypal: watched }, embedded: watched } },
})

interface Reply {
  readonly paymentId: string
  readonly url: string | null
}

async function adWithCard(number: string = cardNumbers.pays, credit = 0) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  if (credit > 0) await grantCredit(server, ideaId, credit)
  const { paymentMethodId } = await keepTestCard(server, login, number)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const pay = async (request: object = {}) =>
    (
      await server.call(
        'pay-ad',
        { ...subject, method: 'card', creditAmount: 0, paymentMethodId, ...request },
        login,
      )
    ).body as Reply
  const confirm = async (paymentId: string) =>
    (await server.call('confirm-payment', { paymentId }, login)).body
  const status = async () =>
    (await knex('balloon').where({ id: balloonId }).first('status'))?.status as string
  return { login, subject, paymentMethodId, pay, confirm, status, balances: () => balancesOf(knex, login.id) }
}

describe('pay-ad with a stored card (ACT-118, PLN-24)', () => {
  it('charges it at once, without a page, and ends as any other payment', async () => {
    const ad = await adWithCard(cardNumbers.pays, 5_000)
    const { paymentId, url } = await ad.pay({ creditAmount: 50, returnTo: '/0/launch' })
    expect(url).toBeNull()
    expect(await ad.status()).toBe('pending_approval')
    // The provider's event and a page that asks change nothing more.
    const { ref } = await knex('embedded_payment').where({ key: paymentId }).first('ref')
    const event = await eventOf(server, ref)
    await server.call('payment-webhook', event, {
      headers: await signedHeaders(server, JSON.stringify(event)),
    })
    expect(await ad.confirm(paymentId)).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    expect(await ad.balances()).toMatchObject({ credit: 0, cash: -12_850 - 5_000, 'ad:budget': 15_000 })
    expect(await ad.pay()).toMatchObject({ error: 'adAlreadyRunning' })
  })

  it('charges it once for calls at the same time', async () => {
    const ad = await adWithCard()
    const replies = await Promise.all([ad.pay(), ad.pay(), ad.pay()])
    expect(await ad.status()).toBe('pending_approval')
    expect(await ad.balances()).toMatchObject({ cash: -17_850, 'ad:budget': 15_000 })
    expect(await knex('payment').where({ ownerId: ad.login.id, purpose: 'ad' })).toHaveLength(1)
    expect(replies.some(({ url }) => url === null)).toBe(true)
  })

  it('charges it once if it is asked again before the card is charged', async () => {
    const ad = await adWithCard()
    let second: Reply | undefined
    charge = {
      customer: ad.login.id,
      before: async () => {
        second = await ad.pay()
      },
    }
    const first = await ad.pay()
    expect(second).toEqual(first)
    expect(await ad.status()).toBe('pending_approval')
    expect(await ad.balances()).toMatchObject({ cash: -17_850, 'ad:budget': 15_000 })
  })

  it('says that the card was refused, and takes another way to pay', async () => {
    const ad = await adWithCard(cardNumbers.refusedLater)
    expect(await ad.pay()).toEqual({ error: 'paymentFailed' })
    expect(await ad.status()).toBe('payment_failed')
    expect(await ad.balances()).not.toHaveProperty('ad:budget')
    const { paymentMethodId } = await keepTestCard(server, ad.login)
    expect(await ad.pay({ paymentMethodId })).toMatchObject({ url: null })
    expect(await ad.status()).toBe('pending_approval')
  })

  it('leads to the bank where it asks, and can be paid in another way instead', async () => {
    const ad = await adWithCard(cardNumbers.asksAlways)
    const asked = await ad.pay()
    expect(await ad.status()).toBe('pending')
    const again = await ad.pay()
    expect(again.url).not.toBe(asked.url)
    // The bank's first question is closed, so that nothing is paid twice.
    await submitPage(server, asked.url ?? '', { step: 'approve' })
    expect(await ad.confirm(asked.paymentId)).toEqual({ error: 'paymentFailed' })
    await submitPage(server, again.url ?? '', { step: 'approve' })
    expect(await ad.confirm(again.paymentId)).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    expect(await ad.balances()).toMatchObject({ cash: -17_850, 'ad:budget': 15_000 })
  })

  it('charges a card whose charge was begun and lost, by the same payment', async () => {
    const ad = await adWithCard(cardNumbers.asksAlways)
    const { paymentId } = await ad.pay()
    await knex('payment').where({ id: paymentId }).update({ providerRef: null })
    expect(await ad.pay()).toMatchObject({ paymentId })
  })

  it('refuses a card of somebody else, and one with PayPal', async () => {
    const ad = await adWithCard()
    const { paymentMethodId } = await adWithCard()
    const refused = { error: 'invalidPayload', field: 'paymentMethodId' }
    expect(await ad.pay({ paymentMethodId })).toMatchObject(refused)
    expect(await ad.pay({ method: 'paypal' })).toMatchObject(refused)
    expect(await ad.status()).toBe('IN_PROGRESS')
  })
})
