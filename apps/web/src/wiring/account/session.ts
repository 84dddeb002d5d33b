import type { Outcome } from '@aloft/api-client/outcome'
import type { NoAnswer } from '@aloft/api-client/session-client'
import type { SignedInUser } from '@aloft/domain/account/user.entity'
import { type TabStep, tabStep } from '@aloft/domain/account/tabs.rules'
import { connectSession, type SessionView } from '@aloft/machines/session/session.connect'
import { type EnterResult, type RestoreResult, sessionMachine } from '@aloft/machines/session/session.machine'
import { defaultLanguage } from '@aloft/messages/language'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import { failureIn } from '../../state/load-failure.ts'
import {
  forgetSession,
  pageOwnerId,
  readStoredUser,
  setUser,
  sharedSession,
  takeSignedInUser,
} from '../../state/session.ts'
import { isKeyOf, removeDatabases } from '../../state/storage.ts'
import { showToast } from '../../state/toasts.ts'
import { api, onSessionOver } from '../core/api.ts'
import { realNow } from '../core/clock.ts'
import { inspect } from '../core/inspect.ts'
import { plainApi } from '../core/plain-api.ts'
import { refusalOf } from '../core/refusal.ts'
import { endBy, isNoAnswer, renewSession, stayOnPage, stepFor } from '../core/renew-session.ts'

/** Loads the stored user; an expired session is renewed first (SES-01 to SES-08). */
async function restore(): Promise<RestoreResult> {
  const stored = readStoredUser()
  if (!stored) {
    // Databases that a logout could not delete, because a tab had them open.
    if (!sharedSession().ownerId) void removeDatabases()
    return { kind: pageOwnerId() ? 'lapsed' : 'signedOut' }
  }
  const outcome = await plainApi.call('get-user', {})
  // Another tab or another login was faster, so the answer is outdated.
  if (readStoredUser()?.authToken !== stored.authToken) return restore()
  const step = stepFor(stored, outcome)
  if (outcome.kind === 'reply') {
    setUser(outcome.reply)
    return { kind: 'signedIn' }
  }
  if (step === 'logInAgain' || step === 'toPlatform') {
    const renewal = await renewSession({ mayLeave: true })
    if (renewal === 'renewed') return { kind: 'signedIn' }
    if (renewal === 'over') return { kind: 'lapsed' }
    return renewal === 'leaving' ? { kind: 'leaving' } : unreachable(renewal)
  }
  if (isNoAnswer(outcome, step)) return unreachable(outcome)
  endBy(step, outcome)
  return { kind: 'lapsed' }
}

function unreachable(outcome: NoAnswer): RestoreResult {
  const { requestId, retryDate } = failureIn(outcome, new Date(realNow())) ?? {}
  return { kind: 'unreachable', ...(requestId && { requestId }), ...(retryDate && { retryDate }) }
}

/** Stores the user after a login; the page keeps no data of another account. */
async function entered(outcome: Outcome<'login'> | Outcome<'signup'>): Promise<EnterResult> {
  switch (outcome.kind) {
    case 'reply':
      if (takeSignedInUser(outcome.reply)) await reloadForOther()
      return { isSignedIn: true }
    case 'nok':
    case 'nullUser':
      return { isSignedIn: false, failure: 'badLogin' }
    case 'failure':
      return { isSignedIn: false, failure: 'emailInUse' }
    default:
      return { isSignedIn: false, ...refusalOf(outcome) }
  }
}

/** A task to finish before the user logs out. */
interface LastTask {
  /** Called while the session is still valid. */
  readonly finish: () => Promise<unknown>
  /** Whether unsaved data would be lost anyway. */
  readonly isLosing: () => Promise<boolean>
}

const lastTasks: LastTask[] = []

/** Registers a task to finish before logging out. */
export function beforeLogOut(task: LastTask): void {
  lastTasks.push(task)
}

/** Finishes all running tasks, for example before leaving. */
export async function finishTasks(): Promise<void> {
  await Promise.all(lastTasks.map(({ finish }) => finish()))
}

/** Whether unsaved data would be lost with the session. */
export async function isSomethingLost(): Promise<boolean> {
  return (await Promise.all(lastTasks.map(({ isLosing }) => isLosing()))).includes(true)
}

/**
 * A reload clears all data of an account: stores, queue and messages (SES-12). The login continues from
 * there.
 */
function reload(): void {
  window.location.replace('/0/login')
}

/** Reloads the page; never resolves, so that nothing continues in this one. */
function reloadForOther(): Promise<never> {
  reload()
  return new Promise(() => {})
}

/** The app's session actor. */
export const sessionActor = createActor(
  sessionMachine.provide({
    actors: {
      restore: fromPromise(restore),
      logIn: fromPromise(async ({ input }) => entered(await api.call('login', input))),
      signUp: fromPromise(async ({ input }) =>
        entered(await api.call('signup', { ...input, language: navigator.language || defaultLanguage })),
      ),
      logOut: fromPromise<void>(async () => {
        stayOnPage(true)
        await finishTasks()
        // The device clears its data first: the result of the call must not keep anyone logged in.
        const ended = plainApi.call('logout', {})
        await Promise.all([forgetSession(), ended])
        reload()
      }),
      logOutEverywhere: fromPromise<void>(async () => {
        stayOnPage(true)
        await finishTasks()
        const outcome = await api.call('logout', { isEverywhere: true })
        if (outcome.kind !== 'reply') {
          stayOnPage(false)
          showToast({ text: { key: 'generic' }, tone: 'error' })
          throw new Error(`logout: ${outcome.kind}`)
        }
        await forgetSession()
        reload()
      }),
    },
  }),
)

inspect('Session', sessionActor)
onSessionOver(() => sessionActor.send({ type: 'EXPIRE' }))

/** Registers a function that stores data when the session ends without a logout. */
export function onLapsed(keep: () => void): () => void {
  const subscription = sessionActor.subscribe((snapshot) => {
    const { status, hadUser, hasLeft } = connectSession(snapshot)
    if (status === 'signedOut' && hadUser && !hasLeft) keep()
  })
  return () => subscription.unsubscribe()
}

/**
 * Logs in a user who has authenticated without the forms, for example through a platform or an emailed link.
 */
export async function enterWith(user: SignedInUser): Promise<void> {
  if (takeSignedInUser(user)) await reloadForOther()
  sessionActor.send({ type: 'ENTERED' })
}

const followings: Record<TabStep, () => void> = {
  wake: () => sessionActor.send({ type: 'WAKE' }),
  reload,
  leave() {
    sessionActor.send({ type: 'LEFT' })
    reload()
  },
  expire() {
    readStoredUser()
    sessionActor.send({ type: 'EXPIRE' })
  },
  keep: () => void readStoredUser(),
}

/** Follows changes that other tabs made to the session while this one was in the background. */
function followTabs(): void {
  const isSignedIn = sessionActor.getSnapshot().hasTag('signedIn')
  followings[tabStep({ ownerId: pageOwnerId(), isSignedIn }, sharedSession())]()
}

window.addEventListener('storage', ({ key }) => {
  if (isKeyOf('user', key)) followTabs()
})
window.addEventListener('pageshow', ({ persisted }) => {
  // The user returned from another site, and the browser restored the page.
  if (!persisted) return
  followTabs()
  sessionActor.send({ type: 'RETRY' })
})

export function useSession(): SessionView {
  return useSelector(sessionActor, connectSession, isSameView)
}

function isSameView(a: SessionView, b: SessionView): boolean {
  return (Object.keys(a) as (keyof SessionView)[]).every((key) => a[key] === b[key])
}
