import type { EventExamples, Scenarios } from '../core/scenario.ts'
import type { RestoreResult, SessionEvent, sessionMachine } from './session.machine.ts'

const calm = { failure: null, waitSeconds: 60, checkFailure: null, hasLeft: false, hadUser: false } as const

/** An example of each state of the session. */
export const sessionScenarios = {
  checking: {
    context: calm,
    sees: 'The frame of the page they opened, not yet filled: the stored session is being checked.',
    events: ['ENTERED', 'LEFT'],
  },
  unreachable: {
    context: calm,
    sees: 'The server does not answer; nothing is lost, and they can try again.',
    events: ['RETRY', 'WAKE', 'ENTERED', 'LEFT'],
  },
  leaving: {
    context: calm,
    sees: 'A blank page for a moment, on the way to the platform that they sign in through.',
    events: ['RETRY', 'WAKE', 'ENTERED', 'LEFT'],
  },
  'signedOut.idle': {
    context: { ...calm, failure: 'badLogin' },
    sees: 'The login form, saying that e-mail and password do not match.',
    events: ['LOG_IN', 'SIGN_UP', 'FORGET_FAILURE', 'WAKE', 'ENTERED', 'LEFT'],
  },
  'signedOut.loggingIn': {
    context: calm,
    sees: 'The login form, waiting for the answer.',
    events: ['WAKE', 'ENTERED', 'LEFT'],
  },
  'signedOut.signingUp': {
    context: calm,
    sees: 'The sign-up form, waiting for the answer.',
    events: ['WAKE', 'ENTERED', 'LEFT'],
  },
  'signedIn.idle': {
    context: calm,
    sees: 'The product, as themselves.',
    events: ['LOG_OUT', 'LOG_OUT_EVERYWHERE', 'EXPIRE', 'ENTERED', 'LEFT'],
  },
  'signedIn.loggingOut': {
    context: { ...calm, hasLeft: true },
    sees: 'The product for a moment longer, while the session ends.',
    events: ['EXPIRE', 'ENTERED', 'LEFT'],
  },
  'signedIn.loggingOutEverywhere': {
    context: calm,
    sees: 'The product for a moment longer, while the sessions of all devices end.',
    events: ['EXPIRE', 'ENTERED', 'LEFT'],
  },
} satisfies Scenarios<typeof sessionMachine>

/** One way a session can start: what the checks find, what happens next, and the state it ends in. */
export interface SessionStart {
  /** What each check of the stored user finds, in order. */
  readonly restore: readonly RestoreResult['kind'][]
  readonly events: readonly SessionEvent['type'][]
  readonly leaf: keyof typeof sessionScenarios
}

/** Every way in which a session can start (SES-01 to SES-08, SES-18). */
export const sessionStarts = {
  'with a stored user': { restore: ['signedIn'], events: [], leaf: 'signedIn.idle' },
  'with nobody': { restore: ['signedOut'], events: [], leaf: 'signedOut.idle' },
  'with a session that is over': { restore: ['lapsed'], events: [], leaf: 'signedOut.idle' },
  'with the session of a social user, which has lapsed': {
    restore: ['leaving'],
    events: [],
    leaf: 'leaving',
  },
  'with an answer at the second try': {
    restore: ['unreachable', 'signedIn'],
    events: ['RETRY'],
    leaf: 'signedIn.idle',
  },
  'back from the platform without having signed in': {
    restore: ['leaving', 'signedOut'],
    events: ['RETRY'],
    leaf: 'signedOut.idle',
  },
  'without an answer': { restore: ['unreachable'], events: [], leaf: 'unreachable' },
  'by password': { restore: ['signedOut'], events: ['LOG_IN'], leaf: 'signedIn.idle' },
  'by sign-up': { restore: ['signedOut'], events: ['SIGN_UP'], leaf: 'signedIn.idle' },
  'through a platform': { restore: ['signedOut'], events: ['ENTERED'], leaf: 'signedIn.idle' },
  'by a mailed link, over an older session': {
    restore: ['signedIn'],
    events: ['ENTERED'],
    leaf: 'signedIn.idle',
  },
  'from another tab': { restore: ['lapsed', 'signedIn'], events: ['WAKE'], leaf: 'signedIn.idle' },
} as const satisfies Readonly<Record<string, SessionStart>>

/** An example of each event. */
export const sessionExamples = {
  LOG_IN: { email: 'mara@nightjar.example', password: 'a password' },
  SIGN_UP: {
    email: 'mara@nightjar.example',
    password: 'a password',
    username: 'Mara Quill',
    isTermsAccepted: true,
  },
  ENTERED: {},
  WAKE: {},
  LOG_OUT: {},
  LOG_OUT_EVERYWHERE: {},
  LEFT: {},
  EXPIRE: {},
  RETRY: {},
  FORGET_FAILURE: {},
} satisfies EventExamples<typeof sessionMachine>
