import { exampleAdPerformance, exampleBrandPerformance } from '@aloft/contract/reports/reports.examples'
import { expect, it } from 'vitest'
import { dayCells, figureCells } from './report-as-csv.ts'
import { factsOfAd, factsOfBrand, timeOf } from './report-facts.ts'

const now = new Date('2026-11-08T09:00:00Z')
const nameOf = (number: number) => `Run ${number}`
const [launch] = exampleAdPerformance.runs
if (!launch) throw new Error('the example has no launch')

it('shows days that sum to the total of the table, in minor units', () => {
  const facts = factsOfAd(exampleAdPerformance, now, nameOf)
  const time = timeOf(facts.days, 'all', now)
  expect(time).toMatchObject({ span: { from: '2026-11-04', until: '2026-11-07' }, before: null })
  expect(time.performance).toEqual(facts.table.total.performance)
  expect(time.performance).toMatchObject({ cost: 8_840, revenue: 111_600, costPerConversion: 982 })
})

it('lists the newest launch first, and leaves those of another currency out of the total', () => {
  const abroad = { ...launch, runId: crypto.randomUUID(), currency: 'USD', goalValue: 9 } as const
  const second = { ...launch, runId: crypto.randomUUID(), number: 3 }
  const { table, numOthers, days, counting } = factsOfAd(
    { ...exampleAdPerformance, runs: [abroad, launch, second] },
    now,
    nameOf,
  )
  expect(table.rows.map(({ name, currency }) => [name, currency])).toEqual([
    ['Run 3', 'EUR'],
    ['Run 1', 'EUR'],
    ['Run 1', 'USD'],
  ])
  expect([numOthers, table.total.performance.clicks, table.currency]).toEqual([1, 428, 'EUR'])
  expect(days[0]).toMatchObject({ day: '2026-11-04', clicks: 62 })
  expect(counting.goalValue).toBe(12_400)
})

it('says until when results are counted, and when no more will come', () => {
  const at = (date: Date, lastResultDate: Date | null = launch.lastResultDate) =>
    factsOfAd({ ...exampleAdPerformance, runs: [{ ...launch, lastResultDate }] }, date, nameOf).counting
  expect(at(now)).toMatchObject({ isClosed: false, lastResultDate: launch.lastResultDate, isSimulated: true })
  expect(at(new Date('2026-12-11T08:30:00Z'))).toMatchObject({ isClosed: true })
  expect(at(now, null)).toMatchObject({ isClosed: false, lastResultDate: null })
})

it('says whether a verified goal counts conversions, and for what value', () => {
  const visits = { ...launch, conversions: null, revenue: null, goalValue: 9 }
  const countingOf = (launches: (typeof launch)[]) =>
    factsOfAd({ ...exampleAdPerformance, runs: launches }, now, nameOf).counting
  expect(countingOf([visits])).toMatchObject({ hasGoal: false, goalValue: null })
  expect(countingOf([visits, launch])).toMatchObject({ hasGoal: true, goalValue: 12_400 })
})

it('compares a period with as many days before it', () => {
  const { days } = factsOfBrand(exampleBrandPerformance, now, () => '')
  const time = timeOf(days, '7', new Date('2026-11-13T09:00:00Z'))
  expect(time.span).toEqual({ from: '2026-11-06', until: '2026-11-12' })
  expect(time.before?.span).toEqual({ from: '2026-10-30', until: '2026-11-05' })
  expect([time.performance.clicks, time.before?.performance.clicks]).toEqual([125, 89])
  expect([time.days.length, time.before?.days.length]).toEqual([7, 7])
  expect(timeOf([], 'all', now)).toMatchObject({ span: null, days: [], before: null })
})

it('leads from each ad of a brand to its own report', () => {
  const { table } = factsOfBrand(exampleBrandPerformance, now, (id) => `#${id}`)
  expect(table.rows[0]).toMatchObject({
    href: `#${exampleBrandPerformance.ads[0]?.balloonId}`,
    status: 'learning',
  })
})

it('writes what the tables show into a file, amounts as decimals', () => {
  const { table, days } = factsOfAd(exampleAdPerformance, now, nameOf)
  const [row] = table.rows
  const [day] = days
  if (!row || !day) throw new Error('the example is empty')
  expect(dayCells(day, 'EUR')).toEqual(['2026-11-04', 14.2, 3_110, 31, 0, 0, 'EUR'])
  const words = { status: 'Learning', platform: 'Facebook' }
  expect(figureCells({ ...row, performance: { ...row.performance, roas: null } }, words)).toEqual([
    'Run 1',
    'Learning',
    'Facebook',
    row.submittedDate,
    row.startDate,
    row.endDate,
    88.4,
    18_420,
    214,
    1.16,
    0.41,
    9,
    9.82,
    4.21,
    1_116,
    null,
    9,
    'EUR',
  ])
})
