import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface SignUpForm extends Credentials {
  readonly username: string
  readonly isTermsAccepted: boolean
}

/** Why an attempt to get in failed; each is said in words by the form. */
export type SessionFailure = 'badLogin' | 'emailInUse' | 'tooManyAttempts' | 'generic'

export type EnterResult =
  | { readonly isSignedIn: true }
  | { readonly isSignedIn: false; readonly failure: SessionFailure; readonly waitMinutes?: number }

export type RestoreResult = 'signedIn' | 'signedOut' | 'unreachable'

export type SessionEvent =
  | ({ readonly type: 'LOG_IN' } & Credentials)
  | ({ readonly type: 'SIGN_UP' } & SignUpForm)
  | { readonly type: 'LOG_OUT' }
  /** A call found that the session is over and cannot be renewed. */
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'RETRY' }
  /** The form is edited or left: what went wrong before is no longer the news. */
  | { readonly type: 'FORGET_FAILURE' }

export interface SessionContext {
  readonly failure: SessionFailure | null
  readonly waitMinutes: number
  /** The user asked to leave: where they were is not to be come back to. */
  readonly hasLeft: boolean
}

/**
 * Who is at the screen: checked at the start, by password or sign-up, until logging out (SES-01, SES-05, MAC-09).
 * The user and the tokens lie in the store; the machine knows only where the process stands.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'checking' | 'signedOut' | 'signedIn' | 'pending',
  },
  actors: {
    /** Reads the stored user and renews the session silently where the server asks for it. */
    restore: fromPromise<RestoreResult>(unprovided),
    logIn: fromPromise<EnterResult, Credentials>(unprovided),
    signUp: fromPromise<EnterResult, SignUpForm>(unprovided),
    logOut: fromPromise<void>(unprovided),
  },
  guards: {
    wasSignedIn: (_, result: RestoreResult) => result === 'signedIn',
    wasUnreachable: (_, result: RestoreResult) => result === 'unreachable',
    isLetIn: (_, { isSignedIn }: EnterResult) => isSignedIn,
  },
  actions: {
    rememberFailure: assign((_, result: EnterResult) =>
      result.isSignedIn ? {} : { failure: result.failure, waitMinutes: result.waitMinutes ?? 1 },
    ),
    rememberTrouble: assign({ failure: 'generic' }),
    forgetFailure: assign({ failure: null }),
    arrive: assign({ hasLeft: false }),
    leave: assign({ hasLeft: true }),
  },
}).createMachine({
  id: 'session',
  context: { failure: null, waitMinutes: 1, hasLeft: false },
  initial: 'checking',
  states: {
    checking: {
      tags: 'checking',
      invoke: {
        src: 'restore',
        onDone: [
          { guard: { type: 'wasSignedIn', params: ({ event }) => event.output }, target: 'signedIn' },
          { guard: { type: 'wasUnreachable', params: ({ event }) => event.output }, target: 'unreachable' },
          { target: 'signedOut' },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      on: { RETRY: 'checking' },
    },
    signedOut: {
      tags: 'signedOut',
      initial: 'idle',
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
      on: { EXPIRE: 'signedOut' },
      states: {
        idle: { on: { LOG_OUT: 'loggingOut' } },
        loggingOut: {
          tags: 'pending',
          entry: 'leave',
          // The device forgets the session even where the server cannot be told.
          invoke: { src: 'logOut', onDone: '#session.signedOut', onError: '#session.signedOut' },
        },
      },
    },
  },
})
