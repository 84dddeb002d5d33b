import { expect, it } from 'vitest'
import { isPlanOffered } from './plan-offer.rules.ts'

const plan = { labelKey: 'free', numIdeas: 1, isTeams: false }
const newcomer = { plan, completedTasks: ['firstAdCreated'] }

it('offers a plan to somebody on the free one until they skip it (ONB-01)', () => {
  expect(isPlanOffered(newcomer)).toBe(true)
  expect(isPlanOffered({ ...newcomer, completedTasks: ['firstAdCreated', 'planSkipped'] })).toBe(false)
  expect(isPlanOffered({ ...newcomer, plan: { ...plan, labelKey: 'expand-2407' } })).toBe(false)
})
