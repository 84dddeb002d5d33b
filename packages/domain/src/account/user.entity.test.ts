import { expect, it } from 'vitest'
import type { User } from './user.entity.ts'
import { signedInUserSchema, userSchema } from './user.entity.ts'

const user: User = {
  _id: '01936b2e-0000-7000-8000-000000000001',
  username: 'Órla Fahy',
  email: 'orla@nightjar.example',
  creationDate: new Date('2026-11-01T09:00:00Z'),
  language: 'en',
  isEmailValidated: true,
  pendingEmail: null,
  plan: { labelKey: 'free', numIdeas: 1, isTeams: false },
  isAdmin: false,
  isOnboarding: false,
  credit: 12.5,
  subscriptionCurrency: 'EUR',
  temporarySubscriptionCurrency: null,
  completedTasks: ['checklist', 'firstAdCreated'],
  selectedIdeaId: null,
  socialPlatform: null,
  referralCodeData: { code: 'FRIEND-1' },
  adGenData: { websiteDataId: 'x', answers: ['a'] },
  questionnaire: null,
  preferences: {},
}

it('holds a member and drops what must not leave the server', () => {
  expect(userSchema.parse({ ...user, password: 'secret', passwordHash: 'secret' })).toEqual(user)
})

it('adds the two tokens only to the reply of a login', () => {
  const signedIn = { ...user, authToken: 'a', userToken: 'b' }
  expect(signedInUserSchema.parse(signedIn)).toEqual(signedIn)
  expect(userSchema.parse(signedIn)).toEqual(user)
})

it.each([
  { selectedIdeaId: user._id },
  { socialPlatform: 'google' },
  { referralCodeData: null },
  { temporarySubscriptionCurrency: 'USD' },
  { questionnaire: { role: 'smallBusiness' } },
])('accepts %j', (change) => {
  expect(userSchema.parse({ ...user, ...change })).toEqual({ ...user, ...change })
})

it.each([
  { _id: '7' },
  { socialPlatform: 'linkedin' },
  { subscriptionCurrency: 'XXX' },
  { creationDate: '2026-11-01T09:00:00Z' },
])('refuses %j', (change) => {
  expect(userSchema.safeParse({ ...user, ...change }).success).toBe(false)
})
