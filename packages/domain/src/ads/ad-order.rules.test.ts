import { expect, it } from 'vitest'
import { adComponentsOf, adOrderOf } from './ad-order.rules.ts'

const values = {
  componentOrder: [['c1'], ['c2']],
  'component/c1/type': 'googleAdCampaign',
  'component/c1/plannedBudget': 99.99,
  'component/c1/durationDays': 12,
  'component/c2/type': 'externalPage',
}

it('reads what a launch asks for, with what the product assumes where nothing was said (EDT-10, EDT-11)', () => {
  expect(adOrderOf(values, 'c1')).toEqual({
    platform: 'google',
    goal: 'awareness',
    budget: 9_999,
    dailyBudget: 833,
    fundingRecurrence: 'oneOff',
    durationDays: 12,
    goalValue: 0,
    maxCpc: null,
  })
})

it.each([
  [{ 'component/c1/fundingRecurrence': 'monthly' }, { durationDays: 30, fundingRecurrence: 'monthly' }],
  [{ 'component/c1/durationDays': null }, { durationDays: 30, fundingRecurrence: 'oneOff' }],
  [{ 'component/c1/durationDays': 0.5 }, { durationDays: 30 }],
  // Read the same way as in the editor, so what was checked is what's paid.
  [{ 'component/c1/plannedBudget': '50' }, { budget: 5_000, dailyBudget: 416 }],
  [{ 'component/c1/plannedBudget': 'fifty' }, { budget: 0, dailyBudget: 0 }],
  [{ 'component/c1/durationDays': '10' }, { durationDays: 10 }],
  [{ 'component/c1/campaignGoal': 'sales' }, { goal: 'sales' }],
  [
    { componentOrder: [['c1'], ['g']], 'component/g/type': 'goal', 'component/g/conversionValue': 35.5 },
    { goalValue: 3_550 },
  ],
  [{ 'component/c1/maxCpc': 0.8 }, { maxCpc: 80 }],
  [{ 'component/c1/maxCpc': 0.8, 'component/c1/type': 'facebookAdCampaign' }, { maxCpc: null }],
])('reads %j as %j', (change, expected) => {
  expect(adOrderOf({ ...values, ...change }, 'c1')).toMatchObject(expected)
})

it('knows which steps are ads', () => {
  expect(adComponentsOf(values)).toMatchObject([{ id: 'c1', type: 'googleAdCampaign' }])
  expect(adOrderOf(values, 'c2')).toBeNull()
  expect(adOrderOf({}, 'c1')).toBeNull()
})
