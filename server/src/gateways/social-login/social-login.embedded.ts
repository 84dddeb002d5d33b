import { createHash } from 'node:crypto'
import { checkEmail } from '@aloft/domain/account/email.rules'
import { checkUsername } from '@aloft/domain/account/username.rules'
import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { readPerson, refusalOf } from './person.ts'
import { type SocialLogin, SocialLoginRefusal, type SocialLoginSecrets } from './social-login.port.ts'

/** Where the stand-in's page is; `continue` below it is what its form sends. */
export const identityPath = '/api/embedded-identity'

/**
 * A stand-in for a platform: a page of this very server asks who one is and believes it. Its code carries the answer
 * and is bound to the login as a platform's would be; it is not signed, since whoever can write one can fill in the
 * page as well.
 */
export function createEmbeddedSocialLogin(platform: SocialPlatform): SocialLogin {
  return {
    isEmbedded: true,

    async start(secrets) {
      const query = new URLSearchParams({ state: secrets.state, challenge: challengeOf(secrets) })
      return `${identityPath}/${platform}?${query.toString()}`
    },

    async finish(query, secrets) {
      const error = query.get('error')
      if (error) throw refusalOf(error)
      const { challenge, name, email } = readCode(query.get('code') ?? '')
      if (challenge !== challengeOf(secrets)) throw new SocialLoginRefusal('platformAuthFailure')
      return readPerson({
        subject: createHash('sha256').update(`${platform} ${email.trim().toLowerCase()}`).digest('hex'),
        name,
        email,
        isEmailVerified: platform !== 'facebook',
      })
    },
  }
}

/** What the page knows of the login that led to it. */
export interface IdentityRequest {
  readonly platform: SocialPlatform
  readonly state: string
  readonly challenge: string
}

/** Back to the product, as the person who was entered. */
export function identityAnswer(request: IdentityRequest, person: { name: string; email: string }): string {
  const code = Buffer.from(JSON.stringify({ challenge: request.challenge, ...person })).toString('base64url')
  return callback(request, { code })
}

/** Back to the product as nobody. */
export function identityRefusal(request: IdentityRequest): string {
  return callback(request, { error: 'access_denied' })
}

/** The first field that is wrong, or null. */
export function checkIdentity(person: { name: string; email: string }): 'name' | 'email' | null {
  if (checkUsername(person.name)) return 'name'
  return checkEmail(person.email) ? 'email' : null
}

function callback({ platform, state }: IdentityRequest, answer: Record<string, string>): string {
  return `/api/${platform}-login-callback?${new URLSearchParams({ ...answer, state }).toString()}`
}

function challengeOf({ nonce, codeVerifier }: SocialLoginSecrets): string {
  return createHash('sha256').update(`${nonce} ${codeVerifier}`).digest('base64url')
}

function readCode(code: string): { challenge: string; name: string; email: string } {
  try {
    const { challenge, name, email } = JSON.parse(Buffer.from(code, 'base64url').toString()) as Record<
      string,
      unknown
    >
    const person = { name: String(name), email: String(email) }
    if (checkIdentity(person) === null) return { challenge: String(challenge), ...person }
  } catch {
    // Not a code of ours.
  }
  throw new SocialLoginRefusal('platformAuthFailure')
}
