import { exampleBalloon } from '@aloft/contract/balloons/balloons.examples'
import { exampleAdFigures } from '@aloft/contract/launches/launch-list.schemas'
import { schemas } from '@aloft/contract/schemas'
import { expect, it } from 'vitest'
import { adCells } from './ads-as-csv.ts'
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
    impressions: null,
    spend: null,
    currency: 'GBP',
  })
})

it('shows the results of an ad that its launches were measured by, in their currency', () => {
  const figures = { [exampleBalloon.id]: { ...exampleAdFigures, stopReason: 'rejected' as const } }
  const [ad] = listedAds([exampleBalloon], {}, figures, 'GBP')
  const { startDate, endDate, impressions, results } = exampleAdFigures
  const brought = {
    startDate,
    endDate,
    stopReason: 'rejected',
    impressions,
    results,
    spend: 8_840,
    currency: 'EUR',
  }
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

it('writes a row into a file as it is shown, with amounts as decimals', () => {
  const [ad] = listedAds([exampleBalloon], {}, {}, 'EUR')
  if (!ad) throw new Error('the example is no ad')
  const startDate = new Date('2026-11-10T00:00:00Z')
  const endDate = new Date('2026-11-25T00:00:00Z')
  const launch = { ...ad, status: 'running', type: 'traffic', startDate, endDate, impressions: 900 } as const
  const words = (_: unknown, column: string) => `the ${column}`
  const now = new Date('2026-11-22T00:00:00Z')
  expect(adCells({ ...launch, results: 30, spend: 1250 }, now, words)).toEqual([
    ad.name,
    'the status',
    'the platform',
    'the type',
    startDate,
    3,
    900,
    30,
    12.5,
    0.42,
    'EUR',
  ])
  expect(adCells({ ...ad, platform: null }, now, words).slice(2)).toEqual([
    null,
    'the type',
    null,
    null,
    null,
    null,
    null,
    null,
    'EUR',
  ])
})
