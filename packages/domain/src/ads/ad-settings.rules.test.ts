import { describe, expect, it } from 'vitest'
import { valuesForSettings } from './ad-setting-changes.rules.ts'
import { adSettings, adTypeOf, adTypes, checkAdSettings } from './ad-settings.rules.ts'
import { type BalloonValues, emptyAdValues } from './ad-values.rules.ts'

const url = 'https://nightjar.example'
const empty = emptyAdValues({ campaignId: 'c', pageId: 'p' }, 'google', `${url}/lamps`)
const context = { currency: 'EUR', websiteUrl: url, adAccountType: 'provider', planLabel: 'free' } as const
const funded = { ...empty, 'component/c/plannedBudget': 150 }
const withGoal = (own: BalloonValues = {}): BalloonValues => ({
  ...funded,
  ...valuesForSettings(funded, 'c', { adType: 'conversion' }, 'g'),
  'component/g/goalUrl': `${url}/thanks`,
  ...own,
})
const check = (values: BalloonValues, more: object = {}) =>
  checkAdSettings(values, 'c', { ...context, ...more })

describe('a new ad', () => {
  it('is for awareness and visits, paid once for 30 days (ENT-13, EDT-10, EDT-11)', () => {
    expect(adSettings(empty, 'c')).toEqual({
      recurrence: 'oneOff',
      budget: null,
      bid: { maxCpc: null },
      durationDays: 30,
      campaignGoal: 'awareness',
      page: { componentId: 'p', url: `${url}/lamps` },
      conversion: null,
    })
    expect(adTypes).toEqual(['traffic', 'conversion'])
    expect(adTypeOf(adSettings(empty, 'c'))).toBe('traffic')
  })

  it('wants a budget', () => {
    expect(check(empty)).toEqual({ plannedBudget: 'requiredValue' })
    expect(check(funded)).toEqual({})
  })
})

describe('the settings of an ad', () => {
  it('spread a one-off budget over its days and a monthly one over 30 (EDT-09)', () => {
    const long = { ...funded, 'component/c/durationDays': 31 }
    expect(check(long)).toEqual({ plannedBudget: 'budgetTooLow' })
    expect(check({ ...long, 'component/c/fundingRecurrence': 'monthly' })).toEqual({})
  })

  it('last at least a day where they are paid once (EDT-06)', () => {
    const none = { ...funded, 'component/c/durationDays': 0 }
    expect(check(none)).toEqual({ durationDays: 'tooShort' })
    expect(check({ ...none, 'component/c/fundingRecurrence': 'monthly' })).toEqual({})
  })

  it('lead somewhere (FLV-19)', () => {
    expect(check({ ...funded, 'component/p/url': null })).toEqual({ url: 'requiredValue' })
    expect(check({ ...funded, 'component/p/url': 'our shop' })).toEqual({ url: 'urlInvalid' })
    expect(check({ ...funded, 'component/p/type': 'landingPage' })).toEqual({ url: 'requiredValue' })
  })

  it('bid no more for a click than was said, on Google alone (ENT-25)', () => {
    const bidding = (maxCpc: number | string) => ({ ...funded, 'component/c/maxCpc': maxCpc })
    expect(check(bidding(0.8))).toEqual({})
    expect(check(bidding(0))).toEqual({ maxCpc: 'numberInvalid' })
    expect(check(bidding('a little'))).toEqual({ maxCpc: 'numberInvalid' })
    const elsewhere = { ...bidding(0), 'component/c/type': 'facebookAdCampaign' }
    expect(adSettings(elsewhere, 'c').bid).toBeNull()
    expect(check(elsewhere)).toEqual({})
  })

  it('run on an account that the plan offers (PLN-07)', () => {
    const own = { adAccountType: 'byoaa' }
    expect(check(funded, own)).toEqual({ adAccount: 'accountNotOffered' })
    expect(check(funded, { ...own, planLabel: 'grow-2407' })).toEqual({})
    expect(check(funded, { ...own, planLabel: null })).toEqual({})
  })
})

describe('a goal (FUN-09)', () => {
  it('is a step of the flow with an address and a value', () => {
    const values = withGoal({ 'component/g/conversionValue': 12.5 })
    expect(values['componentOrder']).toEqual([['c'], ['p'], ['g']])
    expect(adSettings(values, 'c').conversion).toEqual({
      componentId: 'g',
      urlType: 'fullUrl',
      url: `${url}/thanks`,
      value: 12.5,
    })
    expect(adTypeOf(adSettings(values, 'c'))).toBe('conversion')
    expect(check(values)).toEqual({})
  })

  it('wants an address that is neither the website nor the page (FLV-17, FLV-18)', () => {
    expect(check(withGoal({ 'component/g/goalUrl': '' }))).toEqual({ goalUrl: 'requiredValue' })
    expect(check(withGoal({ 'component/g/goalUrl': url }))).toEqual({ goalUrl: 'goalUrlIsWebsite' })
    expect(check(withGoal({ 'component/g/goalUrl': `${url}/lamps` }))).toEqual({ url: 'pageUrlIsGoal' })
  })

  it('is worth a number with two decimals, or nothing is said (FLV-21)', () => {
    expect(check(withGoal({ 'component/g/conversionValue': '1.234' }))).toEqual({
      conversionValue: 'tooManyDecimals',
    })
    expect(check(withGoal({ 'component/g/conversionValue': null }))).toEqual({})
  })

  it('is written where it stands, and nowhere before it is there', () => {
    const goal = { goalUrl: `${url}/done`, conversionValue: 3 } as const
    expect(valuesForSettings(withGoal(), 'c', { ...goal, url, plannedBudget: 9 }, 'x')).toEqual({
      'component/g/goalUrl': `${url}/done`,
      'component/g/conversionValue': 3,
      'component/p/url': url,
      'component/c/plannedBudget': 9,
    })
    expect(valuesForSettings(funded, 'c', goal, 'x')).toEqual({})
  })

  it('comes back as it was after it was taken out', () => {
    const values = withGoal()
    const without: BalloonValues = {
      ...values,
      ...valuesForSettings(values, 'c', { adType: 'traffic' }, 'x'),
    }
    expect(without['componentOrder']).toEqual([['c'], ['p']])
    expect(adSettings(without, 'c').conversion).toBeNull()
    expect({ ...without, ...valuesForSettings(without, 'c', { adType: 'conversion' }, 'x') }).toEqual(values)
  })
})
