import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client'
import { readPerson, refusalOf } from './person.ts'
import { type SocialLogin, SocialLoginRefusal } from './social-login.port.ts'

export interface GoogleClient {
  /** Address of the OpenID provider. */
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly timeoutMs?: number
}

/**
 * Login at Google by OpenID Connect: an authorization code with PKCE and a nonce; the ID token's signature is checked.
 */
export function createGoogleSocialLogin(client: GoogleClient): SocialLogin {
  const { clientId, redirectUri } = client
  let known: Promise<Configuration> | undefined

  // Discovered at the first login, so that a start does not depend on the platform; a failed discovery is retried.
  const configuration = () =>
    (known ??= discover(client).catch((error: unknown) => {
      known = undefined
      throw error
    }))

  return {
    isEmbedded: false,

    async start({ state, nonce, codeVerifier }) {
      const address = buildAuthorizationUrl(await configuration(), {
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // People who share a browser can choose another account.
        prompt: 'select_account',
      })
      return address.href
    },

    async finish(query, { state, nonce, codeVerifier }) {
      const answer = new URL(redirectUri)
      answer.search = query.toString()
      const config = await configuration()
      try {
        const tokens = await authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        return readPerson({
          subject: claims?.sub,
          name: claims?.['name'] ?? null,
          email: claims?.['email'] ?? null,
          isEmailVerified: claims?.['email_verified'] === true,
        })
      } catch (error) {
        if (error instanceof AuthorizationResponseError) throw refusalOf(error.error)
        const isNotToBeBelieved = error instanceof ResponseBodyError || error instanceof ClientError
        throw isNotToBeBelieved ? new SocialLoginRefusal('platformAuthFailure', error) : error
      }
    },
  }
}

async function discover({ baseUrl, clientId, clientSecret, timeoutMs = 10_000 }: GoogleClient) {
  const provider = new URL(baseUrl)
  const isLocal = provider.protocol === 'http:' && /^(?:127\.0\.0\.1|localhost)$/.test(provider.hostname)
  // oxlint-disable-next-line typescript/no-deprecated -- marked so as a warning; only for this very machine
  const plain = isLocal ? [allowInsecureRequests] : []
  return discovery(provider, clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: timeoutMs / 1000,
    execute: [...plain, enableNonRepudiationChecks],
  })
}
