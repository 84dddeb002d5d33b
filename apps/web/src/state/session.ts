import type { SignedInUser, User } from '@aloft/domain/account/user.entity'
import { proxy, useSnapshot } from 'valtio'
import { clearStored, readStored, writeStored } from './storage.ts'

/** What survives a reload: who signed in on this device and the tokens, never a password (SES-14). */
export interface StoredUser {
  readonly email: string
  readonly authToken: string
  readonly userToken: string
  readonly socialPlatform: User['socialPlatform']
}

interface SessionState {
  stored: StoredUser | null
  user: User | null
}

const session = proxy<SessionState>({ stored: readStored<StoredUser>('user'), user: null })

export const storedUser = (): StoredUser | null => session.stored
export const currentUser = (): User | null => session.user

/** The signed-in user; screens behind the session guard always have one. */
export function useUser(): User | null {
  return useSnapshot(session).user as User | null
}

export function setUser(user: User): void {
  session.user = user
}

/** The brand the user opened last: links speak of it where none is open (RTE-20). */
export function selectIdea(ideaId: string): void {
  if (session.user) session.user.selectedIdeaId = ideaId
}

/** Takes the reply of a login or sign-up: the tokens are stored, the user is current. */
export function takeSignedInUser({ authToken, userToken, ...user }: SignedInUser): void {
  session.user = user
  session.stored = { email: user.email, authToken, userToken, socialPlatform: user.socialPlatform }
  writeStored('user', session.stored)
}

/** Forgets the session on this device, and everything else that is kept here. */
export function forgetSession(): void {
  session.user = null
  session.stored = null
  clearStored()
}
