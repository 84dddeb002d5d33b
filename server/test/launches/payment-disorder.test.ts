import { addHours } from '@aloft/domain/core/dates'
import { afterAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../src/clock.ts'
import { createEmbeddedPayments, paymentPagePath } from '../../src/gateways/payment/payment.embedded.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { cardNumbers, eventOf, signedHeaders, submitCard, submitPage } from '../support/payments.ts'
import { createLaunchableAd, grantCredit } from '../support/launches.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

// No worker: only these tests send events.
const database = await openTestDatabase()
afterAll(() => database.close())
const { knex } = database
const embedded = createEmbeddedPayments(knex, systemClock)
/** Called while the provider creates its next page. */
let meanwhile: (() => Promise<void>) | undefined
/** The node dies while it cancels the next page. */
let isDying = false
const slow: typeof embedded = {
  ...embedded,
  async createCheckout(order) {
    const work = meanwhile
    meanwhile = undefined
    await work?.()
    return embedded.createCheckout(order)
  },
  async cancel(ref) {
    if (!isDying) return embedded.cancel(ref)
    isDying = false
    throw new Error('the node died')
  },
}
const server = await useServer({
  database,
  gateways: { payments: { byWay: { card: slow, paypal: slow }, embedded } },
})

async function payableAd() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (
    name: 'confirm-payment' | 'get-ad-campaign' | 'launch-ad' | 'pay-ad' | 'stop-ad',
    payload: object,
  ) => (await server.call(name, payload, login)).body
  return {
    login,
    subject,
    launch: () => call('launch-ad', subject),
    stop: () => call('stop-ad', subject),
    confirm: (paymentId: string) => call('confirm-payment', { paymentId }),
    campaign: () => call('get-ad-campaign', subject),
    async pay() {
      const request = { ...subject, method: 'card', creditAmount: 0 }
      const { paymentId, url } = (await call('pay-ad', request)) as { paymentId: string; url: string }
      return { paymentId, url, ref: url?.split('/').at(-1) ?? '' }
    },
    /** The bookings: each kind with its number. */
    async booked() {
      const rows: { kind: string; count: number }[] = await knex('ledger_posting')
        .whereIn('id', knex('ledger_entry').where({ ownerId: login.id, unit: 'EUR' }).select('postingId'))
        .groupBy('kind')
        .select('kind')
        .count({ count: '*' })
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
    },
    balances: () => balancesOf(knex, login.id),
  }
}

/** The newest event of a payment, which can be sent any number of times. */
async function letterOf(ref: string, secondsAgo = 0) {
  const body = JSON.stringify(await eventOf(server, ref))
  return { body, headers: await signedHeaders(server, body, secondsAgo) }
}

async function postEvent({
  body,
  headers,
}: {
  body: string
  headers: Record<string, string>
}): Promise<number> {
  const response = await fetch(`${server.url}/api/payment-webhook`, { method: 'POST', body, headers })
  await response.body?.cancel()
  return response.status
}

describe('an event about the payment of an ad', () => {
  it('comes before the browser does, twice, and once more after it', async () => {
    const ad = await payableAd()
    const { paymentId, url, ref } = await ad.pay()
    await submitCard(server, url, cardNumbers.pays)
    const letter = await letterOf(ref)
    expect([await postEvent(letter), await postEvent(letter)]).toEqual([200, 200])
    expect(await ad.campaign()).toMatchObject({ status: 'pending_approval' })
    expect(await ad.confirm(paymentId)).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    expect(await postEvent(letter)).toBe(200)
    expect(await ad.booked()).toEqual({ 'ad-paid': 1 })
    expect(await ad.campaign()).toMatchObject({ statusHistory: [{ event: 'LAUNCH' }, { event: 'SUBMIT' }] })
  })

  it('comes when the page was left and another one has paid, and does not undo that', async () => {
    const ad = await payableAd()
    const first = await ad.pay()
    await submitPage(server, first.url, { step: 'leave' })
    const late = await letterOf(first.ref)
    const second = await ad.pay()
    await submitCard(server, second.url, cardNumbers.pays)
    await ad.confirm(second.paymentId)
    expect(await postEvent(late)).toBe(200)
    expect(await ad.campaign()).toMatchObject({ status: 'pending_approval' })
    expect(await ad.booked()).toEqual({ 'ad-paid': 1 })
  })

  it('comes when the ad was stopped and its money came back, and pays nothing again', async () => {
    const ad = await payableAd()
    const { paymentId, url, ref } = await ad.pay()
    await submitCard(server, url, cardNumbers.pays)
    await ad.confirm(paymentId)
    expect(await ad.stop()).toMatchObject({ creditedAmount: 178.5 })
    expect(await postEvent(await letterOf(ref))).toBe(200)
    expect(await ad.campaign()).toMatchObject({ status: 'stopped' })
    expect(await ad.booked()).toEqual({ 'ad-paid': 1, 'ad-settled': 1, 'ad-refunded': 1 })
    expect(await ad.balances()).toMatchObject({ cash: -17_850, credit: 17_850 })
  })

  it('is nothing of a page that was called off before its reference was kept', async () => {
    const ad = await payableAd()
    const { paymentId, url, ref } = await ad.pay()
    // As a node leaves it that dies right after it has asked for the page.
    await knex('payment').where({ id: paymentId }).update({ providerRef: null })
    await ad.pay()
    await submitCard(server, url, cardNumbers.pays)
    expect(await postEvent(await letterOf(ref))).toBe(200)
    expect(await knex('embedded_payment').where({ ref }).first('status')).toEqual({ status: 'canceled' })
    expect(await ad.booked()).toEqual({})
  })

  it('comes from a page that was made once it was called off, and its money is kept', async () => {
    const ad = await payableAd()
    meanwhile = async () => {
      await ad.pay()
      isDying = true
    }
    await ad.pay()
    const { id: key } = await knex('payment')
      .where({ ownerId: ad.login.id, status: 'canceled', providerRef: null })
      .first('id')
    const { ref } = await knex('embedded_payment').where({ key }).first('ref')
    await submitCard(server, `${paymentPagePath}/${ref}`, cardNumbers.pays)
    expect(await postEvent(await letterOf(ref))).toBe(200)
    expect(await ad.booked()).toEqual({ 'kept-as-credit': 1 })
    expect(await ad.campaign()).toMatchObject({ status: 'pending' })
  })

  it('is nothing of a page that a second try has called off while it was opened', async () => {
    const ad = await payableAd()
    let second: Awaited<ReturnType<typeof ad.pay>> | undefined
    meanwhile = async () => void (second = await ad.pay())
    expect(await ad.pay()).toMatchObject({ url: undefined })
    const pages = await knex('embedded_payment')
      .where({ customer: ad.login.id })
      .orderBy('status')
      .select('ref', 'status')
    expect(pages).toEqual([
      { ref: expect.any(String), status: 'canceled' },
      { ref: second?.ref, status: 'open' },
    ])
  })

  it('leaves a live ad alone that was paid in another way, and keeps what came as credit', async () => {
    const ad = await payableAd()
    const { url, ref } = await ad.pay()
    const { ideaId, balloonId } = ad.subject
    await grantCredit(server, ideaId, 17_850)
    expect(await ad.launch()).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    const now = server.clock.real()
    await knex('ad_run')
      .where({ balloonId })
      .update({ startDate: now, endDate: addHours(now, 240) })
    await knex('balloon').where({ id: balloonId }).update({ status: 'learning' })
    await submitCard(server, url, cardNumbers.pays)
    expect(await postEvent(await letterOf(ref))).toBe(200)
    expect(await ad.campaign()).toMatchObject({ status: 'learning' })
    expect(await ad.booked()).toEqual({ 'ad-paid': 1, 'kept-as-credit': 1, test: 1 })
    expect(await ad.balances()).toMatchObject({ credit: 17_850, 'ad:budget': 15_000 })
  })

  it.each([
    ['is signed for another body', async (ref: string) => ({ ...(await letterOf(ref)), body: '{}' })],
    [
      'is signed by somebody else',
      async (ref: string) => {
        const { body, headers } = await letterOf(ref)
        const forged = Object.entries(headers).map(([name, value]) => [
          name,
          value.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
        ])
        return { body, headers: Object.fromEntries(forged) as Record<string, string> }
      },
    ],
    ['was overheard six minutes ago', (ref: string) => letterOf(ref, 360)],
  ])('is not believed where it %s', async (_, letter) => {
    const ad = await payableAd()
    const { paymentId, url, ref } = await ad.pay()
    await submitCard(server, url, cardNumbers.pays)
    expect(await postEvent(await letter(ref))).toBe(403)
    expect(await ad.campaign()).toMatchObject({ status: 'pending' })
    expect(await ad.booked()).toEqual({})
    expect(await ad.confirm(paymentId)).toMatchObject({ adCampaign: { status: 'pending_approval' } })
  })
})
