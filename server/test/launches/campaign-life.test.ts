import { createHash } from 'node:crypto'
import { billOf } from '@aloft/domain/ads/ad-money.rules'
import {
  advance,
  type CampaignLife,
  type LifeFigures,
  type PlatformLife,
  submittedLife,
} from '@aloft/domain/ads/campaign-life.rules'
import { addHours } from '@aloft/domain/core/dates'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findLaunch } from '../../src/areas/launches/core/launch.repo.ts'
import { newOrder } from '../../src/gateways/ad-platform/ad-order.fixtures.ts'
import {
  readRef,
  recordOf,
  type LaunchRecord,
} from '../../src/gateways/ad-platform/simulator/launch-record.ts'
import { decidedDate, reporterOf } from '../../src/gateways/ad-platform/simulator/simulated-launch.ts'
import { createLaunchableAd, grantCredit, passHours } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer({ privateOrigins: [] })

const submitted = new Date('2026-11-02T09:20:00Z')
const rates = { commissionPercent: 15, vatPercent: 19 }
const bill = billOf(300_000, rates, 0, 'EUR')
const isLit = { isActive: true }

/** The simulated platform, used as a pure function of the launch. */
function platformOf(record: LaunchRecord): PlatformLife {
  const reporters = new Map<number, ReturnType<typeof reporterOf>>()
  const reporter = (endedDate: Date | null) => {
    const time = endedDate?.getTime() ?? 0
    const stop = endedDate ? [{ date: endedDate, isActive: false }] : []
    const known =
      reporters.get(time) ??
      reporterOf({ ...record, changes: [{ ...isLit, date: record.submittedDate }, ...stop] })
    reporters.set(time, known)
    return known
  }
  return {
    review: { date: decidedDate(record), isApproved: record.verdict !== 'disapproved' },
    figures(from, until, endedDate) {
      const hours = reporter(endedDate)(from, until)
      const sum = (name: keyof LifeFigures) => hours.reduce((total, hour) => total + hour[name], 0)
      return {
        spend: sum('spend'),
        impressions: sum('impressions'),
        clicks: sum('clicks'),
        conversions: sum('conversions'),
      }
    },
  }
}

function begin(key: string, days: number, expectedCost: number | null = null) {
  const order = newOrder('facebook', { submittedDate: submitted, days, spendCap: bill.adSpend })
  const record = recordOf(order, key)
  const money = { budget: bill.budget, vat: bill.vat, durationDays: days, expectedCost }
  const terms = { ...money, resultKind: 'conversions' } as const
  const life = submittedLife({ ...terms, commissionPercent: rates.commissionPercent }, submitted)
  return { life, platform: platformOf(record) }
}

const hashOf = ({ events, figures }: CampaignLife) =>
  createHash('sha256').update(JSON.stringify({ events, figures })).digest('hex')
const movesOf = ({ events }: CampaignLife) =>
  events.flatMap((event) => (event.kind === 'status' ? [event.status] : []))

it('lives through ninety days of a campaign at once, and settles it to the cent', () => {
  const started = performance.now()
  const { life, platform } = begin('ninety', 90)
  const end = advance(life, addHours(submitted, 110 * 24), platform)
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(movesOf(end)).toEqual(['pending_approval', 'learning', 'running', 'endingSoon', 'finished'])
  const days = end.events.filter(({ kind }) => kind === 'day')
  expect(days.length).toBeGreaterThan(90)
  const settlement = end.events.flatMap((event) => (event.kind === 'settled' ? [event.settlement] : []))
  expect(settlement).toHaveLength(1)
  const { spend = 0, commission = 0, rest = 0 } = settlement[0] ?? {}
  expect(spend).toBe(end.figures.spend)
  expect(spend).toBeGreaterThan(0)
  expect(commission).toBe(Math.round(spend * 0.15))
  expect(spend + commission + rest).toBe(bill.budget)
})

it('comes to the same events however it is stepped, and to others from another seed', () => {
  const until = addHours(submitted, 40 * 24)
  const once = begin('steps', 20)
  const whole = hashOf(advance(once.life, until, once.platform))
  const steps = fc.array(fc.double({ min: 0.001, max: 300, noNaN: true }), { maxLength: 25 })
  fc.assert(
    fc.property(steps, (hours) => {
      const { platform, ...from } = begin('steps', 20)
      let { life } = from
      let date = submitted
      for (const step of hours) {
        date = addHours(date, step)
        if (date < until) life = advance(life, date, platform)
      }
      expect(hashOf(advance(life, until, platform))).toBe(whole)
    }),
    { numRuns: 15 },
  )
  const other = begin('other steps', 20)
  expect(hashOf(advance(other.life, until, other.platform))).not.toBe(whole)
})

it('is stopped by the safety net once half is spent too dearly, and gets the rest back (OPN-81)', () => {
  const { life, platform } = begin('dear', 30, 1)
  const end = advance(life, addHours(submitted, 60 * 24), platform)
  expect(movesOf(end).slice(-2)).toEqual(['pending_refund', 'stopped'])
  expect(end.figures.spend / bill.adSpend).toBeGreaterThanOrEqual(0.5)
  expect(end.figures.spend / bill.adSpend).toBeLessThan(0.55)
})

it('predicts the result of the server’s due work at each moment', async () => {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 17_850)
  const launched = await server.call('launch-ad', { ideaId, balloonId, componentId: 'c1' }, login)
  expect(launched.body).not.toHaveProperty('error')
  for (const hours of [13.7, 40, 99.3, 0.4, 24 * 9]) await passHours(server, hours)

  const { knex } = server.database
  const { id } = await knex('ad_run').where({ balloonId }).first('id')
  const launch = await findLaunch(knex, id)
  if (!launch?.platformRef || !launch.approvedDate) throw new Error('the launch was never sent')
  const life = submittedLife(launch, launch.approvedDate)
  // Its review may take two days, and its ten days start after it.
  const predicted = advance(
    life,
    addHours(launch.approvedDate, 15 * 24),
    platformOf(readRef(launch.platformRef)),
  )

  const moves: { status: string; date: Date }[] = await knex('ad_status_change')
    .where({ balloonId })
    .whereNotIn('event', ['LAUNCH', 'SUBMIT'])
    .orderBy('seq')
    .select('status', 'date')
  expect(moves.length).toBeGreaterThan(2)
  const predictedMoves = predicted.events.filter((event) => event.kind === 'status').slice(1)
  expect(moves).toEqual(predictedMoves.map(({ status, date }) => ({ status, date })))
  const settlement = predicted.events.flatMap((event) => (event.kind === 'settled' ? [event.settlement] : []))
  expect(settlement[0]).toMatchObject({ spend: launch.spend, credit: launch.refund })
})
