import type { Outcome } from '@aloft/api-client/outcome'
import { connectSession, type SessionView } from '@aloft/machines/session/session.connect'
import { type EnterResult, type RestoreResult, sessionMachine } from '@aloft/machines/session/session.machine'
import { defaultLanguage } from '@aloft/messages/language'
import { useSelector } from '@xstate/react'
import { createActor, fromPromise } from 'xstate'
import { forgetSession, setUser, storedUser, takeSignedInUser } from '../state/session.ts'
import { api } from './api.ts'
import { inspect } from './inspect.ts'

/** Fetches the stored user; an expired bearer token is renewed once with the stored token (SES-01, OPN-16). */
async function restore(): Promise<RestoreResult> {
  const stored = storedUser()
  if (!stored) return 'signedOut'
  const outcome = await api.call('get-user', {})
  if (outcome.kind === 'reply') {
    setUser(outcome.reply)
    return 'signedIn'
  }
  if (outcome.kind === 'relogin') {
    return restored(await api.call('login', { email: stored.email, password: stored.userToken }))
  }
  return restored(outcome)
}

function restored(outcome: Outcome<'get-user'> | Outcome<'login'>): RestoreResult {
  if (outcome.kind === 'reply' && 'authToken' in outcome.reply) {
    takeSignedInUser(outcome.reply)
    return 'signedIn'
  }
  const isOver = outcome.kind === 'nok' || outcome.kind === 'nullUser'
  if (!isOver && !(outcome.kind === 'refused' && outcome.status === 401)) return 'unreachable'
  forgetSession()
  return 'signedOut'
}

function entered(outcome: Outcome<'login'> | Outcome<'signup'>): EnterResult {
  switch (outcome.kind) {
    case 'reply':
      takeSignedInUser(outcome.reply)
      return { isSignedIn: true }
    case 'nok':
    case 'nullUser':
      return { isSignedIn: false, failure: 'badLogin' }
    case 'failure':
      return { isSignedIn: false, failure: 'emailInUse' }
    case 'refused':
      return outcome.error === 'tooManyRequests'
        ? {
            isSignedIn: false,
            failure: 'tooManyAttempts',
            waitMinutes: Math.ceil((outcome.retryAfterSeconds ?? 60) / 60),
          }
        : { isSignedIn: false, failure: 'generic' }
    default:
      return { isSignedIn: false, failure: 'generic' }
  }
}

const lastTasks: (() => Promise<unknown>)[] = []

/** Has something finished with the session still in force, when somebody logs out. */
export function beforeLogOut(finish: () => Promise<unknown>): void {
  lastTasks.push(finish)
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
        await Promise.all(lastTasks.map((finish) => finish()))
        // The device forgets first: what happens to the call must not keep anyone signed in.
        const ended = api.call('logout', {})
        forgetSession()
        await ended
        // Loaded anew, the page keeps nothing of the account: no store, queue or message (SES-12).
        window.location.replace('/0/login')
      }),
    },
  }),
)

inspect('Session', sessionActor)

export function useSession(): SessionView {
  return useSelector(sessionActor, connectSession, isSameView)
}

function isSameView(a: SessionView, b: SessionView): boolean {
  return (Object.keys(a) as (keyof SessionView)[]).every((key) => a[key] === b[key])
}
