import { describe, expect, it } from 'vitest'
import {
  abTestDayAt,
  abTestEndDate,
  abTestStageOf,
  type AdVariant,
  changedTexts,
  isSameAsAd,
  maxTestVariants,
  valuesOfVariant,
} from './ab-test.rules.ts'

const creativeId = '01936b2e-0000-7000-8000-000000000401'
const google = {
  componentId: 'c1',
  platform: 'google',
  values: { 'component/c1/headline1': 'Lamps', 'component/c1/plannedBudget': 150 },
} as const
const facebook = { ...google, platform: 'facebook', values: { 'component/c1/adCreativeId': 'own' } } as const
const date = (day: number, hour = 9) => new Date(Date.UTC(2026, 10, day, hour))

describe('the versions of a test (AUT-06)', () => {
  it('are two, the original included', () => {
    expect(maxTestVariants).toBe(2)
  })

  it('differ by texts of the platform that are not the same', () => {
    const texts = { headline1: 'Lamps', headline2: 'New', fbTitle: 'Elsewhere', plannedBudget: '9' }
    expect(changedTexts(google, { texts })).toEqual({ headline2: 'New' })
    expect(changedTexts(google, { texts: { headline1: '' } })).toEqual({ headline1: '' })
  })

  it('have the values of the ad apart from that, and a creative where the platform shows one', () => {
    const variant: AdVariant = { texts: { headline1: 'Light', fbTitle: 'Light' }, creativeId }
    expect(valuesOfVariant(google, variant)).toEqual({
      'component/c1/headline1': 'Light',
      'component/c1/plannedBudget': 150,
    })
    expect(valuesOfVariant(facebook, variant)).toEqual({
      'component/c1/adCreativeId': creativeId,
      'component/c1/fbTitle': 'Light',
    })
  })

  it.each([
    ['no changes', google, { texts: {}, creativeId: null }, true],
    ['the same text', google, { texts: { headline1: 'Lamps' }, creativeId: null }, true],
    ['a creative that is not shown', google, { texts: {}, creativeId }, true],
    ['another creative', facebook, { texts: {}, creativeId }, false],
    ['the same creative', facebook, { texts: {}, creativeId: 'own' }, true],
    ['another text', google, { texts: { headline1: 'Light' }, creativeId: null }, false],
  ])('are the same or not, with %s', (_, ad, variant, isSame) => {
    expect(isSameAsAd(ad, variant)).toBe(isSame)
  })
})

describe('the days of a test (AUT-07)', () => {
  it('are 14, from the moment the ad is first shown', () => {
    expect(abTestEndDate(date(2))).toEqual(date(16))
    expect(
      [date(2), date(2, 23), date(3, 9), date(15, 10), date(30)].map((now) => abTestDayAt(date(2), now)),
    ).toEqual([1, 1, 2, 14, 14])
  })

  it.each([
    [null, null, null, 'waiting'],
    [date(2), null, null, 'early'],
    [date(2), date(9), null, 'ended'],
    [null, date(2), null, 'ended'],
    [date(2), date(30), date(16), 'decided'],
  ])('started %s, ended %s and decided %s, they are %s', (startDate, endedDate, decidedDate, stage) => {
    expect(abTestStageOf({ startDate, endedDate, decidedDate })).toBe(stage)
  })
})
