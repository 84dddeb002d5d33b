import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { exampleAdFigures } from '@aloft/contract/launches/launch-list.schemas'
import { schemas } from '@aloft/contract/schemas'
import { describe, expect, it } from 'vitest'
import { adColumns } from '@aloft/domain/core/ad-columns'
import type { AdRow } from '@aloft/domain/ads/list/ad-rows.rules'
import { adsAsCsv } from './ads-as-csv.ts'
import { launchCells } from './launch-cells.ts'
import { listedAds } from './listed-ads.ts'

const archived = { ...exampleBalloon, id: 'b', archiveDate: new Date('2026-11-02T00:00:00Z') }
const making = { ...exampleBalloon, id: 'c', progress: 40 }

it('lists complete ads, marks archived ones, and leaves figures empty without a launch', () => {
  const ads = listedAds([exampleBalloon, archived, making], {}, {}, 'GBP')
  expect(ads.map(({ id, isArchived }) => [id, isArchived])).toEqual([
    [exampleBalloon.id, false],
    ['b', true],
  ])
  expect(ads[0]).toMatchObject({
    name: exampleBalloon.name,
    status: exampleBalloon.status,
    platform: 'facebook',
    startDate: null,
    counts: null,
    before: null,
    currency: 'GBP',
  })
})

it('shows the results of an ad that its launches were measured by, in their currency', () => {
  const figures = { [exampleBalloon.id]: { ...exampleAdFigures, stopReason: 'rejected' as const } }
  const [ad] = listedAds([exampleBalloon], {}, figures, 'GBP')
  const { startDate, endDate, impressions, clicks, results, conversions } = exampleAdFigures
  const counts = {
    impressions,
    clicks,
    results,
    conversions,
    spend: 8_840,
    revenue: 111_560,
    countedSpend: 8_840,
  }
  const brought = { startDate, endDate, stopReason: 'rejected', counts, before: null, currency: 'EUR' }
  expect(ad).toMatchObject({ type: 'traffic', ...brought })
})

it('writes a launch into a file as it is shown, with its ad and currency behind', () => {
  const launch = schemas['get-ad-runs'].example.reply.adRuns[0]
  if (!launch) throw new Error('the example has no launch')
  const words = (_: unknown, column: string) => `the ${column}`
  const { runId, startDate, endDate, name } = launch
  expect(launchCells(launch, words)).toEqual([
    runId,
    'the status',
    'the platform',
    'the type',
    startDate,
    endDate,
    300,
    88.4,
    214,
    null,
    12.62,
    null,
    1.16,
    9,
    name,
    'EUR',
  ])
  const waiting = { ...launch, startDate: null, endDate: null, roas: null, clickRate: null }
  expect(launchCells(waiting, words).slice(4, 14)).toEqual([null, null, 300, ...Array(7).fill(null)])
})

describe('a file of ads', () => {
  const [ad] = listedAds([exampleBalloon], {}, {}, 'EUR')
  if (!ad) throw new Error('the example is no ad')
  const [startDate, endDate, now] = ['10', '25', '22'].map((day) => new Date(`2026-11-${day}T00:00:00Z`))
  if (!startDate || !endDate || !now) throw new Error('a date is missing')
  const counts = {
    impressions: 900,
    clicks: 30,
    results: 30,
    spend: 1250,
    conversions: null,
    revenue: null,
    countedSpend: 0,
  }
  const launched: AdRow = { ...ad, status: 'running', type: 'traffic', startDate, endDate, counts }
  const words = {
    heading: (column: string) => column,
    before: (column: string) => `${column} before`,
    cell: (_: unknown, column: string) => `the ${column}`,
    currency: 'currency',
    from: 'from',
    until: 'until',
  }

  it('has what the table shows, with amounts as decimals', () => {
    const { columns, rows } = adsAsCsv(
      { rows: [launched, { ...ad, platform: null }], columns: adColumns, span: null, now },
      words,
    )
    expect(columns).toEqual([...adColumns, 'currency'])
    const texts = [ad.name, 'the status', 'the platform', 'the type']
    expect(rows[0]).toEqual([...texts, startDate, 3, 900, 30, 12.5, 0.42, 'EUR'])
    expect(rows[1]?.slice(2)).toEqual([null, 'the type', null, null, null, null, null, null, 'EUR'])
  })

  it('has the days of a period, and the figures of as many days before', () => {
    const span = { from: '2026-11-15', until: '2026-11-21' }
    const { columns, rows } = adsAsCsv(
      {
        rows: [{ ...launched, before: { ...counts, clicks: 20, spend: 500 } }],
        columns: ['name', 'spend', 'costPerClick', 'conversions'],
        span,
        now,
      },
      words,
    )
    expect(columns.slice(4)).toEqual([
      'currency',
      'from',
      'until',
      'spend before',
      'costPerClick before',
      'conversions before',
    ])
    expect(rows).toEqual([[ad.name, 12.5, 0.42, null, 'EUR', '2026-11-15', '2026-11-21', 5, 0.25, null]])
  })
})
