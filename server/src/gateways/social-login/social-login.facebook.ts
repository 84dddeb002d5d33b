import { createHmac } from 'node:crypto'
import { request } from 'undici'
import { z } from 'zod'
import { readPerson, refusalOf } from './person.ts'
import { type SocialLogin, SocialLoginRefusal } from './social-login.port.ts'

export interface FacebookClient {
  /** Base address of the login page. */
  readonly baseUrl: string
  /** Base address of the API. */
  readonly graphUrl: string
  /** For example `v24.0`. */
  readonly apiVersion: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly timeoutMs?: number
}

const tokenSchema = z.object({ access_token: z.string().min(1), token_type: z.string() })
// Name and address are missing if there is none, or if they were not shared.
const profileSchema = z.object({
  id: z.unknown(),
  name: z.unknown().optional(),
  email: z.unknown().optional(),
})

/**
 * Login at Facebook by OAuth 2: an authorization code, its access token, and one request with a proof made with our
 * secret. Facebook does not report whether it has verified an address, so it counts as unverified.
 */
export function createFacebookSocialLogin(client: FacebookClient): SocialLogin {
  const { clientId, clientSecret, redirectUri, apiVersion, timeoutMs = 10_000 } = client

  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const address = new URL(`/${apiVersion}${path}`, client.graphUrl)
    address.search = new URLSearchParams(query).toString()
    const { statusCode, body } = await request(address, {
      headers: { accept: 'application/json' },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await body.text()
    if (statusCode >= 500) throw new Error(`Facebook answered ${path} with ${statusCode}`)
    // Don't quote the answer: it may contain a token.
    if (statusCode !== 200) throw new SocialLoginRefusal('platformAuthFailure', `${path}: ${statusCode}`)
    try {
      return JSON.parse(text)
    } catch {
      throw new SocialLoginRefusal('platformAuthFailure', `${path}: no JSON`)
    }
  }

  return {
    isEmbedded: false,

    async start({ state }) {
      const address = new URL(`/${apiVersion}/dialog/oauth`, client.baseUrl)
      address.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'email,public_profile',
        state,
      }).toString()
      return address.href
    },

    async finish(query) {
      const error = query.get('error')
      if (error) throw refusalOf(error)
      const code = query.get('code')
      if (!code) throw new SocialLoginRefusal('platformAuthFailure', 'no code')
      const token = understood(
        tokenSchema,
        await ask('/oauth/access_token', {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code,
        }),
      )
      const profile = understood(
        profileSchema,
        await ask('/me', {
          fields: 'id,name,email',
          access_token: token.access_token,
          appsecret_proof: createHmac('sha256', clientSecret).update(token.access_token).digest('hex'),
        }),
      )
      return readPerson({
        subject: profile.id,
        name: profile.name ?? null,
        email: profile.email ?? null,
        isEmailVerified: false,
      })
    },
  }
}

function understood<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new SocialLoginRefusal('platformAuthFailure', parsed.error)
  return parsed.data
}
