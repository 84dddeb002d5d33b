import type { ReplyOf } from '@aloft/contract/schemas'
import { addDays, type DaySpan, spanBefore } from '@aloft/domain/ads/report-days.rules'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addLaunchDay } from '../../src/areas/launches/platform/launch-day.repo.ts'
import { createLaunch, verifiedGoal } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const { id: userId, token } = await createAccount(server)
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

async function figuresOf(ideaId: string, period?: DaySpan) {
  const { status, body } = await server.call(
    'get-ad-figures',
    { ideaId, ...(period && { period }) },
    { token },
  )
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as ReplyOf<'get-ad-figures'>).figures
}

it('get-ad-figures sums the launches of each ad that was shown, and says how the last of them ended (LST-02)', async () => {
  const ideaId = await createBrand(server, { userId })
  const shown = await createBalloon(server, { ideaId })
  const waiting = await createBalloon(server, { ideaId })
  const edited = await createBalloon(server, { ideaId })
  const counts = { impressions: 700, clicks: 30, conversions: 4, spend: 1_250 }
  const figures = { ...counts, snapshot: verifiedGoal }
  const ended = { startDate: day(1), endDate: day(8), endedDate: day(5), isSimulated: true }
  await createLaunch(server, {
    ideaId,
    balloonId: shown,
    status: 'stopped',
    changes: { ...figures, ...ended },
  })
  const monthly = { fundingRecurrence: 'monthly', startDate: day(10), endDate: day(20) } as const
  const changes = { ...figures, ...monthly, spend: 250 }
  await createLaunch(server, { ideaId, balloonId: shown, status: 'running', changes })
  await createLaunch(server, { ideaId, balloonId: shown, status: 'pending_approval' })
  await createLaunch(server, { ideaId, balloonId: waiting, status: 'pending_approval' })
  // Without a verified goal, the platform's conversions don't count.
  const rejected = {
    ...counts,
    startDate: day(1),
    endDate: day(8),
    endedDate: day(2),
    stopReason: 'rejected',
  } as const
  await createLaunch(server, { ideaId, balloonId: edited, status: 'IN_PROGRESS', changes: rejected })
  const found = await figuresOf(ideaId)
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        balloonId: edited,
        stopReason: 'rejected',
        conversions: null,
        resultKind: 'clicks',
        results: 30,
      }),
      {
        balloonId: shown,
        startDate: day(10).toISOString(),
        endDate: null,
        stopReason: null,
        impressions: 1_400,
        clicks: 60,
        conversions: 8,
        resultKind: 'conversions',
        results: 8,
        currency: 'EUR',
        spend: 15,
        revenue: 0,
        countedSpend: 15,
        before: null,
        limit: null,
        isSimulated: true,
      },
    ]),
  )
  expect(found).toHaveLength(2)
})

/** The first of 30 days with results. */
const firstDay = '2026-10-20'
const countedKeys = [
  'impressions',
  'clicks',
  'conversions',
  'results',
  'spend',
  'revenue',
  'countedSpend',
] as const
type Counted = Record<(typeof countedKeys)[number], number | null>

/** A brand with two ads, one with a verified goal and an earlier launch in another currency, with results by day. */
async function createMeasuredBrand() {
  const ideaId = await createBrand(server, { userId })
  for (const snapshot of [verifiedGoal, {}]) {
    const balloonId = await createBalloon(server, { ideaId })
    for (const currency of ['GBP', 'EUR', 'EUR'] as const) {
      const launchId = await createLaunch(server, {
        ideaId,
        balloonId,
        status: 'running',
        changes: { snapshot, currency, startDate: day(1) },
      })
      const total = { impressions: 0, clicks: 0, conversions: 0, spend: 0, revenue: 0 }
      for (let place = 0; place < 30; place += currency === 'GBP' ? 4 : 1) {
        const counts = {
          impressions: 100 + place,
          clicks: place % 7,
          conversions: place % 3,
          spend: 10 * place + 3,
          revenue: place % 5,
        }
        await addLaunchDay(knex, launchId, addDays(firstDay, place), counts)
        for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += counts[key]
      }
      await knex('ad_run').where({ id: launchId }).update(total)
    }
  }
  return ideaId
}

const pick = (counts: Counted): Counted =>
  Object.fromEntries(countedKeys.map((key) => [key, counts[key]])) as Counted

/** The sum of adjacent periods, in cents where they're amounts. */
function plus(one: Counted, other: Counted): Counted {
  const sum = (key: (typeof countedKeys)[number]) =>
    one[key] === null || other[key] === null ? null : Math.round((one[key] + other[key]) * 100) / 100
  return Object.fromEntries(countedKeys.map((key) => [key, sum(key)])) as Counted
}

it('get-ad-figures of adjacent periods add up to those of both, and of all days to those to date (LST-02)', async () => {
  const ideaId = await createMeasuredBrand()
  const inOrder = (figures: Awaited<ReturnType<typeof figuresOf>>) =>
    figures.toSorted((left, right) => left.balloonId.localeCompare(right.balloonId))
  const countsIn = async (period: DaySpan) => inOrder(await figuresOf(ideaId, period)).map((one) => pick(one))
  const toDate = inOrder(await figuresOf(ideaId)).map((one) => pick(one))
  expect(await countsIn({ from: firstDay, until: addDays(firstDay, 29) })).toEqual(toDate)
  const spans = fc
    .tuple(fc.integer({ min: -5, max: 30 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 }))
    .map(([start, first, second]) => ({
      first: { from: addDays(firstDay, start), until: addDays(firstDay, start + first) },
      second: {
        from: addDays(firstDay, start + first + 1),
        until: addDays(firstDay, start + first + second),
      },
    }))
  await fc.assert(
    fc.asyncProperty(spans, async ({ first, second }) => {
      const [one, other, both] = await Promise.all([
        countsIn(first),
        countsIn(second),
        countsIn({ from: first.from, until: second.until }),
      ])
      expect(one.map((counts, place) => plus(counts, other[place] ?? counts))).toEqual(both)
      const compared = inOrder(await figuresOf(ideaId, second)).map(({ before }) => before)
      expect(compared).toEqual(await countsIn(spanBefore(second)))
    }),
    { numRuns: 15 },
  )
})

it('get-ad-figures reads the days of a period from an index', async () => {
  const ideaId = await createMeasuredBrand()
  const statements: { sql: string; bindings: unknown[] }[] = []
  const note = (statement: (typeof statements)[number]) => {
    if (statement.sql.startsWith('with launch')) statements.push(statement)
  }
  knex.on('query', note)
  await figuresOf(ideaId, { from: '2026-11-01', until: '2026-11-07' })
  knex.off('query', note)
  expect(statements).toHaveLength(1)
  const [{ sql, bindings } = { sql: '', bindings: [] }] = statements
  // Small tables are read as a whole otherwise, because that's cheaper.
  const { rows } = await knex.transaction(async (transaction) => {
    await transaction.raw('set local enable_seqscan = off')
    const explained = await transaction.raw(`explain ${sql.replaceAll(/\$\d+/g, '?')}`, bindings as string[])
    return explained as { rows: unknown }
  })
  const plan = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/(?:Index|Bitmap Index) Scan (?:using|on) ad_run_day_pkey/)
  expect(plan).toMatch(/Index Cond: \(\(run_id = ad_run(?:_\d)?\.id\) AND \(day >=/)
})

it.each([
  { from: '2026-11-08', until: '2026-11-07' },
  { from: '2020-01-01', until: '2026-11-07' },
  { from: '2026-02-30', until: '2026-11-07' },
])('get-ad-figures refuses the period %o by name', async (period) => {
  const ideaId = await createBrand(server, { userId })
  const { status, body } = await server.call('get-ad-figures', { ideaId, period }, { token })
  expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalidPayload' } })
  expect((body as { field: string }).field).toMatch(/^period/)
})

it('get-stop-refunds says what stopping several ads brings back, and nothing of other ads (LCH-01, LCH-02)', async () => {
  const ideaId = await createBrand(server, { userId })
  const launchWith = async (status: 'running' | 'pending_approval' | 'stopped', changes: object) => {
    const balloonId = await createBalloon(server, { ideaId })
    await createLaunch(server, { ideaId, balloonId, status, changes })
    return balloonId
  }
  const money = { budget: 10_000, vat: 2_300 }
  const waiting = await launchWith('pending_approval', money)
  const running = await launchWith('running', { ...money, spend: 4_000, startDate: day(1) })
  const stopped = await launchWith('stopped', { ...money, startDate: day(1), endedDate: day(2) })
  const foreign = await createLaunch(server, {
    ...(await (async () => {
      const otherId = await createBrand(server, { userId })
      return { ideaId: otherId, balloonId: await createBalloon(server, { ideaId: otherId }) }
    })()),
    status: 'running',
    changes: money,
  })
  const balloonIds = [waiting, running, stopped, foreign]
  const { body } = await server.call('get-stop-refunds', { ideaId, balloonIds }, { token })
  const { refunds } = body as ReplyOf<'get-stop-refunds'>
  expect(refunds.map(({ balloonId }) => balloonId).toSorted()).toEqual([waiting, running].toSorted())
  const refundOf = (id: string) => refunds.find(({ balloonId }) => balloonId === id)
  expect(refundOf(waiting)).toEqual({ balloonId: waiting, currency: 'EUR', refund: 123, isEstimate: false })
  expect(refundOf(running)).toMatchObject({ currency: 'EUR', isEstimate: true })
  expect(refundOf(running)?.refund).toBeLessThan(73.8)
  expect(refundOf(running)?.refund).toBeGreaterThan(0)
})
