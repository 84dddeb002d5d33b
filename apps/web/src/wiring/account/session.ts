import type { Outcome } from '@aloft/api-client/outcome'
import type { SignedInUser } from '@aloft/domain/account/user.entity'
import { type TabStep, tabStep } from '@aloft/domain/account/tabs.rules'
import { connectSession, type SessionView } from '@aloft/machines/session/session.connect'
import { type EnterResult, type RestoreResult, sessionMachine } from '@aloft/machines/session/session.machine'
import { defaultLanguage } from '@aloft/messages/language'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
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
import { inspect } from '../core/inspect.ts'
import { plainApi } from '../core/plain-api.ts'
import { refusalOf } from '../core/refusal.ts'
import { endBy, renewSession, stayOnPage, stepFor } from '../core/renew-session.ts'

/** Fetches the stored user; a session that lapsed is renewed on the way (SES-01 to SES-08). */
async function restore(): Promise<RestoreResult> {
  const stored = readStoredUser()
  if (!stored) {
    // What a log-out could not remove, as a tab held it open.
    if (!sharedSession().ownerId) void removeDatabases()
    return pageOwnerId() ? 'lapsed' : 'signedOut'
  }
  const outcome = await plainApi.call('get-user', {})
  // Another tab, or another way in, was faster: what was asked is old.
  if (readStoredUser()?.authToken !== stored.authToken) return restore()
  const step = stepFor(stored, outcome)
  if (outcome.kind === 'reply') {
    setUser(outcome.reply)
    return 'signedIn'
  }
  if (step === 'logInAgain' || step === 'toPlatform') {
    const renewal = await renewSession({ mayLeave: true })
    if (renewal === 'renewed') return 'signedIn'
    return renewal === 'over' ? 'lapsed' : renewal
  }
  if (step === 'wait') return 'unreachable'
  endBy(step, outcome)
  return 'lapsed'
}

/** Takes in who came in; the page goes on with nothing of another account. */
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

/** What has something to finish before somebody logs out. */
interface LastTask {
  /** With the session still in force. */
  readonly finish: () => Promise<unknown>
  /** Whether something that was written would be lost all the same. */
  readonly isLosing: () => Promise<boolean>
}

const lastTasks: LastTask[] = []

/** Has something finished when somebody logs out, and asked whether all of it was. */
export function beforeLogOut(task: LastTask): void {
  lastTasks.push(task)
}

/** Has all be finished that is under way, as before leaving. */
export async function finishTasks(): Promise<void> {
  await Promise.all(lastTasks.map(({ finish }) => finish()))
}

/** Whether something written would be lost with the session. */
export async function isSomethingLost(): Promise<boolean> {
  return (await Promise.all(lastTasks.map(({ isLosing }) => isLosing()))).includes(true)
}

/** A reload clears everything of an account: stores, queue and messages (SES-12). The login continues from there. */
function reload(): void {
  window.location.replace('/0/login')
}

/** Reloads the page; never resolves, so that nothing continues in this one. */
function reloadForOther(): Promise<never> {
  reload()
  return new Promise(() => {})
}

/** The running session of the app. */
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
        // The device forgets first: what happens to the call must not keep anyone signed in.
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

/** Has something kept when the session ends though nobody asked for it. */
export function onLapsed(keep: () => void): () => void {
  const subscription = sessionActor.subscribe((snapshot) => {
    const { status, hadUser, hasLeft } = connectSession(snapshot)
    if (status === 'signedOut' && hadUser && !hasLeft) keep()
  })
  return () => subscription.unsubscribe()
}

/** Takes in somebody who proved who they are by another way than the forms, such as a platform or a mailed link. */
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

/** Follows what other tabs did to the session while this one looked away. */
function followTabs(): void {
  const isSignedIn = sessionActor.getSnapshot().hasTag('signedIn')
  followings[tabStep({ ownerId: pageOwnerId(), isSignedIn }, sharedSession())]()
}

window.addEventListener('storage', ({ key }) => {
  if (isKeyOf('user', key)) followTabs()
})
window.addEventListener('pageshow', ({ persisted }) => {
  // Back from another site, as it was left.
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
