import { load } from 'cheerio'
import { afterEach, describe, expect, it } from 'vitest'
import type { MailName } from '../../src/mails/catalogue.ts'
import { auditLedger, auditOwner } from '../many-nodes/audit-money.ts'
import { createMonthlyAds } from '../support/monthly-ads.ts'
import { mailsTo } from '../support/mails.ts'
import { ownAddress } from '../support/own-address.ts'
import {
  cardNumbers,
  eventOf,
  signedHeaders,
  startTestTrial,
  submitCard,
  submitPage,
} from '../support/payments.ts'
import { onDay } from '../support/plans.ts'
import { createLaunchableAd, grantCredit, passHours } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, type Login } from '../support/world.ts'

// A fixed market, so that the safety net stops no launch by chance.
const env = {
  ...(await ownAddress()),
  AD_SIMULATOR_SEED: 'nightjar',
  PRODUCT_NAME: 'Skylark',
  SELLER_COUNTRY: 'DE',
}
const server = await useServer({ privateOrigins: [], env })
const { knex } = server.database

afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

const amountsOf = (row: Record<'net' | 'vat' | 'creditUsed' | 'charged', string>) =>
  [row.net, row.vat, row.creditUsed, row.charged].map(Number)

async function receiptsOf({ id }: Pick<Login, 'id'>) {
  return knex('receipt').where({ ownerId: id }).orderBy('number')
}

/** Requires a receipt with its email for each charge of an owner, and no gap between their numbers. */
async function expectAudited({ id }: Pick<Login, 'id'>): Promise<void> {
  expect([...(await auditLedger(knex)), ...(await auditOwner(knex, id))]).toEqual([])
}

/** The text of the only emailed receipt of its kind, from its first row to its last. */
async function mailedReceipt(login: Login, name: MailName): Promise<{ lines: string[]; link: string }> {
  const mails = await mailsTo(server, login.email, name)
  expect(mails).toHaveLength(1)
  const { text, link } = mails[0] ?? { text: '', link: '' }
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith('Receipt: '))
  return { lines: lines.slice(first, lines.indexOf('', first)), link }
}

async function payableAd(credit = 0) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await knex('balloon').where({ id: balloonId }).update({ name: 'Autumn {{number}} $& lamps' })
  if (credit > 0) await grantCredit(server, ideaId, credit)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const pay = async (request: object = {}) => {
    const payload = { ...subject, method: 'card', creditAmount: 0, ...request }
    const { body } = await server.call('pay-ad', payload, login)
    return body as { paymentId: string; url: string }
  }
  const call = async (name: 'launch-ad' | 'stop-ad') => (await server.call(name, subject, login)).body
  const confirm = async (paymentId: string) =>
    (await server.call('confirm-payment', { paymentId }, login)).body
  return { login, subject, pay, call, confirm }
}

/** Dates in words, as on a receipt. */
const dayOf = (date: Date) => {
  const [, day, month, year] = /, 0?(\d+) (\w+) (\d+)/.exec(date.toUTCString()) ?? []
  return `${day} ${month}, ${year}`
}

describe('a plan', () => {
  it('has a receipt for each period that is charged, none for the trial, and its mail says all of it', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login)
    await onDay(server, 9)
    expect(await receiptsOf(login)).toEqual([])
    await onDay(server, 10.1)
    const [receipt, ...others] = await receiptsOf(login)
    expect(others).toEqual([])
    expect(amountsOf(receipt)).toEqual([9_900, 1_881, 0, 11_781])
    const { periodStart: start, periodEnd: end } = await knex('subscription')
      .where({ userId: login.id })
      .first()
    const { lines, link } = await mailedReceipt(login, 'planReceipt')
    expect(lines).toEqual([
      `Receipt: ${receipt.number}`,
      `Date: ${dayOf(receipt.date)}`,
      'Seller: Skylark, Germany',
      'For: Agency (Enterprise) plan, monthly',
      `Period: ${dayOf(start)} to ${dayOf(end)}`,
      'Subtotal:                        €99.00',
      'VAT (19%):                       €18.81',
      'Total:                          €117.81',
      'Charged to Visa ending in 4242: €117.81',
    ])
    expect(link).toMatch(/\/0\/payments$/)
    await onDay(server, 10 + 65)
    expect((await receiptsOf(login)).map(amountsOf)).toEqual(
      Array.from({ length: 3 }, () => [9_900, 1_881, 0, 11_781]),
    )
    await expectAudited(login)
  })

  it('has a receipt for a year, and for a trial that is skipped', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { planLabel: 'basic-2407', isAnnual: true })
    expect((await server.call('skip-trial', {}, login)).body).toHaveProperty('user')
    const [receipt] = await receiptsOf(login)
    // 247.08 a year and 19 % of it, 46.9452.
    expect(amountsOf(receipt)).toEqual([24_708, 4_695, 0, 29_403])
    expect(receipt.item).toBe('Flat plan, yearly')
    await expectAudited(login)
  })

  it('has none where its card is refused', async () => {
    const login = await createAccount(server)
    await startTestTrial(server, login, { number: cardNumbers.refusedLater })
    await onDay(server, 10.1)
    expect(await knex('payment').where({ ownerId: login.id, purpose: 'plan' }).pluck('status')).toEqual([
      'failed',
    ])
    expect(await receiptsOf(login)).toEqual([])
    await expectAudited(login)
  })
})

describe('an ad', () => {
  it('has one receipt, though the webhook comes twice beside the browser', async () => {
    const ad = await payableAd(5_000)
    const { paymentId, url } = await ad.pay({ creditAmount: 50 })
    await submitCard(server, url, cardNumbers.pays)
    const event = await eventOf(server, url.split('/').at(-1) ?? '')
    const headers = await signedHeaders(server, JSON.stringify(event))
    const postEvent = () => server.call('payment-webhook', event, { headers })
    await Promise.all([postEvent(), ad.confirm(paymentId), postEvent()])
    for (const { status } of [await postEvent(), await postEvent()]) expect(status).toBe(200)
    await passHours(server, 1.1)
    const [receipt, ...others] = await receiptsOf(ad.login)
    expect(others).toEqual([])
    const { lines, link } = await mailedReceipt(ad.login, 'adReceipt')
    expect(lines).toEqual([
      `Receipt: ${receipt.number}`,
      `Date: ${dayOf(receipt.date)}`,
      'Seller: Skylark, Germany',
      'For: Ad “Autumn {{number}} $& lamps”',
      'Period: 10 days from the day it goes live',
      'Subtotal:                       €150.00',
      'VAT (19%):                       €28.50',
      'Total:                          €178.50',
      'Paid with ad credit:             €50.00',
      'Charged to Visa ending in 4242: €128.50',
    ])
    const { ideaId, balloonId } = ad.subject
    expect(new URL(link).searchParams.get('ideaId')).toBe(ideaId)
    expect(new URL(link).searchParams.get('balloonId')).toBe(balloonId)
    await expectAudited(ad.login)
  })

  it('has its receipt as a table on the page of the mail as well', async () => {
    const ad = await payableAd()
    const { paymentId, url } = await ad.pay({ method: 'paypal' })
    await submitPage(server, url, { step: 'approve' })
    await ad.confirm(paymentId)
    const [mail] = await mailsTo(server, ad.login.email, 'adReceipt')
    const page = load(mail?.html ?? '')
    const cells = (selector: string) =>
      page(selector)
        .toArray()
        .map((cell) => page(cell).text())
    expect(cells('th[scope=row]')).toEqual([
      'Receipt',
      'Date',
      'Seller',
      'For',
      'Period',
      'Subtotal',
      'VAT (19%)',
      'Total',
      'Charged to PayPal',
    ])
    expect(cells('th[scope=row] + td').slice(-4)).toEqual(['€150.00', '€28.50', '€178.50', '€178.50'])
    expect(page('.body').text()).toContain('Here’s your receipt.')
    await expectAudited(ad.login)
  })

  it('has a receipt where credit pays all of it, and none for what comes back', async () => {
    const ad = await payableAd(17_850)
    expect(await ad.call('launch-ad')).toHaveProperty('adCampaign')
    const { lines } = await mailedReceipt(ad.login, 'adReceipt')
    expect(lines.slice(-4)).toEqual([
      'Subtotal:            €150.00',
      'VAT (19%):            €28.50',
      'Total:               €178.50',
      'Paid with ad credit: €178.50',
    ])
    const before = await receiptsOf(ad.login)
    expect(await ad.call('stop-ad')).toHaveProperty('creditedAmount')
    await passHours(server, 1)
    expect(await receiptsOf(ad.login)).toEqual(before)
    await expectAudited(ad.login)
  })

  it('has none where its card is refused or its page is left, and one for the card that pays', async () => {
    const ad = await payableAd()
    const refused = await ad.pay()
    await submitCard(server, refused.url, cardNumbers.refused)
    await submitPage(server, refused.url, { step: 'leave' })
    expect(await ad.confirm(refused.paymentId)).toEqual({ error: 'paymentFailed' })
    const left = await ad.pay()
    await submitPage(server, left.url, { step: 'leave' })
    await ad.confirm(left.paymentId)
    expect(await receiptsOf(ad.login)).toEqual([])
    const paid = await ad.pay()
    await submitCard(server, paid.url, cardNumbers.asksOnce)
    await submitPage(server, paid.url, { step: 'approve' })
    expect(await ad.confirm(paid.paymentId)).toHaveProperty('adCampaign')
    expect(await receiptsOf(ad.login)).toMatchObject([{ cardBrand: 'visa', cardLast4: '3155' }])
    await expectAudited(ad.login)
  })

  it('has a receipt that says credit where the payment comes once another has paid', async () => {
    const ad = await payableAd()
    const { paymentId, url } = await ad.pay()
    await grantCredit(server, ad.subject.ideaId, 17_850)
    expect(await ad.call('launch-ad')).toHaveProperty('adCampaign')
    await submitCard(server, url, cardNumbers.pays)
    await ad.confirm(paymentId)
    expect((await receiptsOf(ad.login)).map(amountsOf)).toEqual([
      [15_000, 2_850, 17_850, 0],
      [17_850, 0, 0, 17_850],
    ])
    const { lines } = await mailedReceipt(ad.login, 'creditReceipt')
    expect(lines.slice(3)).toEqual([
      'For: Ad credit from your payment for ad “Autumn {{number}} $& lamps”',
      'Subtotal:                       €178.50',
      'VAT (0%):                         €0.00',
      'Total:                          €178.50',
      'Charged to Visa ending in 4242: €178.50',
    ])
    await expectAudited(ad.login)
  })

  it('has a receipt if nobody comes back from its page, once it is polled an hour later', async () => {
    const ad = await payableAd()
    const { paymentId, url } = await ad.pay()
    await knex('payment').where({ id: paymentId }).update({ providerRef: null })
    await submitCard(server, url, cardNumbers.pays)
    await passHours(server, 1.1)
    expect((await receiptsOf(ad.login)).map(amountsOf)).toEqual([[15_000, 2_850, 0, 17_850]])
    await expectAudited(ad.login)
  })

  it('has a receipt for each month, with its days', async () => {
    const { login, ads, endMonths } = await createMonthlyAds(server, {
      card: cardNumbers.pays,
      creditLeft: 5_000,
    })
    const { endDate: before } = await knex('ad_run').where({ ownerId: login.id }).first()
    await endMonths(2)
    const { endDate: after } = await knex('ad_run').where({ ownerId: login.id }).first()
    const receipts = await receiptsOf(login)
    expect(receipts.map(amountsOf)).toEqual([
      [15_000, 2_850, 17_850, 0],
      [15_000, 2_850, 5_000, 12_850],
    ])
    expect(receipts[1].period).toBe(`${dayOf(before)} to ${dayOf(after)}`)
    await ads[0]?.stop()
    await expectAudited(login)
  })
})

describe('a receipt', () => {
  it('says what it said when it was issued, whatever the ad is called since', async () => {
    const ad = await payableAd(17_850)
    await ad.call('launch-ad')
    await knex('balloon').where({ id: ad.subject.balloonId }).update({ name: 'Spring' })
    expect(await receiptsOf(ad.login)).toMatchObject([{ item: 'Ad “Autumn {{number}} $& lamps”' }])
  })

  it('gives back its number where what it is for is undone', async () => {
    const ad = await payableAd(17_850)
    const counted = () => knex('receipt_counter').select()
    const before = await counted()
    await knex.raw(`create function refuse_mail() returns trigger language plpgsql as
      $$ begin raise exception 'no room for mails'; end $$`)
    await knex.raw('create trigger refuse before insert on mail execute function refuse_mail()')
    expect(await server.call('launch-ad', ad.subject, ad.login)).toMatchObject({ status: 500 })
    await knex.raw('drop trigger refuse on mail')
    expect(await counted()).toEqual(before)
    expect(await receiptsOf(ad.login)).toEqual([])
    expect(await ad.call('launch-ad')).toHaveProperty('adCampaign')
    await expectAudited(ad.login)
  })
})
