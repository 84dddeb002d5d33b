import type { SnapshotFrom } from 'xstate'
import type { CheckFailure, SessionFailure, sessionMachine } from './session.machine.ts'

export interface SessionView {
  readonly status: 'checking' | 'unreachable' | 'signedOut' | 'signedIn'
  /** An attempt to sign in or out is in progress. */
  readonly isPending: boolean
  readonly failure: SessionFailure | undefined
  /** Seconds until another attempt is accepted, for `tooManyAttempts` and `busy`. */
  readonly waitSeconds: number
  /** Why the check of the stored user failed, for `unreachable`. */
  readonly checkFailure: CheckFailure | null
  /** Signed out on request, not because the session ended. */
  readonly hasLeft: boolean
  /** Somebody was signed in before on this host. */
  readonly hadUser: boolean
}

/** What screens need to know about the session. */
export function connectSession(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView {
  return {
    status: statusOf(snapshot),
    isPending: snapshot.hasTag('pending'),
    failure: snapshot.context.failure ?? undefined,
    waitSeconds: snapshot.context.waitSeconds,
    checkFailure: snapshot.context.checkFailure,
    hasLeft: snapshot.context.hasLeft,
    hadUser: snapshot.context.hadUser,
  }
}

function statusOf(snapshot: SnapshotFrom<typeof sessionMachine>): SessionView['status'] {
  if (snapshot.hasTag('signedIn')) return 'signedIn'
  if (snapshot.hasTag('signedOut')) return 'signedOut'
  return snapshot.hasTag('checking') ? 'checking' : 'unreachable'
}
