import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface SignUpForm extends Credentials {
  readonly username: string
  readonly isTermsAccepted: boolean
  /** The code of the user who referred them (ACA-03). */
  readonly referralCode?: string | null
}

/** Why an attempt to sign in failed. The form has a text for each reason. */
export type SessionFailure = 'badLogin' | 'emailInUse' | 'tooManyAttempts' | 'busy' | 'generic'

export type EnterResult =
  | { readonly isSignedIn: true }
  | { readonly isSignedIn: false; readonly failure: SessionFailure; readonly waitSeconds?: number }

/** The part of a failed check that users see. */
export interface CheckFailure {
  /** ID to quote to our support. */
  readonly requestId?: string
  /** By the real clock: an earlier check would be refused again. */
  readonly retryDate?: Date
}

/**
 * How the check of the stored user ended. `lapsed`: nobody is signed in, but somebody was on this host. `leaving`: the
 * page is redirecting to the platform they sign in with.
 */
export type RestoreResult =
  | { readonly kind: 'signedIn' | 'signedOut' | 'lapsed' | 'leaving' }
  | ({ readonly kind: 'unreachable' } & CheckFailure)

export type SessionEvent =
  | ({ readonly type: 'LOG_IN' } & Credentials)
  | ({ readonly type: 'SIGN_UP' } & SignUpForm)
  /** Somebody signed in another way, such as through a platform, and is already in the store. */
  | { readonly type: 'ENTERED' }
  /** Another tab has signed in. */
  | { readonly type: 'WAKE' }
  | { readonly type: 'LOG_OUT' }
  | { readonly type: 'LOG_OUT_EVERYWHERE' }
  /** They logged out in another tab. */
  | { readonly type: 'LEFT' }
  /** A call found that the session has ended and can't be renewed. */
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'RETRY' }
  /** The form is edited or left: the last failure no longer applies. */
  | { readonly type: 'FORGET_FAILURE' }

export interface SessionContext {
  readonly failure: SessionFailure | null
  readonly waitSeconds: number
  /** Why the last check of the stored user failed, if the server gave details. */
  readonly checkFailure: CheckFailure | null
  /** The user logged out on purpose, so the next login doesn't return to this page. */
  readonly hasLeft: boolean
  /** Somebody was signed in on this host before, and the login form asks them to sign in again. */
  readonly hadUser: boolean
}

/**
 * The current user: checked at the start, signed in by password, sign-up or platform, until they log out (SES-01 to
 * SES-12, MAC-09). The user and the tokens are in the store; the machine only has the state of the process.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'checking' | 'signedOut' | 'signedIn' | 'pending',
  },
  actors: {
    /** Reads the stored user and renews the session silently if the server requires it. */
    restore: fromPromise<RestoreResult>(unprovided),
    logIn: fromPromise<EnterResult, Credentials>(unprovided),
    signUp: fromPromise<EnterResult, SignUpForm>(unprovided),
    logOut: fromPromise<void>(unprovided),
    /** Ends the sessions on all devices; rejects if the server can't be reached, because they then stay active. */
    logOutEverywhere: fromPromise<void>(unprovided),
  },
  guards: {
    wasSignedIn: (_, { kind }: RestoreResult) => kind === 'signedIn',
    hadLapsed: (_, { kind }: RestoreResult) => kind === 'lapsed',
    isLeaving: (_, { kind }: RestoreResult) => kind === 'leaving',
    wasUnreachable: (_, { kind }: RestoreResult) => kind === 'unreachable',
    isLetIn: (_, { isSignedIn }: EnterResult) => isSignedIn,
  },
  actions: {
    rememberFailure: assign((_, result: EnterResult) =>
      result.isSignedIn ? {} : { failure: result.failure, waitSeconds: result.waitSeconds ?? 60 },
    ),
    rememberCheck: assign((_, result: RestoreResult) => ({
      checkFailure: result.kind === 'unreachable' ? result : null,
    })),
    forgetCheck: assign({ checkFailure: null }),
    rememberTrouble: assign({ failure: 'generic' }),
    forgetFailure: assign({ failure: null }),
    arrive: assign({ hasLeft: false }),
    leave: assign({ hasLeft: true }),
    lapse: assign({ hadUser: true }),
  },
}).createMachine({
  id: 'session',
  context: { failure: null, waitSeconds: 60, checkFailure: null, hasLeft: false, hadUser: false },
  initial: 'checking',
  on: {
    ENTERED: '.signedIn',
    LEFT: { target: '.signedOut', actions: 'leave' },
  },
  states: {
    checking: {
      tags: 'checking',
      entry: 'forgetCheck',
      invoke: {
        src: 'restore',
        onDone: [
          { guard: { type: 'wasSignedIn', params: ({ event }) => event.output }, target: 'signedIn' },
          {
            guard: { type: 'wasUnreachable', params: ({ event }) => event.output },
            target: 'unreachable',
            actions: { type: 'rememberCheck', params: ({ event }) => event.output },
          },
          { guard: { type: 'isLeaving', params: ({ event }) => event.output }, target: 'leaving' },
          {
            guard: { type: 'hadLapsed', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: 'lapse',
          },
          { target: 'signedOut' },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      on: { RETRY: 'checking', WAKE: 'checking' },
    },
    // A user who comes back from there without signing in is checked again.
    leaving: {
      tags: 'checking',
      on: { RETRY: 'checking', WAKE: 'checking' },
    },
    signedOut: {
      tags: 'signedOut',
      initial: 'idle',
      on: { WAKE: 'checking' },
      states: {
        idle: {
          on: {
            LOG_IN: 'loggingIn',
            SIGN_UP: 'signingUp',
            FORGET_FAILURE: { actions: 'forgetFailure' },
          },
        },
        loggingIn: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            src: 'logIn',
            input: ({ event }) => {
              if (event.type !== 'LOG_IN') throw new Error(`no login by ${event.type}`)
              return { email: event.email, password: event.password }
            },
            onDone: [
              {
                guard: { type: 'isLetIn', params: ({ event }) => event.output },
                target: '#session.signedIn',
              },
              { target: 'idle', actions: { type: 'rememberFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'idle', actions: 'rememberTrouble' },
          },
        },
        signingUp: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            src: 'signUp',
            input: ({ event }) => {
              if (event.type !== 'SIGN_UP') throw new Error(`no sign-up by ${event.type}`)
              const { type: _, ...form } = event
              return form
            },
            onDone: [
              {
                guard: { type: 'isLetIn', params: ({ event }) => event.output },
                target: '#session.signedIn',
              },
              { target: 'idle', actions: { type: 'rememberFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'idle', actions: 'rememberTrouble' },
          },
        },
      },
    },
    signedIn: {
      tags: 'signedIn',
      initial: 'idle',
      entry: ['forgetFailure', 'arrive'],
      on: { EXPIRE: { target: 'signedOut', actions: 'lapse' } },
      states: {
        idle: { on: { LOG_OUT: 'loggingOut', LOG_OUT_EVERYWHERE: 'loggingOutEverywhere' } },
        loggingOut: {
          tags: 'pending',
          entry: 'leave',
          // The device forgets the session even if the server can't be reached.
          invoke: { src: 'logOut', onDone: '#session.signedOut', onError: '#session.signedOut' },
        },
        // This needs the server: only it can invalidate the tokens of other devices.
        loggingOutEverywhere: {
          tags: 'pending',
          invoke: {
            src: 'logOutEverywhere',
            onDone: { target: '#session.signedOut', actions: 'leave' },
            onError: 'idle',
          },
        },
      },
    },
  },
})
