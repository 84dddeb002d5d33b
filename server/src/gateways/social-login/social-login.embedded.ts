import { createHash } from 'node:crypto'
import { checkEmail } from '@aloft/domain/account/email.rules'
import { checkUsername } from '@aloft/domain/account/username.rules'
import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { readPerson, refusalOf } from './person.ts'
import { type SocialLogin, SocialLoginRefusal, type SocialLoginSecrets } from './social-login.port.ts'

/** Path of the stand-in's page; its form posts to `continue` below it. */
export const identityPath = '/api/embedded-identity'

/**
 * A stand-in for a platform: a page of this server asks for a name and address and trusts the answer. The code contains
 * the answer and is bound to the login as a platform's would be. It isn't signed, because anyone who can forge one can
 * fill in the page as well.
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

/** What the page knows about the login. */
export interface IdentityRequest {
  readonly platform: SocialPlatform
  readonly state: string
  readonly challenge: string
}

/** The address back to the product, as the person who was entered. */
export function identityAnswer(request: IdentityRequest, person: { name: string; email: string }): string {
  const code = Buffer.from(JSON.stringify({ challenge: request.challenge, ...person })).toString('base64url')
  return callback(request, { code })
}

/** The address back to the product if the person declined. */
export function identityRefusal(request: IdentityRequest): string {
  return callback(request, { error: 'access_denied' })
}

/** The first invalid field, or null. */
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
    // Not one of our codes.
  }
  throw new SocialLoginRefusal('platformAuthFailure')
}
