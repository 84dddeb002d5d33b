import { expect, it } from 'vitest'
import { goals } from '../core/goals.ts'
import { defaultCampaignGoal, fundingRecurrences, goalUrlTypes } from './campaign-settings.rules.ts'

it('holds the choices of a campaign', () => {
  expect(goals).toEqual(['leads', 'awareness', 'sales'])
  expect(defaultCampaignGoal).toBe('awareness')
  expect(goalUrlTypes).toEqual(['fullUrl', 'partial'])
  expect(fundingRecurrences).toEqual(['oneOff', 'monthly'])
})
