import { expect, it } from 'vitest'
import { isTeamActive } from './team-activity.rules.ts'

it.each([
  ['expand-2407', true],
  ['premium-2403', true],
  ['grow-2407', false],
  ['free', false],
  ['no such plan', false],
])('a team whose owner is on %s: %s', (label, isActive) => {
  expect(isTeamActive(label)).toBe(isActive)
})
