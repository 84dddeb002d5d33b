import { createHmac } from 'node:crypto'
import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { createToken, tokenDigest } from '../../action/tokens.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { SocialLogin, SocialLoginSecrets } from '../../gateways/social-login/social-login.port.ts'
import { insertSocialLogin, type SocialLoginRow, takeSocialLogin } from './social-login.repo.ts'

const awayForMs = 10 * 60_000
const redeemWithinMs = 60_000
// Together with the 60 s before it, no longer than the cookie lasts.
const stepWithinMs = 9 * 60_000

interface Parts {
  readonly db: Db
  readonly clock: Clock
}

/** Starts a login: returns where to send the browser, and the secret for the browser to keep. */
export async function startSocialLogin(
  { db, clock }: Parts,
  platform: SocialPlatform,
  gateway: SocialLogin,
  { returnUrl, referralCode }: { returnUrl: string | null; referralCode: string | null },
): Promise<{ location: string; browserKey: string }> {
  const browser = createToken()
  const state = createToken()
  const location = await gateway.start(secretsOf(browser.token, state.token))
  await insertSocialLogin(db, state.digest, {
    platform,
    browserDigest: browser.digest,
    returnUrl,
    referralCode,
    person: null,
    wrongPasswords: 0,
    expiryDate: after(clock, awayForMs),
  })
  return { location, browserKey: browser.token }
}

/**
 * Processes the platform's answer and returns the code to redeem; undefined if this browser started no such login, or
 * too long ago. Throws what the gateway throws.
 */
export async function answerSocialLogin(
  { db, clock }: Parts,
  platform: SocialPlatform,
  gateway: SocialLogin,
  { browserKey, query }: { browserKey: string | undefined; query: URLSearchParams },
): Promise<{ code: string } | undefined> {
  const state = query.get('state')
  if (!browserKey || !state) return undefined
  const login = await takeSocialLogin(db, {
    keyDigest: tokenDigest(state),
    browserDigest: tokenDigest(browserKey),
    platform,
    isAnswered: false,
    now: clock.real(),
  })
  if (!login) return undefined
  const person = await gateway.finish(query, secretsOf(browserKey, state))
  return nextSocialLogin(db, { ...login, person, expiryDate: after(clock, redeemWithinMs) })
}

/** Takes the login that a browser redeems in time, with a code that works once. */
export async function redeemableSocialLogin(
  { db, clock }: Parts,
  { browserKey, code }: { browserKey: string | undefined; code: string },
): Promise<SocialLoginRow | undefined> {
  if (!browserKey) return undefined
  return takeSocialLogin(db, {
    keyDigest: tokenDigest(code),
    browserDigest: tokenDigest(browserKey),
    isAnswered: true,
    now: clock.real(),
  })
}

/** Asks for more input: the login continues with a new code, and the first time with enough time to type. */
export async function askForMore(
  { db, clock }: Parts,
  login: SocialLoginRow,
  isFirst: boolean,
): Promise<{ code: string }> {
  return nextSocialLogin(db, isFirst ? { ...login, expiryDate: after(clock, stepWithinMs) } : login)
}

/** Stores a login again under its code, which then works once more. */
export async function keepSocialLogin(
  { db }: Pick<Parts, 'db'>,
  code: string,
  login: SocialLoginRow,
): Promise<void> {
  await insertSocialLogin(db, tokenDigest(code), login)
}

async function nextSocialLogin(db: Db, login: SocialLoginRow): Promise<{ code: string }> {
  const { token, digest } = createToken()
  await insertSocialLogin(db, digest, login)
  return { code: token }
}

/** Derived from a key that only the browser keeps, so that the database alone can't complete a login. */
function secretsOf(browserKey: string, state: string): SocialLoginSecrets {
  const derived = (use: string) =>
    createHmac('sha256', browserKey).update(`${use} ${state}`).digest('base64url')
  return { state, nonce: derived('nonce'), codeVerifier: derived('verifier') }
}

function after(clock: Clock, ms: number): Date {
  return new Date(clock.real().getTime() + ms)
}
