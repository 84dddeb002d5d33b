import type { AdBreakdown, AdPerformance, BrandPerformance } from '@aloft/domain/ads/ad-performance.entity'
import type { Breakdown } from '@aloft/domain/ads/breakdowns.rules'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { ReplyOf } from '@aloft/contract/schemas'
import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { addLaunchDay } from '../../src/areas/launches/platform/launch-day.repo.ts'
import { changeStatus } from '../../src/areas/launches/core/status.service.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import {
  createLaunchableAd,
  createLaunch,
  grantCredit,
  passHours,
  verifiedGoal,
} from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, type Login } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })
const { clock, database } = server
const { knex } = database

interface Subject {
  readonly ideaId: string
  readonly balloonId: string
  readonly login: Login
}

const reportOf = async ({ ideaId, balloonId, login }: Subject) =>
  (await server.call('get-ad-performance', { ideaId, balloonId }, login)).body as AdPerformance
const reportOfBrand = async ({ ideaId, login }: Subject) =>
  (await server.call('get-brand-performance', { ideaId }, login)).body as BrandPerformance

const counts = { impressions: 1_000, clicks: 40, conversions: 2, spend: 1_250, revenue: 6_000 }
const figures = { ...counts, snapshot: verifiedGoal }
const daysAgo = (days: number) =>
  addHours(clock.real(), -24 * days)
    .toISOString()
    .slice(0, 10)

it('answers not_launched until a launch was paid for (PRF-05)', async () => {
  const ad = await ownAd(server)
  expect([await reportOf(ad), await reportOfBrand(ad)]).toEqual(['not_launched', 'not_launched'])
  const unpaid = { ideaId: ad.ideaId, balloonId: ad.balloonId, status: 'pending' } as const
  await createLaunch(server, { ...unpaid, changes: { submittedDate: null } })
  expect([await reportOf(ad), await reportOfBrand(ad)]).toEqual(['not_launched', 'not_launched'])
  expect(await reportOf({ ...ad, balloonId: crypto.randomUUID() })).toEqual({ error: 'balloonNotFound' })
})

it('returns totals and launches, the latest with the status of the ad (PRF-01, PRF-02)', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  await createLaunch(server, { ideaId, balloonId, status: 'finished', changes: figures })
  await createLaunch(server, { ideaId, balloonId, status: 'finished', changes: { ...figures, clicks: 0 } })
  await createLaunch(server, { ideaId, balloonId, status: 'learning', changes: { isSimulated: true } })
  const { totals, runs: launches } = await reportOf(ad)
  expect(totals).toEqual({
    cost: 25,
    impressions: 2_000,
    clicks: 40,
    conversions: 4,
    revenue: 120,
    countedCost: 25,
    countedClicks: 40,
    costPerClick: 0.63,
    costPerConversion: 6.25,
    clickThroughRate: 2,
    conversionRate: 10,
    roas: 4.8,
  })
  expect(launches.map(({ number, status }) => [number, status])).toEqual([
    [1, 'stopped'],
    [2, 'stopped'],
    [3, 'learning'],
  ])
  expect(launches[1]).toMatchObject({ costPerClick: null, costPerConversion: 6.25, goalValue: 30 })
  expect(launches[2]).toMatchObject({ cost: 0, roas: null, isSimulated: true, currency: 'EUR' })
})

it('returns each day, and the seven before today separately (PRF-06)', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  const changes = { snapshot: verifiedGoal }
  const launchId = await createLaunch(server, { ideaId, balloonId, status: 'running', changes })
  for (const days of [0, 1, 7, 8]) await addLaunchDay(knex, launchId, daysAgo(days), counts)
  const [launch] = (await reportOf(ad)).runs
  expect(launch?.days.map(({ day }) => day)).toEqual([8, 7, 1, 0].map(daysAgo))
  expect(launch?.days[0]).toMatchObject({ cost: 12.5, revenue: 60, clicks: 40 })
  expect(launch?.results).toMatchObject({ clicks: 80, conversions: 4, cost: 25 })
  // A brand's report has the figures of each period.
  const [{ periods } = {}] = (await reportOfBrand(ad)).ads
  expect(periods?.['7']).toEqual(launch?.results)
  expect([periods?.['14'].clicks, periods?.['90'].cost]).toEqual([120, 37.5])
})

it('says N/A to the revenue of conversions that have no value (PRF-07)', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  const changes = { ...figures, goalValue: 0 }
  const launchId = await createLaunch(server, { ideaId, balloonId, status: 'running', changes })
  await addLaunchDay(knex, launchId, daysAgo(2), counts)
  const { totals, runs } = await reportOf(ad)
  const brand = await reportOfBrand(ad)
  for (const row of [totals, runs[0], brand.totals, brand.ads[0]?.periods['7']])
    expect(row).toMatchObject({ conversions: 2, costPerConversion: 6.25, revenue: null, roas: null })
  expect([runs[0]?.days[0]?.revenue, brand.days[0]?.revenue]).toEqual([null, null])
})

it('says N/A to conversions and revenue of an ad without a verified goal, and leaves them out of sums (PRF-01, PRF-07)', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  const counting = await createBalloon(server, { ideaId })
  const snapshot = { ...verifiedGoal, 'component/g/isValidated': false }
  const unverified = { ...counts, snapshot }
  for (const [id, changes] of [
    [balloonId, unverified],
    [counting, figures],
  ] as const) {
    const launch = await createLaunch(server, { ideaId, balloonId: id, status: 'running', changes })
    await addLaunchDay(knex, launch, daysAgo(2), counts)
  }
  const none = {
    conversions: null,
    revenue: null,
    costPerConversion: null,
    conversionRate: null,
    roas: null,
  }
  const { totals, runs: launches } = await reportOf(ad)
  for (const row of [totals, launches[0], launches[0]?.results])
    expect(row).toMatchObject({ ...none, clicks: 40, cost: 12.5 })
  expect(launches[0]?.days).toMatchObject([{ conversions: null, revenue: null, clicks: 40 }])
  const brand = await reportOfBrand(ad)
  expect(brand.ads.find((one) => one.balloonId === balloonId)).toMatchObject({
    ...none,
    periods: { '7': none, '90': none },
  })
  const sums = { conversions: 2, revenue: 60, countedCost: 12.5, countedClicks: 40 }
  expect(brand.totals).toMatchObject({ ...sums, cost: 25, clicks: 80, conversionRate: 5, roas: 4.8 })
  expect(brand.days).toMatchObject([{ ...sums, cost: 25, clicks: 80 }])
})

it('names what keeps a running ad from more, of its last whole days', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  // 83.33 to spend in ten days: 8.33 a day.
  const startDate = addHours(clock.real(), -8 * 24)
  const changes = {
    startDate,
    endDate: addHours(startDate, 240),
    expectedCost: 30,
    syncedUntil: clock.real(),
  }
  const launchId = await createLaunch(server, { ideaId, balloonId, status: 'running', changes })
  const { login } = ad
  // Its report, its launch page and both lists show the same limit.
  const limitNow = async () => {
    const { adRuns } = (await server.call('get-ad-runs', { ideaId }, login)).body as ReplyOf<'get-ad-runs'>
    const { figures: sums } = (await server.call('get-ad-figures', { ideaId }, login))
      .body as ReplyOf<'get-ad-figures'>
    const subject = { ideaId, balloonId, componentId: 'c1' }
    const campaign = (await server.call('get-ad-campaign', subject, login)).body as AdCampaign
    const limits = [(await reportOf(ad)).runs[0], adRuns[0], sums[0], campaign].map((row) => row?.limit)
    expect(new Set(limits).size).toBe(1)
    return limits[0]
  }
  expect(await limitNow()).toBe('audience')
  await knex('ad_run').where({ id: launchId }).update({ platform: 'google', targetCpc: 40 })
  expect(await limitNow()).toBe('bid')
  await knex('ad_run').where({ id: launchId }).update({ targetCpc: null })
  for (const days of [1, 2, 3, 4, 5, 6, 7])
    await addLaunchDay(knex, launchId, daysAgo(days), { ...counts, spend: 830 })
  expect(await limitNow()).toBe('budget')
  await knex('ad_run').where({ id: launchId }).update({ expectedCost: 20 })
  expect(await limitNow()).toBeNull()
  await knex('ad_run').where({ id: launchId }).update({ expectedCost: 30 })
  expect(await limitNow()).toBe('budget')
  // A day that was synced halfway counts once its other half is known.
  const [syncedUntil, begunDay] = [addHours(new Date(`${daysAgo(1)}T00:00:00Z`), 8), daysAgo(1)]
  await knex('ad_run').where({ id: launchId }).update({ syncedUntil })
  await knex('ad_run_day').where({ runId: launchId, day: begunDay }).update({ spend: 200 })
  expect(await limitNow()).toBe('budget')
  await knex('ad_run').where({ id: launchId }).update({ syncedUntil: clock.real() })
  expect(await limitNow()).toBeNull()
  await knex('ad_run_day').where({ runId: launchId, day: begunDay }).update({ spend: 830 })
  // What it spent on the day it began, which was no whole one, would make up for the days after it.
  const begun = addHours(clock.real(), -5 * 24)
  await knex('ad_run').where({ id: launchId }).update({ startDate: begun })
  const days = () => knex('ad_run_day').where({ runId: launchId })
  await days().update({ spend: 600 })
  await days()
    .where({ day: daysAgo(5) })
    .update({ spend: 1500 })
  expect(await limitNow()).toBe('audience')
  await days().update({ spend: 830 })
  expect(await limitNow()).toBe('budget')
  await knex('balloon').where({ id: balloonId }).update({ status: 'learning' })
  expect(await limitNow()).toBeNull()
})

it('dates a launch by the last pending entry before its start (PRF-03)', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  const now = clock.real()
  const paid = { balloonId, actorId: null, now }
  await changeStatus(knex, { ...paid, event: 'LAUNCH' })
  await changeStatus(knex, { ...paid, event: 'WITHDRAW', to: 'IN_PROGRESS', now: addHours(now, 1) })
  await changeStatus(knex, { ...paid, event: 'LAUNCH', now: addHours(now, 2) })
  const changes = { submittedDate: addHours(now, 3), startDate: addHours(now, 9) }
  await createLaunch(server, { ideaId, balloonId, status: 'learning', changes })
  expect((await reportOf(ad)).runs[0]?.submittedDate).toEqual(addHours(now, 2).toISOString())
})

it('lists what changed an ad: launches, stops, edits, rejections and the autopilot', async () => {
  const ad = await ownAd(server)
  const { ideaId, balloonId } = ad
  const now = clock.real()
  const changes = {
    submittedDate: now,
    startDate: now,
    endedDate: addHours(now, 30),
    stopReason: 'safety_net',
  } as const
  const runId = await createLaunch(server, { ideaId, balloonId, status: 'IN_PROGRESS', changes })
  const moves = [
    ['LAUNCH', 0],
    ['SUBMIT', 1],
    ['GO_LIVE', 2, 'learning'],
    ['PROGRESS', 20, 'running'],
    ['STOP', 30],
    ['REFUND', 31],
    ['EDIT', 40],
  ] as const
  for (const [event, hours, to] of moves) {
    const at = addHours(now, hours)
    await changeStatus(knex, { balloonId, actorId: null, event, now: at, ...(to && { to }) })
  }
  const log = { balloonId, componentId: 'c1', runId, state: 'done', isSimulated: true }
  for (const [event, hours] of [
    ['setBid', 10],
    ['looked', 11],
    ['safetyNet', 30],
  ] as const)
    await knex('autopilot_log').insert({ id: crypto.randomUUID(), ...log, event, date: addHours(now, hours) })
  const listed = (await reportOf(ad)).events
  expect(listed.map(({ kind }) => kind)).toEqual(['edited', 'safetyNet', 'bid', 'live'])
  expect(listed.at(-1)).toMatchObject({ balloonId, date: addHours(now, 2).toISOString() })
  expect((await reportOfBrand(ad)).events).toEqual(listed)
})

it('adds up the ads of a brand that are in one currency, and counts the others (OPN-89)', async () => {
  const ad = await ownAd(server)
  const { ideaId } = ad
  const other = await createBalloon(server, { ideaId })
  const abroad = await createBalloon(server, { ideaId })
  const day = daysAgo(3)
  const launches = [
    [abroad, { ...figures, currency: 'USD' }],
    [ad.balloonId, figures],
    [other, { ...figures, currency: 'USD' }],
    [other, figures],
  ] as const
  for (const [balloonId, changes] of launches)
    await addLaunchDay(
      knex,
      await createLaunch(server, { ideaId, balloonId, status: 'running', changes }),
      day,
      counts,
    )
  const { totals, ads, days } = await reportOfBrand(ad)
  expect(ads.map(({ balloonId, currency, cost }) => [balloonId, currency, cost])).toEqual(
    expect.arrayContaining([
      [abroad, 'USD', 12.5],
      [ad.balloonId, 'EUR', 12.5],
      [other, 'EUR', 12.5],
    ]),
  )
  expect(totals).toMatchObject({ cost: 25, clicks: 80, conversionRate: 5 })
  expect(days).toEqual([expect.objectContaining({ day, cost: 25, clicks: 80 })])
})

it('shows days that sum to the totals of a launch that lives through its days', async () => {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 17_850)
  const launched = await server.call('launch-ad', { ideaId, balloonId, componentId: 'c1' }, login)
  expect(launched.body).not.toHaveProperty('error')
  for (const hours of [60, 55.5]) await passHours(server, hours)
  const subject = { ideaId, balloonId, login }
  const { totals, runs: launches } = await reportOf(subject)
  const sum = (name: 'impressions' | 'clicks') =>
    launches.flatMap(({ days }) => days).reduce((total, day) => total + day[name], 0)
  expect(totals.clicks).toBeGreaterThan(0)
  expect({ ...totals }).toMatchObject({
    impressions: sum('impressions'),
    clicks: sum('clicks'),
    // It has no goal.
    conversions: null,
  })
  const cents = launches
    .flatMap(({ days }) => days)
    .reduce((total, { cost }) => total + Math.round(cost * 100), 0)
  expect(Math.round(totals.cost * 100)).toBe(cents)
  expect(launches[0]).toMatchObject({ isSimulated: true, status: 'learning' })
  expect((await reportOfBrand(subject)).totals).toEqual(totals)

  // Each breakdown of the platform adds up to the same totals.
  const [from, until] = [daysAgo(1), daysAgo(-30)]
  const breakdownBy = async (by: Breakdown) =>
    (await server.call('get-ad-breakdown', { ideaId, balloonId, by, from, until }, login)).body as AdBreakdown
  const { breakdowns, isSimulated } = await breakdownBy('device')
  expect([breakdowns, isSimulated]).toEqual([['day', 'hour', 'place', 'device', 'searchTerm'], true])
  for (const by of breakdowns) {
    const { parts } = await breakdownBy(by)
    const sumOfParts = (name: 'impressions' | 'clicks') => parts.reduce((all, part) => all + part[name], 0)
    expect([sumOfParts('impressions'), sumOfParts('clicks')]).toEqual([totals.impressions, totals.clicks])
    expect(Math.round(parts.reduce((all, { cost }) => all + cost, 0) * 100)).toBe(cents)
    expect(parts[0]).toMatchObject({ conversions: null, revenue: null })
  }
  const { days = [] } = launches[0] ?? {}
  expect((await breakdownBy('day')).parts.map(({ key, clicks }) => [key, clicks])).toEqual(
    days.map(({ day, clicks }) => [day, clicks]),
  )
  // The brand has no other ad, so its parts are the same.
  const ofBrand = { ideaId, balloonId: null, by: 'device', from, until }
  expect((await server.call('get-ad-breakdown', ofBrand, login)).body).toEqual(await breakdownBy('device'))
  // Days of one's own, by ad.
  const period = { from, until: from }
  const { body } = await server.call('get-brand-performance', { ideaId, period }, login)
  const [ad] = (body as BrandPerformance).ads
  expect(ad?.chosen?.clicks).toBe(days.find(({ day }) => day === from)?.clicks ?? 0)
  // Its platform doesn't report ages, and no brand sees another's ads.
  expect((await breakdownBy('age')).parts).toEqual([])
  const elsewhere = { ideaId, balloonId: crypto.randomUUID(), by: 'day', from, until }
  expect((await server.call('get-ad-breakdown', elsewhere, login)).body).toEqual({ error: 'balloonNotFound' })
})
