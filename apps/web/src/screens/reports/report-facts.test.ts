import { exampleAdPerformance, exampleBrandPerformance } from '@aloft/contract/reports/reports.examples'
import { launchColumns } from '@aloft/domain/core/report-columns'
import { expect, it } from 'vitest'
import { dayCells, daysAsTable, figureCells } from './report-as-csv.ts'
import { createI18n } from '@aloft/messages/i18n'
import { shownPeriod } from '@aloft/domain/ads/report-period.rules'
import { factsOfAd, factsOfBrand, funnelIn, shownIn, tableIn } from './report-facts.ts'

const now = new Date('2026-11-08T09:00:00Z')
const nameOf = (number: number) => `Run ${number}`
const [launch] = exampleAdPerformance.runs
if (!launch) throw new Error('the example has no launch')

it('shows days that sum to the total of the table, in minor units', () => {
  const facts = factsOfAd(exampleAdPerformance, now, nameOf)
  const time = shownPeriod(facts.days, 'all', now)
  expect(time).toMatchObject({ span: { from: '2026-11-04', until: '2026-11-07' }, before: null })
  expect(time.performance).toEqual(tableIn(facts, shownIn(facts, 'all', now)).table.total.performance)
  expect(time.performance).toMatchObject({ cost: 8_840, revenue: 111_600, costPerConversion: 982 })
})

it('lists the newest launch first, and leaves those of another currency out of the total', () => {
  const abroad = { ...launch, runId: crypto.randomUUID(), currency: 'USD', goalValue: 9 } as const
  const second = { ...launch, runId: crypto.randomUUID(), number: 3 }
  const facts = factsOfAd({ ...exampleAdPerformance, runs: [abroad, launch, second] }, now, nameOf)
  const { numOthers, days, counting } = facts
  const { table } = tableIn(facts, shownIn(facts, 'all', now))
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
  const time = shownPeriod(days, '7', new Date('2026-11-13T09:00:00Z'))
  expect(time.span).toEqual({ from: '2026-11-06', until: '2026-11-12' })
  expect(time.before?.span).toEqual({ from: '2026-10-30', until: '2026-11-05' })
  expect([time.performance.clicks, time.before?.performance.clicks]).toEqual([125, 89])
  expect([time.days.length, time.before?.days.length]).toEqual([7, 7])
  expect(shownPeriod([], 'all', now)).toMatchObject({ span: null, days: [], before: null })
})

it('shows rows, totals and days of the chosen period, and counts the rows it leaves out', () => {
  const earlier = { ...launch, runId: crypto.randomUUID(), number: 0, days: [] }
  const facts = factsOfAd({ ...exampleAdPerformance, runs: [earlier, launch] }, now, nameOf)
  const later = new Date('2026-11-14T09:00:00Z')
  const inWeek = factsOfAd({ ...exampleAdPerformance, runs: [earlier, launch] }, later, nameOf)
  const { table, numQuiet } = tableIn(inWeek, shownIn(inWeek, '7', later))
  expect(table.rows.map(({ name, performance }) => [name, performance.clicks])).toEqual([['Run 1', 59]])
  expect([table.total.performance.clicks, numQuiet]).toEqual([59, 1])
  expect(table.total.performance).toEqual(shownPeriod(inWeek.days, '7', later).performance)
  expect(tableIn(facts, shownIn(facts, 'all', now))).toMatchObject({
    table: { rows: { length: 2 } },
    numQuiet: 0,
  })
})

it('follows what was paid, with the commission of each launch', () => {
  const dearer = { ...launch, runId: crypto.randomUUID(), number: 2, commissionPercent: 10 }
  const facts = factsOfAd({ ...exampleAdPerformance, runs: [launch, dearer] }, now, nameOf)
  const [paid] = funnelIn(facts, shownPeriod(facts.days, 'all', now))
  // 88.40 each: 17.68 and 8.84 of commission.
  expect(paid).toMatchObject({ name: 'paid', value: 17_680 + 1_768 + 884, detail: 2_652, before: null })
  const alike = factsOfAd(exampleAdPerformance, now, nameOf)
  const later = new Date('2026-11-14T09:00:00Z')
  expect(funnelIn(alike, shownPeriod(alike.days, '7', later))[0]?.before).toBe(7_632)
})

it('leads from each ad of a brand to its own report', () => {
  const { rows } = factsOfBrand(exampleBrandPerformance, now, (id) => `#${id}`)
  expect(rows[0]).toMatchObject({
    href: `#${exampleBrandPerformance.ads[0]?.balloonId}`,
    status: 'learning',
  })
})

it('writes what the tables show into a file, amounts as decimals', () => {
  const facts = factsOfAd(exampleAdPerformance, now, nameOf)
  const [row] = tableIn(facts, shownIn(facts, 'all', now)).table.rows
  const [day] = facts.days
  if (!row || !day) throw new Error('the example is empty')
  expect(dayCells(day, 'EUR')).toEqual(['2026-11-04', 14.2, 3_110, 31, 0, 0, 'EUR'])
  const words = { status: 'Learning', platform: 'Facebook' }
  const columns = [...launchColumns, 'platform'] as const
  expect(figureCells({ ...row, performance: { ...row.performance, roas: null } }, columns, words)).toEqual([
    'Run 1',
    'Learning',
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
    'Facebook',
    'EUR',
  ])
  expect(figureCells(row, ['name', 'clicks', 'start'], words)).toEqual(['Run 1', 214, row.startDate, 'EUR'])
})

it('shows days of one’s own, and the newest launch alone', () => {
  const other = {
    ...launch,
    runId: crypto.randomUUID(),
    number: 2,
    clicks: 62,
    days: launch.days.slice(0, 1),
  }
  const facts = factsOfAd({ ...exampleAdPerformance, runs: [launch, other] }, now, nameOf)
  const own = shownIn(facts, '2026-11-04..2026-11-05', now)
  expect(own.span).toEqual({ from: '2026-11-04', until: '2026-11-05' })
  const sum = tableIn(facts, own).table.total.performance
  expect(sum.clicks).toBe(own.performance.clicks)
  const alone = shownIn(facts, 'launch', now)
  expect([alone.period, alone.span, alone.before]).toEqual([
    'launch',
    { from: '2026-11-04', until: '2026-11-04' },
    null,
  ])
  expect(alone.performance.clicks).toBe(31)
  expect(tableIn(facts, alone)).toMatchObject({ table: { rows: [{ name: 'Run 2' }] }, numQuiet: 1 })
  const [ad] = exampleBrandPerformance.ads
  if (!ad) throw new Error('the example has no ad')
  const brand = factsOfBrand(
    { ...exampleBrandPerformance, ads: [{ ...ad, chosen: { ...ad.periods['7'], clicks: 5 } }] },
    now,
    () => '',
  )
  const inBrand = tableIn(brand, shownIn(brand, '2026-11-04..2026-11-05', now))
  expect(inBrand.table.total.performance.clicks).toBe(5)
})

it('names the changes of a day in the file of days', () => {
  const { t } = createI18n().get()
  const facts = factsOfBrand(exampleBrandPerformance, now, () => '')
  const [event] = facts.events
  if (!event) throw new Error('the example has no change')
  const date = new Date(`${facts.days[0]?.day}T09:00:00Z`)
  const changed = {
    ...facts,
    events: [
      { ...event, date },
      { ...event, date, adName: null },
    ],
  }
  const shown = shownPeriod(facts.days, 'all', now)
  const { columns, rows } = daysAsTable(t, { facts: changed, shown, table: { rows: [], columns: [] } })
  expect(rows[0]).toHaveLength(columns.length)
  expect(rows[0]?.at(-1)).toMatch(/^Wren table lamp: (.+), \1$/)
  expect(rows[1]?.at(-1)).toBeNull()
})
