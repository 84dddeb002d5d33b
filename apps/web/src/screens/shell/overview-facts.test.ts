import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { exampleOverview, exampleOverviewLaunch } from '@aloft/contract/launches/overview.schemas'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { describe, expect, test } from 'vitest'
import { cardLaunch, dailyCostOf, launchesByAd, monthFigures, needsOf } from './overview-facts.ts'

const now = new Date('2026-11-21T09:00:00Z')
const live: Balloon = { ...exampleBalloon, status: 'running' }
const launches = launchesByAd(exampleOverview)

describe('the launch of a card', () => {
  test('has the day of its period, and money in minor units', () => {
    expect(cardLaunch(exampleOverviewLaunch, now)).toMatchObject({
      day: 18,
      durationDays: 30,
      dailyCost: 1_000,
      spend: 8_840,
      isApproved: true,
      credit: null,
    })
  })

  test('has no day before its start, and names a start that is still to come', () => {
    const earliestStartDate = new Date('2026-12-01T00:00:00Z')
    const waiting = { ...exampleOverviewLaunch, startDate: null, endDate: null, earliestStartDate }
    expect(cardLaunch(waiting, now)).toMatchObject({ day: 0, earliestStartDate })
    expect(cardLaunch(waiting, new Date('2026-12-02T00:00:00Z')).earliestStartDate).toBeNull()
  })

  test('has the credit once it is settled, even if nothing came back', () => {
    const settled = { ...exampleOverviewLaunch, settledDate: now, refund: 0 }
    expect(cardLaunch(settled, now).credit).toBe(0)
  })
})

describe('what all live ads cost a day', () => {
  const other = { ...live, id: 'other' }

  test('is the sum of those that are live and not archived', () => {
    const known = { ...launches, other: { ...exampleOverviewLaunch, dailyCost: 7.5 } }
    expect(dailyCostOf([live, other], known)).toEqual({ minor: 1_750, currency: 'EUR' })
    expect(dailyCostOf([live, { ...other, archiveDate: now }], known)?.minor).toBe(1_000)
    expect(dailyCostOf([live, { ...other, status: 'stopped' }], known)?.minor).toBe(1_000)
  })

  test('is unknown without one, and in several currencies', () => {
    expect(dailyCostOf([exampleBalloon], launches)).toBeNull()
    const mixed = { ...launches, other: { ...exampleOverviewLaunch, currency: 'USD' as const } }
    expect(dailyCostOf([live, other], mixed)).toBeNull()
  })
})

const found = { ...exampleIdeaWithBalloons, snippet: { isValidated: true } }

describe('the needs of a brand', () => {
  const needs = (balloons: readonly Balloon[], changed: Partial<typeof exampleOverview> = {}) =>
    needsOf({ ...found, balloons }, { ...exampleOverview, ...changed }, now)

  test('are those of its ads, without archived and unfinished ones', () => {
    const archived = { ...exampleBalloon, id: 'archived', archiveDate: now }
    const young = { ...exampleBalloon, id: 'young', progress: 40 }
    expect(needs([exampleBalloon, archived, young])).toEqual([
      { kind: 'draft', ad: { id: exampleBalloon.id, name: 'Wren table lamp', platform: 'facebook' } },
    ])
  })

  test('have prices with VAT', () => {
    const held = { ...exampleOverviewLaunch, heldDate: now }
    expect(needs([{ ...live, status: 'payment_failed' }], { ads: [held] })).toMatchObject([
      { kind: 'held', price: { minor: 35_700, currency: 'EUR' } },
    ])
    const trial = { endDate: new Date('2026-11-22T09:00:00Z'), price: 34.51 }
    expect(needs([live], { trial })).toMatchObject([{ kind: 'trialEnds', price: { minor: 3_451 } }])
  })
})

test('the month has its day, which never leaves it', () => {
  expect(monthFigures(exampleOverview, now)).toMatchObject({ day: 21, spend: 8_840, credit: 4_120 })
  expect(monthFigures(exampleOverview, new Date('2026-12-03T09:00:00Z'))?.day).toBe(30)
  expect(monthFigures({ ...exampleOverview, month: null }, now)).toBeNull()
})
