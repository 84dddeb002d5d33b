import { setTimeout } from 'node:timers/promises'
import type { ActionName } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import { auditLedger, auditOwner } from '../many-nodes/audit-money.ts'
import { auditAd } from '../many-nodes/audit-launches.ts'
import { nowOf } from '../many-nodes/product-time.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

// A fixed market, so that the safety net stops no launch by chance.
const server = await useServer({ privateOrigins: [], env: { AD_SIMULATOR_SEED: 'nightjar' } })
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })
const month = 17_850
/** Delay of an ad's stop after the competing action, in milliseconds: each ad is stopped at another point. */
const delays = [0, 0, 4, 9, 16, 30]

type Reply = Readonly<Record<string, unknown>>

/** As many launchable ads of one owner as there are delays. */
async function createAds(recurrence: 'oneOff' | 'monthly' = 'oneOff') {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  await grantCredit(server, ideaId, 2 * month * delays.length)
  const ads = []
  for (const delay of delays) {
    const values = { 'component/c1/fundingRecurrence': recurrence, 'component/c1/durationDays': 10 }
    const balloonId = await createLaunchableAd(server, ideaId, values)
    const call = async (name: ActionName, more: object = {}, as = login) =>
      (await server.call(name, { ideaId, balloonId, componentId: 'c1', ...more }, as)).body as Reply
    const findLaunch = () => knex('ad_run').where({ balloonId }).orderBy('number', 'desc').first()
    ads.push({
      balloonId,
      delay,
      call,
      findLaunch,
      stop: () => setTimeout(delay).then(() => call('stop-ad')),
    })
  }
  return { login, ads }
}

type Ads = Awaited<ReturnType<typeof createAds>>
type Ad = Ads['ads'][number]

async function launchAll({ ads }: Ads): Promise<void> {
  for (const ad of ads) expect(await ad.call('launch-ad')).not.toHaveProperty('error')
}

/** Two nodes handle an ad's due work at the same time. */
async function advance(ad: Ad): Promise<void> {
  const { id: launchId } = await ad.findLaunch()
  for (let node = 0; node < 2; node++) await server.queue.add(knex, 'advance-launch', { launchId })
  server.queue.wake('fast')
}

/** The history of each ad once all follow-up work is done; also checks money and transitions. */
async function endOf({ login, ads }: Ads): Promise<string[][]> {
  await workOff(server)
  for (const hours of [0, 0.3, 1]) await passHours(server, hours)
  const now = await nowOf(server)
  const audits = await Promise.all(ads.map(({ balloonId }) => auditAd(knex, balloonId, now)))
  const faults = [...(await auditLedger(knex)), ...(await auditOwner(knex, login.id))]
  expect([...faults, ...audits.flatMap((audit) => audit.faults)]).toEqual([])
  return audits.map(({ history }) => history.map(({ event }) => event))
}

const isStopped = (reply: Reply) => 'creditedAmount' in reply
const isRefused = (reply: Reply) => reply['error'] === 'runningAdNotFound'

it.each(['before', 'after'])('is asked for twice at once %s it is shown, and done once', async (when) => {
  const all = await createAds()
  await launchAll(all)
  if (when === 'after') await passHours(server, 50)
  const replies = await Promise.all(all.ads.map((ad) => Promise.all([ad.stop(), ad.stop()])))
  for (const pair of replies)
    expect([pair.filter(isStopped).length, pair.filter(isRefused).length]).toEqual([1, 1])
  for (const events of await endOf(all)) expect(events.filter((event) => event === 'STOP')).toHaveLength(1)
})

it('comes before the launch or after it', async () => {
  const all = await createAds()
  const replies = await Promise.all(
    all.ads.map((ad) => Promise.all([ad.call('launch-ad'), ad.stop(), ad.call('launch-ad')])),
  )
  const histories = await endOf(all)
  for (const [index, [, stop]] of replies.entries()) {
    expect(isStopped(stop) || isRefused(stop)).toBe(true)
    expect(histories[index]?.includes('STOP')).toBe(isStopped(stop))
  }
})

it('comes before an approval or after it, and the ad is not shown in either case', async () => {
  const all = await createAds()
  await launchAll(all)
  const approval = { targetCpc: 0.8, fromLaunchDate: '2026-01-01' }
  const replies = await Promise.all(
    all.ads.map((ad) => Promise.all([ad.call('admin-approve-ad', approval, admin), ad.stop(), advance(ad)])),
  )
  const histories = await endOf(all)
  for (const [index, [, stop]] of replies.entries()) {
    expect(isStopped(stop)).toBe(true)
    expect(histories[index]?.slice(-2)).toEqual(['SUBMIT', 'STOP'])
    expect((await all.ads[index]?.findLaunch())?.isShown).toBe(false)
  }
})

it.each([
  ['a renewal', 'monthly', 10.5],
  ['the end of its launch', 'oneOff', 10.5],
] as const)('comes before %s or after it, and its money comes to one end', async (_, recurrence, days) => {
  const all = await createAds(recurrence)
  await launchAll(all)
  await passHours(server, 50)
  const own = knex('ad_run').where({ ownerId: all.login.id })
  await own.clone().update({ expectedCost: null })
  await passHours(server, 24 * 9)
  await knex('product_clock').increment('offsetHours', 24 * (days - 9))
  const replies = await Promise.all(
    all.ads.map(async (ad) => (await Promise.all([ad.stop(), advance(ad)]))[0]),
  )
  const histories = await endOf(all)
  for (const [index, reply] of replies.entries()) {
    const events = histories[index] ?? []
    expect(events.filter((event) => event === 'STOP' || event === 'FINISH')).toHaveLength(1)
    expect(events.includes('STOP')).toBe(isStopped(reply))
  }
  expect(await own.clone().whereNull('settledDate')).toEqual([])
})
