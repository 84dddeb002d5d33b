import { type SocialPlatform, socialPlatforms } from '@aloft/domain/account/social-platforms'

/** What stands beside the actions and is asked for by GET, as a browser follows an address (OPN-22, OPN-23). */
export interface GetCall {
  readonly description: string
  /** What each parameter of the address says. */
  readonly query: Readonly<Record<string, string>>
  /** Where the answer, a redirect, leads; or the type of what it answers with. */
  readonly answer: { readonly leadsTo: string } | { readonly type: string; readonly what: string }
}

function callsOf(platform: SocialPlatform): Readonly<Record<string, GetCall>> {
  return {
    [`${platform}-login`]: {
      description: `Begins a login through ${platform} (ACT-006). The browser is known by a cookie for ten minutes.`,
      query: {
        returnUrl: 'An address of the app under /0 to come back to; any other is dropped.',
        referralCode: 'Kept with the account of somebody new (ACA-03).',
      },
      answer: { leadsTo: 'The platform, or the page /0/social-login with error and platform.' },
    },
    [`${platform}-login-callback`]: {
      description: `Where ${platform} sends the browser back to (ACT-007); only the one that began, and once.`,
      query: {
        code: 'What the platform gives for an answer.',
        state: 'The secret of this login.',
        error: 'Why the platform gives no code, such as access_denied.',
      },
      answer: {
        leadsTo: 'The page /0/social-login with a code for redeem-social-login, or with error and platform.',
      },
    },
  }
}

const bridge: GetCall = {
  description: 'The script that the snippet of a brand loads into its website (ACT-033).',
  query: { i: 'The id of the brand.' },
  answer: { type: 'text/javascript', what: 'The script; 404 where there is no such brand.' },
}

export const getCalls: Readonly<Record<string, GetCall>> = Object.assign(
  { bridge },
  ...socialPlatforms.map(callsOf),
)
