import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { sessionMachine } from './session.machine.ts'

const calm = { failure: null, waitMinutes: 1, hasLeft: false } as const

/** A picture of each state of the session. */
export const sessionScenarios = {
  checking: {
    context: calm,
    sees: 'The frame of the page they opened, not yet filled: the stored session is being checked.',
    events: [],
  },
  unreachable: {
    context: calm,
    sees: 'The server does not answer; nothing is lost, and they can try again.',
    events: ['RETRY'],
  },
  'signedOut.idle': {
    context: { failure: 'badLogin', waitMinutes: 1, hasLeft: false },
    sees: 'The login form, saying that e-mail and password do not match.',
    events: ['LOG_IN', 'SIGN_UP', 'FORGET_FAILURE'],
  },
  'signedOut.loggingIn': {
    context: calm,
    sees: 'The login form, waiting for the answer.',
    events: [],
  },
  'signedOut.signingUp': {
    context: calm,
    sees: 'The sign-up form, waiting for the answer.',
    events: [],
  },
  'signedIn.idle': {
    context: calm,
    sees: 'The product, as themselves.',
    events: ['LOG_OUT', 'EXPIRE'],
  },
  'signedIn.loggingOut': {
    context: { ...calm, hasLeft: true },
    sees: 'The product for a moment longer, while the session ends.',
    events: ['EXPIRE'],
  },
} satisfies Scenarios<typeof sessionMachine>

/** An example of each event. */
export const sessionExamples = {
  LOG_IN: { email: 'mara@nightjar.example', password: 'a password' },
  SIGN_UP: {
    email: 'mara@nightjar.example',
    password: 'a password',
    username: 'Mara Quill',
    isTermsAccepted: true,
  },
  LOG_OUT: {},
  EXPIRE: {},
  RETRY: {},
  FORGET_FAILURE: {},
} satisfies EventExamples<typeof sessionMachine>
