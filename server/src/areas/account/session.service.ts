import type { SignedInUser } from '@aloft/domain/account/user.entity'
import { addHours } from '@aloft/domain/core/dates'
import { v7 as uuidv7 } from 'uuid'
import type { ActionContext } from '../../action/define.ts'
import type { WorkContext } from '../../work-context.ts'
import { createToken } from '../../action/tokens.ts'
import { findAccount } from './account.repo.ts'
import { rememberDevice } from './known-device.service.ts'
import { insertSession, renewSession } from './session.repo.ts'
import { wireUser } from './user.wire.ts'

const authTokenHours = 24
const storedTokenHours = 60 * 24

/** Opens a session for an account and returns the user and both tokens. */
export async function openSession(
  { db, clock }: Pick<WorkContext, 'db' | 'clock'>,
  userId: string,
): Promise<SignedInUser> {
  const now = clock.real()
  const auth = createToken()
  const stored = createToken()
  await insertSession(db, {
    id: uuidv7(),
    userId,
    authDigest: auth.digest,
    authExpiryDate: addHours(now, authTokenHours),
    storedDigest: stored.digest,
    storedExpiryDate: addHours(now, storedTokenHours),
    now,
  })
  return signedInUser({ db }, userId, auth.token, stored.token)
}

/** Opens a session for a person who has just proved their identity, and remembers their browser. */
export async function signIn(
  context: Pick<ActionContext, 'db' | 'clock' | 'visitor'>,
  userId: string,
): Promise<SignedInUser> {
  await rememberDevice(context, userId)
  return openSession(context, userId)
}

/** Silent login: the same device keeps its stored token and gets a new bearer token. */
export async function reopenSession(
  context: Pick<ActionContext, 'db' | 'clock' | 'visitor'>,
  session: { id: string; userId: string },
  userToken: string,
): Promise<SignedInUser> {
  const { db, clock } = context
  await rememberDevice(context, session.userId)
  const now = clock.real()
  const auth = createToken()
  await renewSession(db, session.id, {
    authDigest: auth.digest,
    authExpiryDate: addHours(now, authTokenHours),
    storedExpiryDate: addHours(now, storedTokenHours),
    now,
  })
  return signedInUser({ db }, session.userId, auth.token, userToken)
}

async function signedInUser(
  { db }: Pick<WorkContext, 'db'>,
  userId: string,
  authToken: string,
  userToken: string,
): Promise<SignedInUser> {
  const account = await findAccount(db, userId)
  if (!account) throw new Error(`account ${userId} is gone`)
  return { ...wireUser(account), authToken, userToken }
}
