import { expect, it } from 'vitest'
import { tabStep } from './tabs.rules.ts'

const signedIn = { ownerId: 'órla', isSignedIn: true }
const lapsed = { ownerId: 'órla', isSignedIn: false }
const fresh = { ownerId: null, isSignedIn: false }

it.each([
  ['another tab renewed the session', signedIn, { hasUser: true, ownerId: 'órla' }, 'keep'],
  ['another account came in', signedIn, { hasUser: true, ownerId: 'mara' }, 'reload'],
  ['they logged out', signedIn, { hasUser: false, ownerId: null }, 'leave'],
  ['the session lapsed', signedIn, { hasUser: false, ownerId: 'órla' }, 'expire'],
  ['they are in again after it lapsed', lapsed, { hasUser: true, ownerId: 'órla' }, 'wake'],
  ['another account came in after it lapsed', lapsed, { hasUser: true, ownerId: 'mara' }, 'reload'],
  ['they logged out after it lapsed', lapsed, { hasUser: false, ownerId: null }, 'leave'],
  ['nothing changed since it lapsed', lapsed, { hasUser: false, ownerId: 'órla' }, 'keep'],
  ['somebody logged in', fresh, { hasUser: true, ownerId: 'órla' }, 'wake'],
  ['somebody logged in whose owner is not noted', fresh, { hasUser: true, ownerId: null }, 'wake'],
  ['somebody logged out elsewhere', fresh, { hasUser: false, ownerId: null }, 'keep'],
  ['a session lapsed elsewhere', fresh, { hasUser: false, ownerId: 'órla' }, 'keep'],
] as const)('%s', (_, here, shared, step) => expect(tabStep(here, shared)).toBe(step))
