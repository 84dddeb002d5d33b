import { describe, expect, it } from 'vitest'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { cardNumbers, eventOf, signedHeaders, submitCard, submitPage } from '../support/payments.ts'
import { createLaunchableAd, grantCredit } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

async function payableAd(credit = 0) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  if (credit > 0) await grantCredit(server, ideaId, credit)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const pay = async (request: object = {}) =>
    (await server.call('pay-ad', { ...subject, method: 'card', creditAmount: 0, ...request }, login))
      .body as {
      paymentId: string
      url: string
    }
  const confirm = async (paymentId: string) =>
    (await server.call('confirm-payment', { paymentId }, login)).body
  const status = async () =>
    (await knex('balloon').where({ id: balloonId }).first('status'))?.status as string
  return { login, subject, pay, confirm, status, balances: () => balancesOf(knex, login.id) }
}

describe('pay-ad and confirm-payment', () => {
  it('pays an ad on the hosted page, by credit and card together, once', async () => {
    const ad = await payableAd(5_000)
    await knex('balloon').where({ id: ad.subject.balloonId }).update({ name: 'Autumn $& <lamps>' })
    const { paymentId, url } = await ad.pay({ creditAmount: 50 })
    expect(await ad.status()).toBe('pending')
    expect(await (await fetch(server.url + url)).text()).toContain(
      '<p class="what">Ad “Autumn $&amp; &lt;lamps>”</p>',
    )
    await submitCard(server, url, cardNumbers.pays)
    // The webhook, its repeat and the returning browser, all at once.
    const event = await eventOf(server, url.split('/').at(-1) ?? '')
    const headers = await signedHeaders(server, JSON.stringify(event))
    const [, , confirmed] = await Promise.all([
      server.call('payment-webhook', event, { headers }),
      server.call('payment-webhook', event, { headers }),
      ad.confirm(paymentId),
    ])
    expect(confirmed).toMatchObject({
      adCampaign: { status: 'pending_approval', ads: [{ data: { budget: 150 } }] },
    })
    expect(await ad.balances()).toMatchObject({ credit: 0, cash: -12_850 - 5_000, 'ad:budget': 15_000 })
    expect(
      await knex('ledger_posting').where({ kind: 'ad-paid', reference: `ad-paid:${paymentId}` }),
    ).toHaveLength(1)
  })

  it('says that a card was refused, lets the ad wait, and takes the next one', async () => {
    const ad = await payableAd()
    const { paymentId, url } = await ad.pay()
    await submitCard(server, url, cardNumbers.refused)
    await submitPage(server, url, { step: 'leave' })
    expect(await ad.confirm(paymentId)).toEqual({ error: 'paymentFailed' })
    expect(await ad.status()).toBe('payment_failed')
    expect(await knex('mail').where({ name: 'adPaymentFailed' })).toHaveLength(1)
    const second = await ad.pay()
    await submitCard(server, second.url, cardNumbers.pays)
    expect(await ad.confirm(second.paymentId)).toMatchObject({ adCampaign: { status: 'pending_approval' } })
  })

  it('leaves an ad as it was, without a launch, where its page was left', async () => {
    const ad = await payableAd()
    const { paymentId, url } = await ad.pay()
    await submitPage(server, url, { step: 'leave' })
    expect(await ad.confirm(paymentId)).toEqual({ error: 'paymentFailed' })
    expect(await ad.status()).toBe('IN_PROGRESS')
    expect(await knex('ad_run').where({ balloonId: ad.subject.balloonId })).toEqual([])
    // Asked again, as after a lost reply.
    expect(await ad.confirm(paymentId)).toEqual({ error: 'paymentFailed' })
  })

  it('gives an ad back to its owner that waits for its payment; what is paid for it later is credit', async () => {
    const ad = await payableAd()
    const { paymentId, url } = await ad.pay()
    expect((await server.call('edit-ad', ad.subject, ad.login)).body).toMatchObject({
      adCampaign: { status: 'IN_PROGRESS', ads: [] },
    })
    await submitCard(server, url, cardNumbers.pays)
    expect(await ad.confirm(paymentId)).toEqual({ error: 'notFound' })
    expect(await ad.balances()).toMatchObject({ credit: 17_850 })
    expect(await ad.status()).toBe('IN_PROGRESS')
  })

  it('closes the page that was opened before, and never takes money twice', async () => {
    const ad = await payableAd()
    const first = await ad.pay()
    const second = await ad.pay()
    await submitCard(server, first.url, cardNumbers.pays)
    await submitCard(server, second.url, cardNumbers.pays)
    expect(await ad.confirm(first.paymentId)).toEqual({ error: 'paymentFailed' })
    expect(await ad.confirm(second.paymentId)).toMatchObject({ adCampaign: { status: 'pending_approval' } })
    expect(await ad.balances()).toMatchObject({ cash: -17_850, 'ad:budget': 15_000 })
  })

  it('keeps as credit what was paid for an ad that was paid in another way meanwhile', async () => {
    const ad = await payableAd()
    const { paymentId, url } = await ad.pay()
    await grantCredit(server, ad.subject.ideaId, 17_850)
    expect((await server.call('launch-ad', ad.subject, ad.login)).body).toHaveProperty('adCampaign')
    await submitCard(server, url, cardNumbers.pays)
    await ad.confirm(paymentId)
    expect(await ad.balances()).toMatchObject({ credit: 17_850, 'ad:budget': 15_000 })
    expect(await ad.status()).toBe('pending_approval')
  })

  it.each([17_801, 17_840, 17_849])(
    'leaves the card what a provider takes at least, where credit is a few cents short: %i of 17,850 (PLN-22)',
    async (credit) => {
      const ad = await payableAd(credit)
      const { paymentId, url } = await ad.pay({ creditAmount: credit / 100 })
      await submitCard(server, url, cardNumbers.pays)
      expect(await ad.confirm(paymentId)).toMatchObject({ adCampaign: { status: 'pending_approval' } })
      expect(await ad.balances()).toMatchObject({
        credit: credit - 17_800,
        cash: -credit - 50,
        'ad:budget': 15_000,
      })
    },
  )

  it('refuses more credit than there is, and what credit alone pays', async () => {
    const ad = await payableAd(17_800)
    expect(await ad.pay({ creditAmount: 178.01 })).toEqual({ error: 'creditAmountChanged' })
    expect(await ad.pay({ creditAmount: 178.2 })).toEqual({ error: 'creditAmountChanged' })
    await grantCredit(server, ad.subject.ideaId, 50)
    expect(await ad.pay({ creditAmount: 178.5 })).toEqual({ error: 'amountTooSmall' })
    expect(await ad.status()).toBe('IN_PROGRESS')
  })
})

describe('who may confirm a payment (ACT-119)', async () => {
  const ad = await payableAd()
  const teamId = await createTeam(server, { ownerId: ad.login.id })
  const collaborator = await createAccount(server)
  await joinTeam(server, { teamId, login: collaborator, role: 'collaborator' })
  const { ideaId } = ad.subject
  await knex('idea').where({ id: ideaId }).update({ teamId })
  const confirm = (paymentId: string, login: Login) => server.call('confirm-payment', { paymentId }, login)

  it('is the owner of the brand alone, also once the launch is gone', async () => {
    const { paymentId, url } = await ad.pay()
    const stranger = await createAccount(server)
    const everybodyElse = [collaborator, stranger]
    for (const login of everybodyElse) expect((await confirm(paymentId, login)).status).toBe(403)
    await submitPage(server, url, { step: 'leave' })
    expect((await confirm(paymentId, ad.login)).body).toEqual({ error: 'paymentFailed' })
    expect(await knex('ad_run').where({ ideaId })).toEqual([])
    for (const login of everybodyElse) expect((await confirm(paymentId, login)).status).toBe(403)
  })

  it('is whoever owns the brand by now', async () => {
    const heir = await createAccount(server)
    const { paymentId, url } = await ad.pay()
    await knex('team').where({ id: teamId }).update({ ownerId: heir.id })
    await submitCard(server, url, cardNumbers.pays)
    expect((await confirm(paymentId, ad.login)).status).toBe(403)
    expect((await confirm(paymentId, heir)).body).toHaveProperty('adCampaign')
  })

  it('is nobody for a payment of something else', async () => {
    const { body } = await server.call('add-payment-method', { returnTo: '/0/create/plan' }, ad.login)
    const { paymentId } = body as { paymentId: string }
    expect((await confirm(paymentId, ad.login)).status).toBe(404)
    expect((await confirm(crypto.randomUUID(), ad.login)).status).toBe(404)
  })
})
