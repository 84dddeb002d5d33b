import { expect, it } from 'vitest'
import { createMonthlyAds, month, monthDays } from '../support/monthly-ads.ts'
import { ownAddress } from '../support/own-address.ts'
import { cardNumbers } from '../support/payments.ts'
import { grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'

// A fixed market, so that the safety net stops no launch by chance.
const address = await ownAddress()
const server = await useServer({
  privateOrigins: [],
  env: { ...address, AD_SIMULATOR_SEED: 'nightjar' },
})

async function monthlyAd(card: string | null, creditLeft = 0) {
  const { ads, ...owner } = await createMonthlyAds(server, { card, creditLeft })
  const [ad] = ads
  if (!ad) throw new Error('no ad was launched')
  return { ...owner, ...ad }
}

it('charges the kept card for what credit does not cover, once, though many nodes look at it', async () => {
  const ad = await monthlyAd(cardNumbers.pays, 5_000)
  await ad.endMonths(4)
  expect(await ad.payments()).toMatchObject([{ amount: 12_850, creditUsed: 5000, status: 'paid' }])
  const { status, ads } = await ad.campaign()
  expect(['learning', 'running']).toContain(status)
  expect(ads[0]?.data).toMatchObject({ budget: 300, vat: 57 })
  expect(await ad.balances()).toMatchObject({ credit: 0, 'ad:budget': 30_000 })
  expect(await ad.notificationsOf('adRenewed')).toEqual([
    expect.objectContaining({ message: expect.stringContaining('You paid €178.50 for its next month') }),
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
  await passHours(server, 24 * (monthDays + 0.5))
  expect((await ad.campaign()).status).toBe('payment_failed')
  expect(await ad.payments()).toHaveLength(1)
  expect(await ad.notificationsOf('adHeld')).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('Your card was declined for its next month.'),
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
  await passHours(server, 24 * (monthDays + 0.5))
  await grantCredit(server, ad.ideaId, month)
  expect(await ad.launch()).not.toHaveProperty('error')
  // Its platform is asked to show it again before another day passes.
  await workOff(server)
  const cost = (await ad.campaign()).ads[0]?.data.cost ?? 0
  await passHours(server, 24)
  const { status, ads } = await ad.campaign()
  expect(['learning', 'running']).toContain(status)
  expect(ads[0]?.data.cost).toBeGreaterThan(cost)
  expect(ads[0]?.data).toMatchObject({ number: 1, budget: 300 })
})
