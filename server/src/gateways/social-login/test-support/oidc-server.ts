import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'
import { isPersonKey, people, testClient } from './people.ts'

// A program that acts as Google, with an OpenID provider library. The header x-test-person names the visitor; `nobody`
// declines.

const { clientId, clientSecret, redirectUri } = testClient
const server = createServer((request, response) => void answer(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
process.stdout.write(`listening on ${port}\n`)

const policy = interactionPolicy.base()
policy.remove('consent')
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

const provider = new Provider(`http://127.0.0.1:${port}`, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri, 'http://aloft.test/api/google-login-callback'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // As Google does: the ID token contains the claims of the scopes.
  conformIdTokenClaims: false,
  cookies: { keys: ['of the tests'] },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
  jwks: {
    keys: [{ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) }],
  },
  pkce: { required: () => true },
  async findAccount(_, id) {
    const person = Object.values(people).find((one) => one.id === id)
    return (
      person && {
        accountId: id,
        claims: () => ({
          sub: id,
          ...(person.name && { name: person.name }),
          ...(person.email && { email: person.email, email_verified: person.isEmailVerified }),
        }),
      }
    )
  },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})
const callback = provider.callback()

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.url?.startsWith('/interaction/')) return callback(request, response)
  const person = String(request.headers['x-test-person'])
  const result = isPersonKey(person)
    ? { login: { accountId: people[person].id }, select_account: {} }
    : { error: 'access_denied', error_description: 'End-User aborted interaction' }
  await provider.interactionFinished(request, response, result)
}
