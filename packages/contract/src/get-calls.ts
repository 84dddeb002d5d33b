import { type SocialPlatform, socialPlatforms } from '@aloft/domain/account/social-platforms'

interface QueryParameter {
  readonly meaning: string
  readonly example: string
  readonly isRequired?: true
}

/**
 * A GET request besides the actions, which a browser makes by opening an address (OPN-22, OPN-23, ACT-006,
 * ACT-007, ACT-033, ACT-121).
 */
export interface GetCall {
  /** The API document's area for it. */
  readonly tag: 'account' | 'payments' | 'publishing'
  /** What it does, in one sentence for external engineers. */
  readonly summary: string
  readonly description: string
  /** Descriptions of the query parameters. */
  readonly query: Readonly<Record<string, QueryParameter>>
  /** Only works in the browser that started the login, which a cookie proves. */
  readonly isSameBrowser?: true
  /** The target of the redirect, or the media type of the answer. */
  readonly answer:
    | { readonly leadsTo: string; readonly location: string }
    | { readonly type: string; readonly what: string; readonly example: string }
}

const names = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<SocialPlatform, string>

function callsOf(platform: SocialPlatform): Readonly<Record<string, GetCall>> {
  return {
    [`${platform}-login`]: {
      tag: 'account',
      summary: `Starts a login through ${names[platform]}.`,
      description: 'Sets a cookie that identifies the browser for ten minutes.',
      query: {
        returnUrl: {
          meaning: 'An address of the app under /0 to come back to. Any other is ignored.',
          example: '/0/list',
        },
        referralCode: { meaning: 'Kept with the account of somebody new.', example: 'orla-24' },
      },
      answer: {
        leadsTo: 'The platform, or the page /0/social-login with `error` and `platform`.',
        location: '/0/social-login?error=tooManyAttempts&platform=google',
      },
    },
    [`${platform}-login-callback`]: {
      tag: 'account',
      summary: `Takes the browser back from ${names[platform]}.`,
      description: 'Works once, and only in the browser that began the login.',
      query: {
        code: { meaning: 'What the platform gives for an answer.', example: 'example-code' },
        state: { meaning: 'The secret of this login.', example: 'example-state' },
        error: { meaning: 'Why the platform gives no code.', example: 'access_denied' },
      },
      isSameBrowser: true,
      answer: {
        leadsTo:
          'The page /0/social-login with a `code` for `redeem-social-login`, or with `error` and `platform`.',
        location: '/0/social-login?code=example-code',
      },
    },
  }
}

const bridge: GetCall = {
  tag: 'publishing',
  summary: 'Returns the script that a brand’s snippet loads into its website.',
  description: 'Any page may load it, and a browser may keep it for an hour.',
  query: {
    i: {
      meaning: 'The id of the brand.',
      example: '01936b2e-0000-7000-8000-000000000101',
      isRequired: true,
    },
  },
  answer: { type: 'text/javascript', what: 'The script.', example: '(() => {})()' },
}

const receipt: GetCall = {
  tag: 'payments',
  summary: 'Returns a receipt as a PDF.',
  description: 'Whoever has the address can open it, so that it can be passed on to an accountant.',
  query: {
    key: {
      meaning: 'The secret of the receipt, as in the `invoiceUrl` of `get-payments`.',
      example: '3f6c0a5b',
      isRequired: true,
    },
  },
  answer: { type: 'application/pdf', what: 'The receipt.', example: '%PDF' },
}

export const getCalls: Readonly<Record<string, GetCall>> = Object.assign(
  { bridge, receipt },
  ...socialPlatforms.map(callsOf),
)
