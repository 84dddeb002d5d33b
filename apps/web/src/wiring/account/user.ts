import { currentUser, keepEmail, userKey } from '../../state/session.ts'
import { hold, load, readReplies } from '../core/queries.ts'

readReplies('get-user', (user) => {
  keepEmail(user)
  return user
})

/** Takes what was done to the account elsewhere, such as on another device. */
export async function reloadUser(): Promise<void> {
  if (currentUser()) await load(userKey)
}

/** Reloads the user after each command that changes them, until the returned function is called. */
export function holdUser(): () => void {
  return hold(userKey)
}
