import type { ReplyOf } from '@aloft/contract/schemas'
import { addDays, dayOf } from '@aloft/domain/ads/report-days.rules'
import { addHours } from '@aloft/domain/core/dates'
import { monthSpanOf } from '@aloft/domain/launches/month-spend.rules'
import { expect, it } from 'vitest'
import { addLaunchDay } from '../../src/areas/launches/platform/launch-day.repo.ts'
import { changeStatus } from '../../src/areas/launches/core/status.service.ts'
import { ownAd } from '../balloons/owned-ad.ts'
import { createLaunch, grantCredit, launchableValues } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createTeam, joinTeam, type Login } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const now = server.clock.real()

async function overviewOf(ideaId: string, login: Login): Promise<ReplyOf<'get-overview'>> {
  const { status, body } = await server.call('get-overview', { ideaId }, login)
  expect(status).toBe(200)
  return body as ReplyOf<'get-overview'>
}

const counts = { impressions: 500, clicks: 20, conversions: 0, revenue: 0 }

it('knows nothing of a brand that has launched no ad', async () => {
  const { ideaId, login } = await ownAd(server)
  expect(await overviewOf(ideaId, login)).toEqual({ ads: [], month: null, trial: null })
})

it('adds up a month as the report of the same days does, by platform, in one currency (PRF-05)', async () => {
  const { ideaId, balloonId, login } = await ownAd(server)
  const { from, until } = monthSpanOf(now)
  const days = [addDays(from, -1), from, dayOf(now)]
  const launched = [
    { platform: 'google', spend: 1_001, commissionPercent: 20 },
    { platform: 'facebook', spend: 333, commissionPercent: 20 },
    { platform: 'google', spend: 512, commissionPercent: 10, isArchived: true },
    { platform: 'instagram', spend: 9_900, commissionPercent: 20, currency: 'USD' },
  ] as const
  for (const [place, { spend, ...one }] of launched.entries()) {
    const { isArchived, ...changes } = { isArchived: false, ...one }
    const id = place === 0 ? balloonId : await createBalloon(server, { ideaId })
    const submittedDate = addHours(now, 'currency' in one ? -99 : -place)
    const ended = { startDate: addHours(now, -48), endDate: now, endedDate: now }
    const launchId = await createLaunch(server, {
      ideaId,
      balloonId: id,
      status: 'finished',
      changes: { ...changes, ...ended, submittedDate },
    })
    for (const day of days) await addLaunchDay(knex, launchId, day, { ...counts, spend })
    if (isArchived) await knex('balloon').where({ id }).update({ archiveDate: now })
  }
  await grantCredit(server, ideaId, 4_120)
  const { month } = await overviewOf(ideaId, login)
  // Two days of each launch are in the month, which on its first day are one.
  const google = 30.26
  expect(month).toEqual({
    from,
    until,
    currency: 'EUR',
    spend: google + 6.66,
    planned: google + 6.66,
    // 20 % of 20.02, 20 % of 6.66 and 10 % of 10.24.
    commission: 6.35,
    commissionPercent: null,
    platforms: [
      { platform: 'google', spend: google },
      { platform: 'facebook', spend: 6.66 },
    ],
    credit: 41.2,
    isSimulated: false,
  })
  const { body } = await server.call('get-brand-performance', { ideaId }, login)
  const report = (body as Exclude<ReplyOf<'get-brand-performance'>, string>).days
  const reported = report.filter(({ day }) => day >= from && day <= until)
  expect(reported.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(month?.spend ?? 0, 10)
})

it('plans what a live ad may still spend this month', async () => {
  const { ideaId, balloonId, login } = await ownAd(server)
  await createLaunch(server, {
    ideaId,
    balloonId,
    status: 'running',
    changes: { endDate: addHours(now, 240) },
  })
  const { month } = await overviewOf(ideaId, login)
  const hoursLeft =
    (Date.parse(`${addDays(monthSpanOf(now).until, 1)}T00:00:00Z`) - now.getTime()) / 3_600_000
  // 100.00 with 20 % commission leave 83.33 for ten days.
  expect(month?.planned).toBeCloseTo((83.33 / 240) * Math.min(240, hoursLeft), 1)
})

it('has the latest launch of each ad, with what the next period costs', async () => {
  const { ideaId, balloonId, login } = await ownAd(server)
  const dates = { startDate: addHours(now, -99), endDate: addHours(now, 99) }
  await createLaunch(server, { ideaId, balloonId, status: 'stopped', changes: { clicks: 5 } })
  const snapshot = { ...launchableValues, 'component/c1/plannedBudget': 90, componentOrder: [['c1']] }
  await createLaunch(server, {
    ideaId,
    balloonId,
    status: 'running',
    changes: { ...dates, snapshot, clicks: 214, spend: 8_840, fundedPeriods: 2, budget: 18_000 },
  })
  const archived = await createBalloon(server, { ideaId })
  await createLaunch(server, { ideaId, balloonId: archived, status: 'stopped' })
  await knex('balloon').where({ id: archived }).update({ archiveDate: now })
  const { ads } = await overviewOf(ideaId, login)
  expect(ads).toEqual([
    expect.objectContaining({
      balloonId,
      componentId: 'c1',
      budget: 90,
      price: 107.1,
      dailyCost: 9,
      clicks: 214,
      spend: 88.4,
      startDate: dates.startDate.toISOString(),
      heldDate: null,
      reason: null,
    }),
  ])
})

it('says why an ad was rejected, and since when one is on hold', async () => {
  const { ideaId, balloonId, login } = await ownAd(server)
  await createLaunch(server, { ideaId, balloonId, status: 'pending_approval' })
  const reason = ['It shows a brand that isn’t yours.']
  const rejection = { balloonId, event: 'REJECT', actorId: null, now, reason } as const
  await knex.transaction((trx) => changeStatus(trx, rejection))
  const held = await createBalloon(server, { ideaId })
  const dates = { startDate: addHours(now, -240), endDate: now }
  await createLaunch(server, { ideaId, balloonId: held, status: 'endingSoon', changes: dates })
  await knex.transaction((trx) =>
    changeStatus(trx, { balloonId: held, event: 'FAIL_PAYMENT', actorId: null, now }),
  )
  const { ads } = await overviewOf(ideaId, login)
  const found = Object.fromEntries(ads.map((ad) => [ad.balloonId, [ad.reason, ad.heldDate]]))
  expect(found).toEqual({
    [balloonId]: ['It shows a brand that isn’t yours.', null],
    [held]: [null, now.toISOString()],
  })
})

it('shows the credit to who pays, and a trial to who is in it', async () => {
  const { ideaId, balloonId, login } = await ownAd(server)
  await createLaunch(server, { ideaId, balloonId, status: 'running' })
  const teamId = await createTeam(server, { ownerId: login.id })
  await knex('idea').where({ id: ideaId }).update({ teamId })
  const guest = await createAccount(server)
  await joinTeam(server, { teamId, login: guest, role: 'guest' })
  const trialEnd = addHours(now, 24)
  await knex('subscription').insert({
    userId: login.id,
    planLabel: 'basic-2407',
    isAnnual: false,
    status: 'trial',
    trialEnd,
    periodStart: now,
    periodEnd: trialEnd,
  })
  const mine = await overviewOf(ideaId, login)
  expect([mine.month?.credit, mine.trial]).toEqual([0, { endDate: trialEnd.toISOString(), price: 34.51 }])
  const theirs = await overviewOf(ideaId, guest)
  expect([theirs.month?.credit, theirs.trial]).toEqual([null, null])
  expect(theirs.ads).toEqual(mine.ads)
  await knex('subscription').where({ userId: login.id }).update({ canceledDate: now })
  expect((await overviewOf(ideaId, login)).trial).toBeNull()
})
