import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import { autopilotLevers } from '@aloft/domain/ads/autopilot.rules'
import { leastChance } from '@aloft/domain/ads/autopilot-comparison.rules'
import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../src/areas/jobs.ts'
import { findAutopilot } from '../../src/areas/launches/core/autopilot.repo.ts'
import { spendCapOfLaunch } from '../../src/areas/launches/platform/platform-order.ts'
import { findLaunch } from '../../src/areas/launches/core/launch.repo.ts'
import { readSettings } from '../../src/env.ts'
import { chooseAdPlatforms } from '../../src/gateways/ad-platform/choose-ad-platforms.ts'
import { readRef } from '../../src/gateways/ad-platform/simulator/launch-record.ts'
import { createLog } from '../../src/log.ts'
import type { JobContext } from '../../src/queue/define.ts'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { createLaunchableAd, createLaunch, grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, type Login } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { clock, database } = server
const { knex } = database
const adPlatforms = chooseAdPlatforms(readSettings({}), knex)

async function createAd(login: Login, ideaId: string, recurrence = 'monthly') {
  const balloonId = await createLaunchableAd(server, ideaId)
  const row = { balloonId, seq: 2, date: server.clock.real(), isUserUpdate: false }
  const value = JSON.stringify(recurrence)
  await knex('balloon_value').insert({ ...row, key: 'component/c1/fundingRecurrence', value })
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (name: Parameters<typeof server.call>[0], more: object = {}) =>
    (await server.call(name, { ...subject, ...more }, login)).body
  const campaign = async () => (await call('get-ad-campaign')) as AdCampaign
  const logs = async () => ((await call('get-autopilot-logs')) as { logs: AutopilotLog[] }).logs
  return { balloonId, call, campaign, logs }
}

async function createOwner(credit = 0) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  if (credit > 0) await grantCredit(server, ideaId, credit)
  return { login, ideaId }
}

describe('set-autopilot', () => {
  it('is refused for an ad that is paid once (AUT-01)', async () => {
    const { login, ideaId } = await createOwner()
    const ad = await createAd(login, ideaId, 'oneOff')
    expect(await ad.call('set-autopilot', { isOn: true })).toEqual({ error: 'oneOffAd' })
    expect((await ad.campaign()).autopilot).toMatchObject({ isOn: false, refusal: 'oneOffAd' })
  })

  it('works while the ad is stopped, and is refused from its payment on (AUT-02)', async () => {
    const { login, ideaId } = await createOwner(17_850)
    const ad = await createAd(login, ideaId)
    const autopilot = { isOn: true, refusal: null, holds: [], settings: null }
    expect(await ad.call('set-autopilot', { isOn: true })).toMatchObject({ adCampaign: { autopilot } })
    expect(await ad.call('set-autopilot', { isOn: false })).toMatchObject({
      adCampaign: { autopilot: { isOn: false } },
    })
    await ad.call('launch-ad')
    expect(await ad.call('set-autopilot', { isOn: true })).toEqual({ error: 'adNotStopped' })
    await passHours(server, 50)
    expect(await ad.call('set-autopilot', { isOn: true })).toEqual({ error: 'adNotStopped' })
    await ad.call('stop-ad')
    await passHours(server, 1)
    expect(await ad.call('set-autopilot', { isOn: true })).toMatchObject({ adCampaign: { autopilot } })
  })
})

describe('retry-autopilot', () => {
  it('looks once at a time (AUT-03), and says why nothing is to be done', async () => {
    const { login, ideaId } = await createOwner()
    const ad = await createAd(login, ideaId)
    await knex('autopilot_log').insert({
      id: crypto.randomUUID(),
      balloonId: ad.balloonId,
      componentId: 'c1',
      date: server.clock.real(),
      state: 'inProgress',
      event: 'looked',
      isSimulated: false,
    })
    expect(await ad.call('retry-autopilot')).toEqual({ error: 'inProgress' })
    expect(await ad.logs()).toHaveLength(1)
    await knex('autopilot_log').where({ balloonId: ad.balloonId }).update({ state: 'failed' })
    expect(await ad.call('retry-autopilot')).toMatchObject({ log: { state: 'inProgress', event: 'looked' } })
    await workOff(server)
    expect((await ad.logs())[0]).toMatchObject({ state: 'done', event: 'looked', remark: 'off' })
    await ad.call('set-autopilot', { isOn: true })
    await ad.call('retry-autopilot')
    await workOff(server)
    expect((await ad.logs())[0]).toMatchObject({ state: 'done', remark: 'notLive' })
  })
})

it('holds nothing that could be lifted where no launch has an autopilot', async () => {
  const { login, ideaId } = await createOwner()
  const balloonId = await createBalloon(server, { ideaId })
  await createLaunch(server, { ideaId, balloonId, status: 'running' })
  const lever = { ideaId, balloonId, componentId: 'c1', lever: 'showing' }
  expect((await server.call('lift-autopilot-hold', lever, login)).body).toEqual({ error: 'notHeld' })
})

/** Two live ads of one brand with autopilots; the first one's results are removed. */
async function createPair() {
  const { login, ideaId } = await createOwner(2 * 17_850)
  const ads = [await createAd(login, ideaId), await createAd(login, ideaId)] as const
  for (const ad of ads) {
    await ad.call('set-autopilot', { isOn: true })
    await ad.call('launch-ad')
  }
  // While the test isn't about figures, nothing is moved and nothing stopped.
  const untilDate = '2100-01-01T00:00:00Z'
  const holds = Object.fromEntries(autopilotLevers.map((lever) => [lever, { untilDate, isLifted: false }]))
  const own = knex('ad_run').where({ ideaId }).select('id')
  await knex('run_pilot')
    .whereIn('runId', own)
    .update({ holds: JSON.stringify(holds) })
  await passHours(server, 50)
  await passHours(server, 24 * 11)
  await knex('run_pilot').whereIn('runId', own).update({ holds: '{}' })
  const launches = await knex('ad_run').where({ ideaId }).orderBy('id')
  const launchIds = ads.map((ad): string => launches.find(({ balloonId: id }) => id === ad.balloonId)?.id)
  const [loser, winner] = launchIds
  await knex('ad_run_day').where({ runId: loser }).update({ clicks: 1 })
  await knex('ad_run').where({ ideaId }).update({ expectedCost: null })
  // The winner has spent all it might have.
  await knex('ad_run_day').where({ runId: winner }).update({ spend: 500, clicks: 40 })
  return {
    login,
    launchIds,
    loser: ads[0],
    winner: ads[1],
    balances: () => balancesOf(knex, login.id),
  }
}

describe('the autopilot of two ads', () => {
  it('pauses the loser, moves its money to the other one, and gives back to the cent what is left', async () => {
    const { loser, winner, balances } = await createPair()
    expect((await loser.campaign()).status).toBe('running')
    await passHours(server, 24)
    const [pause] = await loser.logs()
    expect(pause).toMatchObject({
      event: 'pauseLoser',
      state: 'done',
      isSimulated: true,
      decision: {
        platform: 'google',
        currency: 'EUR',
        before: { isShown: true, budget: 150 },
        after: { isShown: false, budget: 150 },
        otherAd: null,
      },
    })
    expect(pause?.decision?.chance).toBeGreaterThanOrEqual(leastChance)
    expect(pause?.decision?.figures.estimatedCost).toBeGreaterThan(pause?.decision?.figures.comparedCost ?? 0)
    expect((await loser.campaign()).autopilot).toMatchObject({
      settings: { isShown: false },
      holds: [{ lever: 'showing', isLifted: false }],
    })
    const costOf = async (ad: typeof loser) => (await ad.campaign()).ads[0]?.data.cost ?? 0
    const spent = await costOf(loser)
    await passHours(server, 48)
    expect(await costOf(loser)).toBe(spent)
    const [[moved], [got]] = [await loser.logs(), await winner.logs()]
    const name = await knex('balloon').where({ id: winner.balloonId }).first('name')
    expect(moved).toMatchObject({ event: 'shiftBudget', decision: { otherAd: name?.name } })
    expect(got).toMatchObject({ event: 'shiftBudget', date: moved?.date })
    const amount = 150 - (moved?.decision?.after.budget ?? 0)
    expect(amount).toBeGreaterThan(5)
    expect(got?.decision?.after.budget).toBeCloseTo(150 + amount, 5)
    expect((await winner.campaign()).ads[0]?.data.budget).toBeCloseTo(150 + amount, 5)
    expect(await balances()).toMatchObject({ credit: 0, 'ad:budget': 30_000 })

    for (const ad of [loser, winner]) await ad.call('stop-ad')
    await passHours(server, 1)
    let credit = 0
    for (const ad of [loser, winner]) {
      const { budget = 0, vat = 0, cost = 0, refund = 0 } = (await ad.campaign()).ads[0]?.data ?? {}
      const rest = Math.round((budget - cost) * 100) - Math.round(cost * 10)
      expect(Math.round(refund * 100)).toBe(rest + Math.round((vat / budget) * rest))
      credit += Math.round(refund * 100)
    }
    expect(await balances()).toMatchObject({ credit, 'ad:budget': 0, refund: 0 })
  })

  it('sends moved money to the platform once if the node that moved it died before sending it', async () => {
    const { launchIds, loser } = await createPair()
    await passHours(server, 24)
    await knex('product_clock').increment('offsetHours', 48)
    const died = new Error('died')
    const { google } = adPlatforms
    const dying = { ...google, change: async () => Promise.reject(died) }
    const now = clock.product((await knex('product_clock').first('offsetHours')).offsetHours)
    const context = {
      db: knex,
      clock,
      now,
      gateways: { adPlatforms: { google: dying } },
      log: createLog('silent'),
      enqueue: server.queue.add,
      fault: () => {},
    }
    // Nobody continues its job either: this is all that's left of the dead node.
    const life = jobHandlers['advance-launch'].run(context as unknown as JobContext, {
      launchId: launchIds[0] ?? '',
    })
    await expect(life).rejects.toThrow(died)
    expect((await loser.logs())[0]).toMatchObject({ event: 'shiftBudget' })
    await workOff(server)
    for (const launchId of launchIds) {
      const launch = await findLaunch(knex, launchId)
      const autopilot = await findAutopilot(knex, launchId)
      if (!launch?.platformRef || !autopilot) throw new Error('it is not on its platform')
      expect(autopilot.shiftedBudget).not.toBe(0)
      expect(autopilot.sentVersion).toBe(autopilot.version)
      const caps = readRef(launch.platformRef).changes.flatMap(({ spendCap }) => spendCap ?? [])
      expect(caps.filter((cap) => cap === spendCapOfLaunch(launch))).toHaveLength(1)
      expect(caps.at(-1)).toBe(spendCapOfLaunch(launch))
    }
  })

  it('makes its first move with some money of an ad that is still shown, as much as it is sure', async () => {
    const { launchIds, loser, winner, balances } = await createPair()
    const days = knex('ad_run_day').where({ runId: launchIds[0] })
    // An eighth dearer is too little to pause an ad for.
    await days.update({ spend: 500, clicks: 35 })
    await passHours(server, 24)
    const [moved] = await loser.logs()
    expect(moved).toMatchObject({ event: 'shiftBudget', decision: { after: { isShown: true } } })
    const chance = moved?.decision?.chance ?? 0
    expect(chance).toBeGreaterThan(0.55)
    // From a day to a fifth of the month.
    const amount = 150 - (moved?.decision?.after.budget ?? 0)
    expect(amount).toBeCloseTo(5 + 25 * (2 * chance - 1), 1)
    expect((await winner.campaign()).ads[0]?.data.budget).toBeCloseTo(150 + amount, 5)
    expect(await balances()).toMatchObject({ credit: 0, 'ad:budget': 30_000 })
    await passHours(server, 12)
    expect((await loser.campaign()).autopilot?.settings).toMatchObject({
      isShown: true,
      budget: 150 - amount,
    })
  })

  it('gives a paused ad back to its user, and leaves it alone from then on', async () => {
    const { loser } = await createPair()
    await passHours(server, 24)
    const lift = await loser.call('lift-autopilot-hold', { lever: 'showing' })
    expect(lift).toMatchObject({
      adCampaign: { autopilot: { settings: { isShown: true }, holds: [{ isLifted: true }] } },
    })
    expect(await loser.call('lift-autopilot-hold', { lever: 'showing' })).toEqual({ error: 'notHeld' })
    const spent = (await loser.campaign()).ads[0]?.data.cost ?? 0
    await passHours(server, 72)
    expect((await loser.campaign()).ads[0]?.data.cost).toBeGreaterThan(spent)
    const events = (await loser.logs()).map(({ event }) => event)
    expect(events.slice(0, 2)).toEqual(['lifted', 'pauseLoser'])
    await loser.call('retry-autopilot')
    await workOff(server)
    expect((await loser.logs())[0]).toMatchObject({ event: 'looked', state: 'done', remark: 'held' })
  })
})

it('notifies that the safety net has stopped an ad (OPN-81)', async () => {
  const { login, ideaId } = await createOwner(17_850)
  const ad = await createAd(login, ideaId)
  await ad.call('set-autopilot', { isOn: true })
  await ad.call('launch-ad')
  await passHours(server, 50)
  await knex('ad_run').where({ balloonId: ad.balloonId }).update({ expectedCost: 1 })
  await passHours(server, 24 * 27)
  expect((await ad.campaign()).ads[0]?.data.stopReason).toBe('safety_net')
  expect((await ad.logs())[0]).toMatchObject({
    event: 'safetyNet',
    decision: { effect: { kind: 'spared' }, holdUntilDate: null },
  })
})
