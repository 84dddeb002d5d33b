import type { ApiClient } from '@aloft/api-client/client'
import { type ActionName, actionRow } from '@aloft/contract/actions'
import { type SessionPorts, withSession } from '@aloft/api-client/session-client'
import { dropStoredUser, readStoredUser, storedUser } from '../../state/session.ts'
import { setLastErrorReference } from '../../state/last-error.ts'
import { showToast } from '../../state/toasts.ts'
import { plainApi } from './plain-api.ts'
import { renewSession } from './renew-session.ts'
import { reportError } from './report-error.ts'

/** A call that failed, after all retries. */
export interface LostCall {
  readonly action: ActionName
  /** For example `500 serverError`, with the request id. */
  readonly reason: string
}

// "Please refresh your page" should stay until it's read.
const reloadToastMs = 80_000

const failing = new Set<ActionName>()
let notifySessionOver = () => {}
let notifyLostCall: (call: LostCall) => void = () => {}
let notifyCommandDone: (command: ActionName, payload: object) => void = () => {}

/** Registers a function for calls that find that the user isn't logged in, or no longer. */
export function onSessionOver(act: () => void): void {
  notifySessionOver = act
}

/** Calls the listener when a call fails on the server; returns the function that removes it. */
export function onLostCall(listener: (call: LostCall) => void): () => void {
  notifyLostCall = listener
  return () => {
    notifyLostCall = () => {}
  }
}

/** Calls the listener after each call that changed something on the server. */
export function onCommandDone(listener: typeof notifyCommandDone): void {
  notifyCommandDone = listener
}

const ports: SessionPorts = {
  getToken: () => storedUser()?.authToken ?? null,
  readToken: () => readStoredUser()?.authToken ?? null,
  renew: renewSession,
  onLoginNeeded() {
    if (storedUser()) dropStoredUser()
    notifySessionOver()
  },
  onNok(error) {
    reportError(error)
    showToast({ text: { key: 'generic' }, tone: 'error', duration: reloadToastMs })
  },
  onAuthFailure({ failureReason }) {
    showToast({ text: failureReason ?? { key: 'platformAuthFailure' }, tone: 'error' })
  },
  onFailure(action, outcome) {
    // Nothing can be reported offline; a call that fails repeatedly is only reported once.
    if (outcome.kind === 'unreachable' || failing.has(action)) return
    failing.add(action)
    const { status, error, requestId } = outcome
    if (requestId) setLastErrorReference(requestId)
    const reason = `${status} ${error}${requestId ? `, request ${requestId}` : ''}`
    reportError(new Error(`server call to ${action} failed: ${reason}`))
    notifyLostCall({ action, reason })
  },
  onReply: (action) => failing.delete(action),
}

const sessionApi = withSession(plainApi, ports)

/** The app's only client. */
export const api: ApiClient = {
  async call(action, payload, options) {
    const outcome = await sessionApi.call(action, payload, options)
    if (outcome.kind === 'reply' && actionRow(action).kind !== 'query') notifyCommandDone(action, payload)
    return outcome
  },
  stream: sessionApi.stream,
}
