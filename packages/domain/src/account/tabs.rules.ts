/** What this tab holds: whose data, and whether they are signed in here. */
export interface TabSession {
  readonly ownerId: string | null
  readonly isSignedIn: boolean
}

/** What all tabs share: whether a user is stored, and whose the stored things are. A session that lapsed keeps its owner. */
export interface SharedSession {
  readonly hasUser: boolean
  readonly ownerId: string | null
}

/**
 * What another tab's doing means for this one:
 * - `wake`: somebody has signed in; the session starts here too.
 * - `reload`: somebody else has; nothing of the one before may stay.
 * - `leave`: they logged out.
 * - `expire`: the session is over, though nobody asked for it.
 * - `keep`: nothing, but perhaps for newer tokens.
 */
export type TabStep = 'wake' | 'reload' | 'leave' | 'expire' | 'keep'

/** How a tab follows what the other tabs did. */
export function tabStep(here: TabSession, shared: SharedSession): TabStep {
  const isOwnerGone = here.ownerId !== null && shared.ownerId === null
  if (!shared.hasUser) {
    if (isOwnerGone) return 'leave'
    return here.isSignedIn ? 'expire' : 'keep'
  }
  const isSomebodyElse = here.ownerId !== null && shared.ownerId !== null && here.ownerId !== shared.ownerId
  if (isSomebodyElse) return 'reload'
  return here.isSignedIn ? 'keep' : 'wake'
}
