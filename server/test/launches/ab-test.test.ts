import type { ActionName } from '@aloft/contract/actions'
import type { AdArm, AdVariant } from '@aloft/domain/ads/ab-test.rules'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import { describe, expect, it } from 'vitest'
import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import type { AdOrder } from '../../src/gateways/ad-platform/ad-platform.port.ts'
import { auditLedger, auditOwner } from '../many-nodes/audit-money.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, createCreative } from '../support/world.ts'

const orders: AdOrder[] = []
const platform = createEmbeddedAdPlatform({ seed: 'nightjar' })
const recording: typeof platform = {
  ...platform,
  async create(order, key) {
    orders.push(order)
    return platform.create(order, key)
  },
}
const server = await useServer({
  privateOrigins: [],
  env: { AD_AUTO_APPROVAL: 'on' },
  gateways: { adPlatforms: { google: recording, facebook: recording, instagram: recording } },
})
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })

const original: AdVariant = { texts: {}, creativeId: null }
const other: AdVariant = { texts: { headline1: 'Lamps that last for life' }, creativeId: null }
const hoursUntilLive = 50

async function createTestedAd(values: Record<string, JsonValue> = {}, variant = other) {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId, {
    'component/c1/durationDays': 30,
    'component/c1/plannedBudget': 600,
    ...values,
  })
  await grantCredit(server, ideaId, 100_000)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (name: ActionName, more: object = {}) =>
    (await server.call(name, { ...subject, ...more }, login)).body as Record<string, unknown>
  const ad = {
    login,
    ideaId,
    balloonId,
    call,
    save: (...variants: readonly AdVariant[]) => call('save-ab-test', { variants }),
    campaign: async () => (await call('get-ad-campaign')) as unknown as AdCampaign,
    test: async () => (await ad.campaign()).ads.at(-1)?.data.abTest ?? null,
    async spend(arm: AdArm) {
      const rows: { spend: number }[] = await knex('launch_arm_day')
        .join('ad_run', 'ad_run.id', 'launch_arm_day.runId')
        .where({ balloonId, arm })
        .select('launch_arm_day.spend')
      return rows.reduce((sum, row) => sum + row.spend, 0)
    },
    /** Moves the clock to some days after its start. */
    async passDays(days: number) {
      const { startDate } = await ad.campaign()
      const now =
        Date.now() + 3_600_000 * Number((await knex('product_clock').first('offsetHours'))?.offsetHours)
      const until = (startDate ? new Date(startDate).getTime() : now) + days * 24 * 3_600_000
      await passHours(server, Math.ceil((until - now) / 3_600_000))
    },
  }
  expect(await ad.save(original, variant)).toEqual({ abTest: { variants: [original, variant] } })
  return ad
}

describe('save-ab-test', () => {
  it('refuses a third version (AUT-06), and removes the test for fewer than two', async () => {
    const ad = await createTestedAd()
    expect(await ad.save(original, other, other)).toEqual({ error: 'maxVariants' })
    expect((await ad.campaign()).abTest).toEqual({ variants: [original, other] })
    expect(await ad.save(original)).toEqual({ abTest: null })
    expect((await ad.campaign()).abTest).toBeNull()
  })

  it('stores only what differs from the ad, and no creative of another brand', async () => {
    const ad = await createTestedAd()
    const texts = {
      headline1: 'Lamps made in Galway',
      headline2: 'New light',
      fbTitle: 'For another platform',
    }
    expect(await ad.save(original, { texts, creativeId: null })).toMatchObject({
      abTest: { variants: [original, { texts: { headline2: 'New light' }, creativeId: null }] },
    })
    const values = { 'component/c1/type': 'facebookAdCampaign' }
    const balloonId = await createBalloon(server, { ideaId: ad.ideaId, values })
    const save = (creativeId: string) =>
      ad.call('save-ab-test', { balloonId, variants: [original, { texts: {}, creativeId }] })
    const elsewhere = await createBrand(server, { userId: (await createAccount(server)).id })
    const foreign = await createCreative(server, { ideaId: elsewhere })
    expect(await save(foreign)).toEqual({ error: 'creativeNotFound' })
    const own = await createCreative(server, { ideaId: ad.ideaId })
    expect(await save(own)).toEqual({ abTest: { variants: [original, { texts: {}, creativeId: own }] } })
  })

  it('is refused while the ad is with its platform', async () => {
    const ad = await createTestedAd()
    expect(await ad.call('launch-ad')).not.toHaveProperty('error')
    expect(await ad.save(original)).toMatchObject({ error: 'adNotEditable' })
  })
})

describe('the launch of a test', () => {
  it('is refused by name under 14 days (AUT-07), and as rejected if the versions are the same', async () => {
    const short = await createTestedAd({ 'component/c1/durationDays': 13 })
    expect(await short.call('launch-ad')).toEqual({ error: 'testTooShort' })
    const same = await createTestedAd()
    await same.save(original, original)
    expect(await same.call('launch-ad')).toMatchObject({
      error: 'rejected',
      issues: [{ key: 'abTest', failure: 'testUnchanged' }],
    })
    const loud = await createTestedAd({}, { texts: { headline1: 'BUY NOW!!! LAMPS' }, creativeId: null })
    expect(await loud.call('launch-ad')).toMatchObject({
      error: 'rejected',
      issues: [{ key: 'abTest', failure: 'testRulesBroken' }],
    })
  })

  it('sends both versions to the review and to the platform', async () => {
    const ad = await createTestedAd()
    await ad.call('launch-ad')
    const { body } = await server.call('admin-get-ad-reviews', { filters: { status: 'all' } }, admin)
    const review = (body as { reviews: AdReview[] }).reviews.find((one) => one.balloonId === ad.balloonId)
    expect(review?.variant).toEqual({ ...other, pictureUrls: {} })
    expect((await ad.test())?.stage).toBe('waiting')
    await passHours(server, hoursUntilLive)
    const order = orders.at(-1)
    expect(order?.texts.headline1).toBe('Lamps made in Galway')
    expect(order?.variant?.texts).toEqual({ ...order?.texts, ...other.texts })
  })
})

describe('a running test (OPN-80)', () => {
  it('has no verdict on day 13 and one on day 14, and then gives the rest to the winner (AUT-07)', async () => {
    const ad = await createTestedAd()
    await ad.call('launch-ad')
    await passHours(server, hoursUntilLive)
    await ad.passDays(13)
    const open = await ad.test()
    expect(open).toMatchObject({ stage: 'early', winner: null, chance: null })
    expect(open?.arms.original.clicks).toBeGreaterThan(0)
    expect(open?.arms.variant.clicks).toBeGreaterThan(0)
    expect((await ad.campaign()).abTest).not.toBeNull()

    await ad.passDays(14)
    const decided = await ad.test()
    expect(decided?.stage).toBe('decided')
    const { winner, chance, arms } = decided ?? {}
    const costs = arms && {
      original: arms.original.cost / arms.original.clicks,
      variant: arms.variant.cost / arms.variant.clicks,
    }
    expect(winner).toBe((costs?.variant ?? 0) < (costs?.original ?? 0) ? 'variant' : 'original')
    expect(chance).toBeGreaterThan(0.5)
    expect((await ad.campaign()).abTest).toBeNull()
    const loser: AdArm = winner === 'variant' ? 'original' : 'variant'
    const [lost, won] = [await ad.spend(loser), await ad.spend(winner ?? 'original')]

    await ad.passDays(25)
    expect(await ad.spend(loser)).toBe(lost)
    expect(await ad.spend(winner ?? 'original')).toBeGreaterThan(won * 1.3)
    expect(await ad.test()).toEqual(decided)
    await ad.passDays(40)
    const { ads } = await ad.campaign()
    const { cost = 0 } = ads.at(-1)?.data ?? {}
    expect(Math.round(cost * 100)).toBe((await ad.spend('original')) + (await ad.spend('variant')))
    expect([...(await auditLedger(knex)), ...(await auditOwner(knex, ad.login.id))]).toEqual([])
  })

  it('has the verdict of day 14 even if a whole month passes at once', async () => {
    const ad = await createTestedAd()
    await ad.call('launch-ad')
    await passHours(server, 45 * 24)
    const { winner, arms } = (await ad.test()) ?? {}
    const launch = await knex('ad_run').where({ balloonId: ad.balloonId }).first()
    expect(launch.testVerdictDate - launch.startDate).toBe(14 * 24 * 3_600_000)
    const loser = winner === 'variant' ? 'original' : 'variant'
    expect(await ad.spend(loser)).toBe(Math.round((arms?.[loser].cost ?? 0) * 100))
    expect(await ad.spend(winner ?? 'original')).toBeGreaterThan(1.3 * (await ad.spend(loser)))
  })

  it('ends without a verdict when the ad is stopped, and starts again with the next launch', async () => {
    const ad = await createTestedAd()
    await ad.call('launch-ad')
    await passHours(server, hoursUntilLive)
    await ad.passDays(10)
    await ad.call('stop-ad')
    await workOff(server)
    await passHours(server, 20 * 24)
    expect(await ad.test()).toMatchObject({ stage: 'ended', winner: null, chance: null })
    expect((await ad.campaign()).abTest).toEqual({ variants: [original, other] })
    expect(await ad.call('resume-ad')).not.toHaveProperty('error')
    expect(await ad.test()).toMatchObject({ stage: 'waiting', variant: other })
  })

  it('ends without a verdict when the ad is rejected', async () => {
    const ad = await createTestedAd()
    await ad.call('launch-ad')
    await server.call(
      'admin-reject-ad',
      { ideaId: ad.ideaId, balloonId: ad.balloonId, componentId: 'c1', message: 'Not your logo.' },
      admin,
    )
    expect(await ad.test()).toMatchObject({ stage: 'ended', endDate: null, winner: null })
  })

  it('is left alone by the autopilot until its verdict', async () => {
    const ad = await createTestedAd({ 'component/c1/fundingRecurrence': 'monthly' })
    await ad.call('set-autopilot', { isOn: true })
    await ad.call('launch-ad')
    await passHours(server, hoursUntilLive)
    await ad.passDays(12)
    const remark = async () => {
      await ad.call('retry-autopilot')
      await workOff(server)
      const { logs } = (await ad.call('get-autopilot-logs')) as unknown as { logs: AutopilotLog[] }
      return logs[0]?.remark
    }
    expect(await remark()).toBe('tested')
    const decidedUntil = async () =>
      (
        await knex('run_pilot')
          .join('ad_run', 'ad_run.id', 'runId')
          .where({ balloonId: ad.balloonId })
          .first()
      )?.decidedUntil
    expect(await decidedUntil()).toBeNull()
    await ad.passDays(17)
    expect(await remark()).not.toBe('tested')
    expect(await decidedUntil()).not.toBeNull()
  })
})
