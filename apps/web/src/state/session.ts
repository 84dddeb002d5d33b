import type { SignedInUser, User } from '@aloft/domain/account/user.entity'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import type { SharedSession } from '@aloft/domain/account/tabs.rules'
import { entries, queryKey, takeReply, useEntry } from './replies.ts'
import { clearStored, readStored, removeDatabases, writeStored } from './storage.ts'

/** The part that survives a reload: this device's user and tokens, never a password (SES-14). */
export interface StoredUser {
  readonly email: string
  readonly authToken: string
  readonly userToken: string
  readonly socialPlatform: User['socialPlatform']
}

let stored = readUser()

/** The query that loads the user; the session asks it first, before any other call (SES-01). */
export const userKey = queryKey('get-user', {})

/** The account whose data this page has, even after its session has expired. */
let ownerId: string | null = null

export const storedUser = (): StoredUser | null => stored
export const currentUser = (): User | null => (entries[userKey]?.reply as User | undefined) ?? null
export const pageOwnerId = (): string | null => ownerId

/** The logged-in user; screens behind the session guard always have one. */
export function useUser(): User | null {
  return useEntry<'get-user'>(userKey)?.reply ?? null
}

/** The session shared by all tabs of this browser. */
export function sharedSession(): SharedSession {
  return { hasUser: readUser() !== null, ownerId: readStored<string>('ownerId') }
}

/** Takes the tokens as they are stored by now: another tab may have renewed them. */
export function readStoredUser(): StoredUser | null {
  stored = readUser()
  return stored
}

/** Updates the user from the server. */
export function setUser(user: User): void {
  takeOver(user._id)
  takeReply('get-user', {}, user)
  keepEmail(user)
}

/** The stored email is the one that the next login is made with. */
export function keepEmail({ email }: Pick<User, 'email'>): void {
  if (stored && stored.email !== email) store({ ...stored, email })
}

/**
 * Stores the tokens and the user from the reply of a login or sign-up. True if this page has data of another account
 * and must be reloaded.
 */
export function takeSignedInUser({ authToken, userToken, ...user }: SignedInUser): boolean {
  const isOther = ownerId !== null && ownerId !== user._id
  takeOver(user._id)
  takeReply('get-user', {}, user)
  store({ email: user.email, authToken, userToken, socialPlatform: user.socialPlatform })
  return isOther
}

/**
 * Ends the session on this device without deleting anything else: unsaved edits stay for the next login of
 * the same user.
 */
export function dropStoredUser(): void {
  stored = null
  writeStored('user', null)
}

/** Ends the session in this page only; a reload tries the stored tokens again. */
export function setTokensAside(): void {
  stored = null
}

/**
 * Removes the session and all other stored data from this device. Deleting the databases may take a moment.
 */
export function forgetSession(): Promise<void> {
  delete entries[userKey]
  stored = null
  ownerId = null
  clearStored()
  return removeDatabases()
}

/** The stored text may be truncated, or not ours. */
function readUser(): StoredUser | null {
  const {
    email,
    authToken,
    userToken,
    socialPlatform = null,
  } = Object(readStored('user')) as Partial<StoredUser>
  const isPlatform = socialPlatform === null || socialPlatforms.includes(socialPlatform)
  if (!isPlatform || typeof email !== 'string' || !isToken(authToken) || !isToken(userToken)) return null
  return { email, authToken, userToken, socialPlatform }
}

/** A header can't contain anything else, and the call would look as if nobody had answered. */
function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text)
}

function store(user: StoredUser): void {
  stored = user
  writeStored('user', user)
}

/**
 * Data left by a user whose session has expired must not be visible to the next one. The databases stay,
 * because they're separated by account.
 */
function takeOver(userId: string): void {
  const before = ownerId ?? readStored<string>('ownerId')
  if (before === userId && ownerId === userId) return
  if (before !== null && before !== userId) {
    const user = readStored('user')
    clearStored()
    writeStored('user', user)
  }
  ownerId = userId
  writeStored('ownerId', userId)
}
