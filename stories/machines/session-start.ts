import { inspectActor } from '@aloft/inspector/live/inspection'
import { leafOf } from '@aloft/machines/core/leaves'
import {
  type Credentials,
  type EnterResult,
  type SessionEvent,
  sessionMachine,
  type SignUpForm,
} from '@aloft/machines/session/session.machine'
import {
  sessionExamples,
  type sessionScenarios,
  type SessionStart,
  sessionStarts,
} from '@aloft/machines/session/session.scenarios'
import { createActor, fromPromise, waitFor } from 'xstate'
import { eventClock } from './event-clock.ts'

export type StartName = keyof typeof sessionStarts

/**
 * Runs a session that starts in one of its ways: each check has its prescribed result, and then the events
 * follow.
 */
export function tryStart(name: StartName) {
  const { restore, events }: SessionStart = sessionStarts[name]
  const found = [...restore]
  const machine = sessionMachine.provide({
    actors: {
      restore: fromPromise(async () => ({ kind: found.shift() ?? 'signedOut' })),
      logIn: fromPromise<EnterResult, Credentials>(async () => ({ isSignedIn: true })),
      signUp: fromPromise<EnterResult, SignUpForm>(async () => ({ isSignedIn: true })),
    },
  })
  const actor = createActor(machine)
  const inspection = inspectActor(actor, { now: eventClock(), examples: sessionExamples })
  const settled = () => waitFor(actor, (now) => !now.hasTag('pending') && !now.matches('checking'))
  /** Resolves with the state in which the session settles. */
  const run = async (): Promise<keyof typeof sessionScenarios> => {
    actor.start()
    await settled()
    for (const type of events) {
      actor.send({ ...sessionExamples[type], type } as SessionEvent)
      await settled()
    }
    return leafOf(actor.getSnapshot()) as keyof typeof sessionScenarios
  }
  return { actor, inspection, run }
}
