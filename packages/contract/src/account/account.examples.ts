import type { SignedInUser, User } from '@aloft/domain/account/user.entity'

/** The user in every example, story and mock: she runs the demo brand, Nightjar Lamps. */
export const exampleUser: User = {
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
  credit: 0,
  subscriptionCurrency: 'EUR',
  temporarySubscriptionCurrency: null,
  completedTasks: [],
  selectedIdeaId: '01936b2e-0000-7000-8000-000000000101',
  socialPlatform: null,
  referralCodeData: null,
  adGenData: {},
  questionnaire: null,
  preferences: { colorScheme: 'system' },
}

export const exampleSignedInUser: SignedInUser = {
  ...exampleUser,
  authToken: 'example-auth-token',
  userToken: 'example-stored-token',
}
