import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { ownAddress } from '../support/own-address.ts'
import { cardNumbers, keepTestCard } from '../support/payments.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/runs.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

// One market, so that no run is caught by the safety net by chance.
const address = await ownAddress()
const server = await useServer({
  privateOrigins: [],
  env: { ...address, AD_SIMULATOR_SEED: 'nightjar' },
})
const { knex } = server.database
const month = 17_850
const days = 6

/** A monthly ad that is live, whose first month took all credit but some, with a card on file. */
async function monthlyAd(card: string | null, creditLeft = 0) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  const recurrence = { balloon_id: balloonId, key: 'component/c1/fundingRecurrence', seq: 2 }
  const written = { value: '"monthly"', date: server.clock.real(), is_user_update: false }
  await knex('balloon_value').insert({ ...recurrence, ...written })
  await grantCredit(server, ideaId, month + creditLeft)
  if (card) await keepTestCard(server, login, card)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  expect((await server.call('launch-ad', subject, login)).body).not.toHaveProperty('error')
  await passHours(server, 50)
  // Its months are short, and whether it is worth its money is not asked.
  const run = knex('ad_run').where({ balloon_id: balloonId })
  const { start_date: startDate } = await run.clone().first('start_date')
  const endDate = addHours(startDate, days * 24)
  await run.update({ expected_cost: null, duration_days: days, end_date: endDate })
  const campaign = async () => (await server.call('get-ad-campaign', subject, login)).body as AdCampaign
  const told = async (kind: string) =>
    (
      (await server.call('get-notifications', {}, login)).body as {
        notifications: { kind: string; message: string }[]
      }
    ).notifications.filter((one) => one.kind === kind)
  const payments = () => knex('payment').where({ owner_id: login.id, purpose: 'ad' }).orderBy('id')
  const mails = (name: string) =>
    knex('mail').where({ name }).whereRaw(`payload ->> 'userId' = ?`, [login.id])
  return {
    login,
    balloonId,
    campaign,
    told,
    payments,
    mails,
    stop: () => server.call('stop-ad', subject, login),
    balances: () => balancesOf(knex, login.id),
  }
}

it('charges the kept card for what credit does not cover, once, though many nodes look at it', async () => {
  const ad = await monthlyAd(cardNumbers.pays, 5_000)
  const { id: runId } = await knex('ad_run').where({ balloon_id: ad.balloonId }).first('id')
  await knex('product_clock').increment('offset_hours', 24 * (days + 0.5))
  for (let node = 0; node < 4; node++) await server.queue.add(knex, 'advance-run', { runId })
  await passHours(server, 0)
  expect(await ad.payments()).toMatchObject([{ amount: '12850', credit_used: '5000', status: 'paid' }])
  const { status, ads } = await ad.campaign()
  expect(['learning', 'running']).toContain(status)
  expect(ads[0]?.data).toMatchObject({ budget: 300, vat: 57 })
  expect(await ad.balances()).toMatchObject({ credit: 0, 'ad:budget': 30_000 })
  expect(await ad.told('adRenewed')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('€178.50 was paid') }),
  ])
  const before = ads[0]?.data.cost ?? 0
  await passHours(server, 24)
  expect((await ad.campaign()).ads[0]?.data.cost).toBeGreaterThan(before)
  expect(await ad.payments()).toHaveLength(1)
  await ad.stop()
  await workOff(server)
})

it.each([
  ['is refused', cardNumbers.refusedLater],
  ['asks for its absent owner', cardNumbers.asksAlways],
])('holds the ad where the card %s, says so once, and stops it after a week', async (_, card) => {
  const ad = await monthlyAd(card)
  await passHours(server, 24 * (days + 0.5))
  expect((await ad.campaign()).status).toBe('payment_failed')
  expect(await ad.payments()).toHaveLength(1)
  expect(await ad.told('adHeld')).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('your card was refused for its next month.'),
    }),
  ])
  expect(await ad.mails('adHeld')).toHaveLength(1)
  await passHours(server, 24 * 8)
  const { status, ads } = await ad.campaign()
  expect({ status, reason: ads[0]?.data.stopReason }).toEqual({ status: 'stopped', reason: 'not_paid' })
  expect(await ad.payments()).toHaveLength(1)
  expect(await ad.balances()).toMatchObject({ 'ad:budget': 0, refund: 0 })
})

it('goes on with the next month where its owner pays what the card did not', async () => {
  const ad = await monthlyAd(cardNumbers.refusedLater)
  await passHours(server, 24 * (days + 0.5))
  const { ideaId } = await knex('ad_run').where({ balloon_id: ad.balloonId }).first({ ideaId: 'idea_id' })
  await grantCredit(server, ideaId, month)
  const subject = { ideaId, balloonId: ad.balloonId, componentId: 'c1' }
  expect((await server.call('launch-ad', subject, ad.login)).body).not.toHaveProperty('error')
  // Its platform is told to show it again before another day passes.
  await workOff(server)
  const cost = (await ad.campaign()).ads[0]?.data.cost ?? 0
  await passHours(server, 24)
  const { status, ads } = await ad.campaign()
  expect(['learning', 'running']).toContain(status)
  expect(ads[0]?.data.cost).toBeGreaterThan(cost)
  expect(ads[0]?.data).toMatchObject({ number: 1, budget: 300 })
})
