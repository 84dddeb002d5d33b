import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { assign, fromPromise, setup } from 'xstate'
import { unprovided } from '../core/unprovided.ts'

/** What the page's address contains: a code to redeem, or why there's none. */
export interface SocialLoginStart {
  readonly code: string | null
  readonly failure: SocialLoginFailure | null
  readonly platform: SocialPlatform | null
}

/**
 * Why the login failed:
 * - `accessDenied`: the user declined.
 * - `platformAuthFailure`: the platform's answer or the code is invalid or expired.
 * - `emailInUse`: the address has an account that signs in through another platform.
 * - `emailMissing`: the platform gave no address.
 * - `tooManyAttempts`, `busy`: retry after a while.
 * - `generic`: nobody answered.
 */
export type SocialLoginFailure =
  | 'accessDenied'
  | 'platformAuthFailure'
  | 'emailInUse'
  | 'emailMissing'
  | 'tooManyAttempts'
  | 'busy'
  | 'generic'

export interface RedeemInput {
  readonly code: string
  readonly email?: string
  readonly password?: string
  readonly isTermsAccepted?: true
}

interface NextStep {
  readonly platform: SocialPlatform
  readonly email: string
  /** The code for the next step; the previous one is used up. */
  readonly code: string
}

export type RedeemResult =
  | { readonly kind: 'entered' }
  | ({ readonly kind: 'password'; readonly isPasswordWrong: boolean } & NextStep)
  | ({ readonly kind: 'terms'; readonly username: string } & NextStep)
  /** Too many attempts, or the server is busy. The code is still valid. */
  | { readonly kind: 'wait'; readonly failure: 'tooManyAttempts' | 'busy'; readonly waitSeconds: number }
  | {
      readonly kind: 'failed'
      readonly failure: SocialLoginFailure
      readonly platform?: SocialPlatform
      readonly accountPlatform?: SocialPlatform
    }

export type SocialLoginEvent =
  | { readonly type: 'SEND_PASSWORD'; readonly password: string }
  | { readonly type: 'ACCEPT_TERMS' }

export interface SocialLoginContext {
  readonly code: string | null
  readonly platform: SocialPlatform | null
  readonly email: string
  readonly username: string
  readonly failure: SocialLoginFailure | 'badLogin' | null
  readonly waitSeconds: number
  /** How the account with this address signs in. */
  readonly accountPlatform: SocialPlatform | null
}

function learned(result: RedeemResult): Partial<SocialLoginContext> {
  switch (result.kind) {
    case 'entered':
      return { failure: null }
    case 'password': {
      const { platform, email, code, isPasswordWrong } = result
      return { platform, email, code, failure: isPasswordWrong ? 'badLogin' : null }
    }
    case 'terms': {
      const { platform, email, code, username } = result
      return { platform, email, code, username, failure: null }
    }
    case 'wait':
      return { failure: result.failure, waitSeconds: result.waitSeconds }
    case 'failed':
      return {
        failure: result.failure,
        accountPlatform: result.accountPlatform ?? null,
        ...(result.platform && { platform: result.platform }),
      }
  }
}

interface Answer {
  readonly event: { readonly output: RedeemResult }
}

const result = ({ event }: Answer): RedeemResult => event.output
const learn = { type: 'learn', params: result } as const

// Where an answer leads, whichever step asked for it.
const answered = [
  {
    guard: { type: 'is', params: ({ event }: Answer) => [event.output, 'entered'] as const },
    target: '#socialLogin.entered',
  },
  {
    guard: { type: 'is', params: ({ event }: Answer) => [event.output, 'password'] as const },
    target: '#socialLogin.password.asked',
    actions: learn,
  },
  {
    guard: { type: 'is', params: ({ event }: Answer) => [event.output, 'terms'] as const },
    target: '#socialLogin.terms.asked',
    actions: learn,
  },
] as const
const refused = { target: '#socialLogin.failed', actions: learn } as const
const unanswered = { target: '#socialLogin.failed', actions: 'learnOfTrouble' } as const

/**
 * The return from a platform (ACT-008): the code in the address is redeemed. If the address has an account, its
 * password links the two. Otherwise, a new account is created once the user accepts the terms.
 */
export const socialLoginMachine = setup({
  types: {
    context: {} as SocialLoginContext,
    events: {} as SocialLoginEvent,
    input: {} as SocialLoginStart,
    tags: {} as 'pending',
  },
  actors: {
    redeem: fromPromise<RedeemResult, RedeemInput>(unprovided),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    is: (_, [answer, kind]: readonly [RedeemResult, RedeemResult['kind']]) => answer.kind === kind,
  },
  actions: {
    learn: assign((_, answer: RedeemResult) => learned(answer)),
    learnOfTrouble: assign({ failure: 'generic' }),
  },
}).createMachine({
  id: 'socialLogin',
  context: ({ input }) => ({
    code: input.code,
    platform: input.platform,
    email: '',
    username: '',
    failure: input.code === null ? (input.failure ?? 'platformAuthFailure') : null,
    waitSeconds: 60,
    accountPlatform: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasCode', target: 'redeeming' }, { target: 'failed' }] },
    redeeming: {
      tags: 'pending',
      invoke: {
        src: 'redeem',
        input: ({ context }) => ({ code: context.code ?? '' }),
        onDone: [...answered, refused],
        onError: unanswered,
      },
    },
    password: {
      initial: 'asked',
      states: {
        asked: { on: { SEND_PASSWORD: 'sending' } },
        sending: {
          tags: 'pending',
          invoke: {
            src: 'redeem',
            input: ({ context: { code, email }, event }) => {
              if (event.type !== 'SEND_PASSWORD') throw new Error(`no password by ${event.type}`)
              return { code: code ?? '', email, password: event.password }
            },
            onDone: [
              ...answered,
              {
                guard: { type: 'is', params: ({ event }) => [event.output, 'wait'] as const },
                target: 'asked',
                actions: learn,
              },
              refused,
            ],
            onError: unanswered,
          },
        },
      },
    },
    terms: {
      initial: 'asked',
      states: {
        asked: { on: { ACCEPT_TERMS: 'sending' } },
        sending: {
          tags: 'pending',
          invoke: {
            src: 'redeem',
            input: ({ context }) => ({ code: context.code ?? '', isTermsAccepted: true }),
            onDone: [
              ...answered,
              {
                guard: { type: 'is', params: ({ event }) => [event.output, 'wait'] as const },
                target: 'asked',
                actions: learn,
              },
              refused,
            ],
            onError: unanswered,
          },
        },
      },
    },
    failed: {},
    entered: { type: 'final' },
  },
})
