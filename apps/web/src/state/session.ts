import type { SignedInUser, User } from '@aloft/domain/account/user.entity'
import { socialPlatforms } from '@aloft/domain/account/social-platforms'
import type { SharedSession } from '@aloft/domain/account/tabs.rules'
import { entries, queryKey, takeReply, useEntry } from './replies.ts'
import { clearStored, readStored, removeDatabases, writeStored } from './storage.ts'

/** What survives a reload: who signed in on this device and the tokens, never a password (SES-14). */
export interface StoredUser {
  readonly email: string
  readonly authToken: string
  readonly userToken: string
  readonly socialPlatform: User['socialPlatform']
}

let stored = readUser()

/** The query that loads the user; the session asks it first, before any other call (SES-01). */
export const userKey = queryKey('get-user', {})

/** The account whose things this page holds, also after its session lapsed. */
let ownerId: string | null = null

export const storedUser = (): StoredUser | null => stored
export const currentUser = (): User | null => (entries[userKey]?.reply as User | undefined) ?? null
export const pageOwnerId = (): string | null => ownerId

/** The signed-in user; screens behind the session guard always have one. */
export function useUser(): User | null {
  return useEntry<'get-user'>(userKey)?.reply ?? null
}

/** What all tabs of this browser share. */
export function sharedSession(): SharedSession {
  return { hasUser: readUser() !== null, ownerId: readStored<string>('ownerId') }
}

/** Takes the tokens as they are stored by now: another tab may have renewed them. */
export function readStoredUser(): StoredUser | null {
  stored = readUser()
  return stored
}

/** Takes the user as the server knows them. */
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

/** The session is over on this device, and nothing else is: what was typed stays for the one who logs in again. */
export function dropStoredUser(): void {
  stored = null
  writeStored('user', null)
}

/** The session does not go on in this page; a reload tries what is stored again. */
export function setTokensAside(): void {
  stored = null
}

/** Forgets the session on this device, and everything else that is kept here. The databases may take a moment. */
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

/** No header of a call could hold anything else, and the call would look like one that nobody answered. */
function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text)
}

function store(user: StoredUser): void {
  stored = user
  writeStored('user', user)
}

/**
 * What somebody else left behind when their session lapsed is not for the one who comes next. The databases stay: they
 * are by account.
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
