import {
  sessionMachine,
  type Credentials,
  type EnterResult,
  type RestoreResult,
  type SignUpForm,
} from '@aloft/machines/session/session.machine'
import { sessionExamples, sessionScenarios } from '@aloft/machines/session/session.scenarios'
import type { NonReducibleUnknown } from 'xstate'
import type { InspectedMachine } from '../inspected-machine.ts'
import { answersOn } from '../simulated-actor.ts'
import type { SteadyClock } from '../steady-clock.ts'

/** The server knows one password: `a password`. */
function simulated(clock: SteadyClock) {
  const answering = answersOn(clock)
  return sessionMachine.provide({
    actors: {
      restore: answering<RestoreResult, NonReducibleUnknown>(() => ({ kind: 'signedOut' })),
      logIn: answering<EnterResult, Credentials>(({ password }) =>
        password === 'a password' ? { isSignedIn: true } : { isSignedIn: false, failure: 'badLogin' },
      ),
      signUp: answering<EnterResult, SignUpForm>(() => ({ isSignedIn: true })),
      logOut: answering<void, NonReducibleUnknown>(() => undefined),
      logOutEverywhere: answering<void, NonReducibleUnknown>(() => undefined),
    },
  })
}

export const session = {
  purpose: 'Knows who is signed in, from the first check to logging out.',
  machine: sessionMachine,
  simulated,
  input: undefined,
  scenarios: sessionScenarios,
  examples: sessionExamples,
} as const satisfies InspectedMachine
