/** People with accounts at the test platforms. */
export const people = {
  nils: { id: '1092837465', name: 'Nils Bérg', email: 'nils@people.example', isEmailVerified: true },
  amara: { id: '5647382910', name: 'Amara Okoye', email: 'amara@people.example', isEmailVerified: true },
  unverified: { id: '777', name: 'Una Verified', email: 'una@people.example', isEmailVerified: false },
  nameless: { id: '778', name: null, email: null, isEmailVerified: false },
} as const

export type PersonKey = keyof typeof people

export const isPersonKey = (key: string): key is PersonKey => Object.hasOwn(people, key)

/** Our client at the test platforms. */
export const testClient = {
  clientId: 'aloft-of-the-tests',
  clientSecret: 'secret-of-the-tests',
  redirectUri: 'http://aloft.test/api/callback',
}
