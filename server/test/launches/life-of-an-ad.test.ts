import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { spendCapOf } from '@aloft/domain/ads/ad-money.rules'
import { describe, expect, it } from 'vitest'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import { createLaunchableAd, grantCredit, passHours } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam } from '../support/world.ts'

// A fixed market, so that the safety net stops no launch by chance.
const server = await useServer({ privateOrigins: [], env: { AD_SIMULATOR_SEED: 'nightjar' } })
const { knex } = server.database

async function launchedAd(values: Record<string, unknown> = {}, credit = 17_850) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  for (const [key, value] of Object.entries(values)) {
    const row = { balloonId, key: `component/c1/${key}`, seq: 2, value: JSON.stringify(value) }
    await knex('balloon_value').insert({ ...row, date: server.clock.real(), isUserUpdate: false })
  }
  await grantCredit(server, ideaId, credit)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (name: 'launch-ad' | 'stop-ad' | 'get-ad-campaign' | 'resume-ad' | 'edit-ad') =>
    (await server.call(name, subject, login)).body
  const campaign = async () => (await call('get-ad-campaign')) as AdCampaign
  const launched = await call('launch-ad')
  expect(launched).not.toHaveProperty('error')
  const balances = () => balancesOf(knex, login.id)
  return { login, ideaId, balloonId, subject, call, campaign, balances }
}

const statuses = ({ statusHistory }: AdCampaign) => statusHistory.map(({ status }) => status)

/** The refund of a launch according to OPN-40, with the plan's commission of 10 %. */
function creditOf({ cost, budget }: { cost: number; budget: number }): number {
  const rest = Math.round(budget * 100) - Math.round(cost * 100) - Math.round(cost * 10)
  return rest + Math.round(rest * 0.19)
}

describe('the life of an ad', () => {
  it('goes from our review to its end, each transition at its time, and refunds what is left', async () => {
    const ad = await launchedAd()
    expect((await ad.campaign()).status).toBe('pending_approval')
    await passHours(server, 50)
    expect(['learning', 'running']).toContain((await ad.campaign()).status)
    await passHours(server, 24 * 12)
    const over = await ad.campaign()
    expect(statuses(over)).toEqual([
      'pending',
      'pending_approval',
      'learning',
      ...(over.statusHistory.some(({ status }) => status === 'running') ? ['running'] : []),
      'endingSoon',
      'finished',
    ])
    const [launch] = over.ads
    const { startDate, endDate } = launch?.data ?? {}
    expect(Number(new Date(endDate ?? 0)) - Number(new Date(startDate ?? 0))).toBeLessThan(
      240 * 3_600_000 + 10,
    )
    expect(launch?.data).toMatchObject({ stopReason: 'finished', isSettled: true, isSimulated: true })
    expect(launch?.data.cost).toBeGreaterThan(0)
    expect(await ad.balances()).toMatchObject({
      credit: creditOf(launch?.data ?? { cost: 0, budget: 0 }),
      'ad:budget': 0,
      refund: 0,
    })
    const { body } = await server.call('get-notifications', {}, ad.login)
    expect(body).toMatchObject({
      notifications: [
        { kind: 'adFinished', headline: 'Your ad has ended' },
        { kind: 'adEndingSoon' },
        {
          kind: 'adLive',
          message: expect.stringContaining('for Nightjar Lamps is live on its platform'),
        },
        { kind: 'adApproved' },
        { kind: 'adSubmitted' },
      ],
    })
    const mails = knex('mail').whereRaw(`payload ->> 'userId' = ?`, [ad.login.id])
    expect(await mails.orderBy('id').pluck('name')).toEqual([
      'adSubmitted',
      'adReceipt',
      'adApproved',
      'adLive',
      'adEndingSoon',
      'adFinished',
    ])
    const days = await knex('ad_run_day')
      .where({ runId: launch?.runId })
      .sum({ spend: 'spend', clicks: 'clicks' })
      .first()
    expect(Number(days?.['spend'])).toBe(Math.round((launch?.data.cost ?? 0) * 100))
    expect(Number(days?.['clicks'])).toBe(launch?.data.clicks)
  })

  it('is stopped while it runs, and credits to the cent what the platform did not get (LCH-02)', async () => {
    const ad = await launchedAd()
    await passHours(server, 50)
    await passHours(server, 40)
    expect(await ad.call('stop-ad')).toMatchObject({
      creditedAmount: 0,
      adCampaign: { status: 'pending_refund' },
    })
    await passHours(server, 0.25)
    const { status, ads } = await ad.campaign()
    expect(status).toBe('stopped')
    expect(ads[0]?.data.cost).toBeGreaterThan(0)
    expect(await ad.balances()).toMatchObject({ credit: creditOf(ads[0]?.data ?? { cost: 0, budget: 0 }) })
    const spent = ads[0]?.data.cost
    await passHours(server, 48)
    expect((await ad.campaign()).ads[0]?.data.cost).toBe(spent)
  })

  it('is taken down by an admin, and pays for what it has brought until then (LCH-05)', async () => {
    const ad = await launchedAd()
    await passHours(server, 50)
    const known = (await ad.campaign()).ads[0]?.data.cost ?? 0
    // Nobody has looked at its figures since.
    await knex('product_clock').increment('offsetHours', 30)
    const admin = await createAccount(server, { isAdmin: true })
    const message = 'The shop has closed.'
    const { body } = await server.call('admin-reject-ad', { ...ad.subject, message }, admin)
    expect(body).toMatchObject({ adCampaign: { status: 'rejected', ads: [{ data: { isSettled: false } }] } })
    await ad.call('edit-ad')
    await passHours(server, 0.3)
    const { status, ads } = await ad.campaign()
    expect({ status, isSettled: ads[0]?.data.isSettled }).toEqual({ status: 'IN_PROGRESS', isSettled: true })
    expect(ads[0]?.data.cost).toBeGreaterThan(known)
    expect(await ad.balances()).toMatchObject({
      credit: creditOf(ads[0]?.data ?? { cost: 0, budget: 0 }),
      'ad:budget': 0,
      refund: 0,
    })
  })

  it('goes on after a stop without another review of ours (LCH-03)', async () => {
    const ad = await launchedAd({}, 60_000)
    await passHours(server, 50)
    await ad.call('stop-ad')
    await passHours(server, 0.25)
    await ad.call('resume-ad')
    await passHours(server, 49)
    const { status, ads } = await ad.campaign()
    expect(status).toBe('learning')
    expect(ads.map(({ data }) => data.number)).toEqual([1, 2])
  })

  it('pays its next month by itself while there is credit, and is held when there is none', async () => {
    const ad = await launchedAd({ fundingRecurrence: 'monthly' }, 2 * 17_850)
    await passHours(server, 50)
    await passHours(server, 24 * 31)
    const second = await ad.campaign()
    expect(second.ads[0]?.data).toMatchObject({ budget: 300, vat: 57 })
    expect(['learning', 'running']).toContain(second.status)
    const before = second.ads[0]?.data.cost ?? 0
    await passHours(server, 24 * 5)
    expect((await ad.campaign()).ads[0]?.data.cost).toBeGreaterThan(before)
    await passHours(server, 24 * 27)
    expect((await ad.campaign()).status).toBe('payment_failed')
    await ad.call('stop-ad')
    await passHours(server, 1)
    const { ads, status } = await ad.campaign()
    expect(status).toBe('stopped')
    expect(await ad.balances()).toMatchObject({
      credit: creditOf(ads[0]?.data ?? { cost: 0, budget: 0 }),
      'ad:budget': 0,
    })
  })

  it('is stopped by the safety net at half of its money if results cost twice the forecast (OPN-81)', async () => {
    // An ad learns within ten days, so that this one has learned when half of its money is spent.
    const ad = await launchedAd({ durationDays: 30 })
    await passHours(server, 50)
    await knex('ad_run').where({ balloonId: ad.balloonId }).update({ expectedCost: 1 })
    await passHours(server, 24 * 22)
    const { status, ads } = await ad.campaign()
    expect({ status, reason: ads[0]?.data.stopReason }).toEqual({ status: 'stopped', reason: 'safety_net' })
    const half = spendCapOf(15_000, 10) / 2
    const spend = Math.round((ads[0]?.data.cost ?? 0) * 100)
    expect(spend).toBeGreaterThanOrEqual(half)
    expect(spend).toBeLessThan(half * 1.1)
  })
})

describe('an ad that is stopped on its platform', () => {
  /** Pauses an ad on the platform itself, which sends us no event. */
  async function stopOnPlatform(balloonId: string): Promise<void> {
    const { platformRef: ref } = await knex('ad_run').where({ balloonId }).first('platformRef')
    const { offsetHours: offset } = await knex('product_clock').first('offsetHours')
    const paused = await createEmbeddedAdPlatform().setStatus(ref, 'paused', server.clock.product(offset))
    await knex('ad_run').where({ balloonId }).update({ platformRef: paused })
  }

  it('is stopped here by whoever looks at it, and gives back what is left (LCH-12)', async () => {
    const ad = await launchedAd()
    await passHours(server, 50)
    await passHours(server, 40)
    const teamId = await createTeam(server, { ownerId: ad.login.id })
    await knex('idea').where({ id: ad.ideaId }).update({ teamId })
    const guest = await createAccount(server)
    await joinTeam(server, { teamId, login: guest, role: 'guest' })
    const sync = async () => (await server.call('sync-ad-status', ad.subject, guest)).body
    expect(await sync()).toMatchObject({ isSyncedAfterStop: false, adCampaign: { status: 'learning' } })
    await stopOnPlatform(ad.balloonId)
    const [first, second] = [await sync(), await sync()]
    expect(first).toMatchObject({
      isSyncedAfterStop: true,
      adCampaign: { status: 'pending_refund', ads: [{ data: { stopReason: 'platform_stopped' } }] },
    })
    expect(second).toMatchObject({ isSyncedAfterStop: false, adCampaign: { status: 'pending_refund' } })
    await passHours(server, 0.25)
    const { status, ads } = await ad.campaign()
    expect({ status, isSettled: ads[0]?.data.isSettled }).toEqual({ status: 'stopped', isSettled: true })
    expect(ads[0]?.data.cost).toBeGreaterThan(0)
    expect(await ad.balances()).toMatchObject({ credit: creditOf(ads[0]?.data ?? { cost: 0, budget: 0 }) })
    const { body } = await server.call('get-notifications', {}, ad.login)
    expect(body).toMatchObject({
      notifications: [
        { kind: 'adRefunded' },
        { kind: 'adStopped', message: expect.stringContaining('It was stopped on its platform.') },
        { kind: 'adLive' },
        { kind: 'adApproved' },
        { kind: 'adSubmitted' },
      ],
    })
  })

  it('is found by the hourly look at its figures too', async () => {
    const ad = await launchedAd()
    await passHours(server, 50)
    await stopOnPlatform(ad.balloonId)
    await passHours(server, 2)
    expect((await ad.campaign()).ads[0]?.data.stopReason).toBe('platform_stopped')
  })
})
