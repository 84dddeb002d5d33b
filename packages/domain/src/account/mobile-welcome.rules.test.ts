import { expect, it } from 'vitest'
import { isMobileWelcomeDue } from './mobile-welcome.rules.ts'

const member = { isOnboarding: false, completedTasks: ['checklist', 'firstAdCreated'] }
const list = { address: '/0/list?ideaId=1' }

it.each([
  ['a login on a phone', member, list, true, true],
  ['a login on a wider screen', member, list, false, false],
  ['the root', member, { address: '/' }, true, true],
  ['the next login', { ...member, completedTasks: ['mobileWelcome'] }, list, true, false],
  ['an invitation', member, { address: '/0/onboarding/invite?code=abc' }, true, false],
  ['the welcome itself', member, { address: '/0/mobile-welcome?returnTo=%2F0%2Flist' }, true, false],
  ['the onboarding', { ...member, isOnboarding: true }, { page: 'create/plan' }, true, false],
  ['the onboarding with a plan', { ...member, isOnboarding: true }, { page: 'gallery' }, true, false],
] as const)('%s', (_, user, landing, isPhone, isDue) => {
  expect(isMobileWelcomeDue({ ...user, completedTasks: [...user.completedTasks] }, landing, isPhone)).toBe(
    isDue,
  )
})
