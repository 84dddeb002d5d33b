/** State of this tab: whose data it holds, and whether they're signed in here. */
export interface TabSession {
  readonly ownerId: string | null
  readonly isSignedIn: boolean
}

/**
 * State shared by all tabs: whether a user is stored, and who owns the stored data. An expired session keeps its owner.
 */
export interface SharedSession {
  readonly hasUser: boolean
  readonly ownerId: string | null
}

/**
 * What a change in another tab means for this one:
 * - `wake`: somebody has signed in, so the session starts here too.
 * - `reload`: somebody else has signed in, so none of the previous user's data may stay.
 * - `leave`: they logged out.
 * - `expire`: the session has ended without a request.
 * - `keep`: nothing changes, except perhaps newer tokens.
 */
export type TabStep = 'wake' | 'reload' | 'leave' | 'expire' | 'keep'

/** How a tab reacts to the other tabs. */
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
