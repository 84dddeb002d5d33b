import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { testClient } from './people.ts'

// A program that acts as a provider with ID tokens that are wrong in the way that the code names, `<way>.<nonce>`. It
// refuses requests that do not follow the protocol exactly.

const genuine = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: 'invalid_request', error_description: String(error) }))
  })
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
process.stdout.write(`listening on ${new URL(issuer).port}\n`)

const tokenRequest = z.strictObject({
  grant_type: z.literal('authorization_code'),
  client_id: z.literal(testClient.clientId),
  client_secret: z.literal(testClient.clientSecret),
  redirect_uri: z.literal(testClient.redirectUri),
  code: z.string().regex(/^[a-z]+\.[\w-]+$/i),
  code_verifier: z.string().regex(/^[\w-]{43}$/),
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = `${request.method} ${request.url}`
  if (asked === 'GET /.well-known/openid-configuration') return json(response, configuration())
  if (asked === 'GET /keys') return json(response, keys())
  if (asked !== 'POST /token') return void response.writeHead(404).end()
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    throw new Error('type')
  const { code } = tokenRequest.parse(Object.fromEntries(new URLSearchParams(await text(request))))
  const [way = '', nonce = ''] = code.split('.')
  if (way === 'down') return void response.writeHead(503).end()
  if (way === 'silent') return
  json(response, { access_token: 'token', token_type: 'Bearer', expires_in: 60, ...idToken(way, nonce) })
}

function idToken(way: string, nonce: string): { id_token?: string } {
  if (way === 'tokenless') return {}
  const now = Math.floor(performance.timeOrigin / 1000)
  const claims = {
    iss: way === 'issuer' ? 'https://accounts.google.com' : issuer,
    aud: way === 'audience' ? 'another-client' : testClient.clientId,
    ...(way !== 'subject' && { sub: way === 'endless' ? 's'.repeat(10_000) : '42' }),
    ...(way !== 'nonceless' && { nonce: way === 'nonce' ? `${nonce}x` : nonce }),
    iat: way === 'expired' ? now - 7200 : now,
    exp: way === 'expired' ? now - 3600 : now + 3600,
    ...(way === 'parties' && { aud: [testClient.clientId, 'another-client'], azp: 'another-client' }),
    name: 'Nils',
    email: 'nils@people.example',
    email_verified: way === 'text' ? 'true' : true,
  }
  if (way === 'unsigned') return { id_token: `${part({ alg: 'none' })}.${part(claims)}.` }
  const key = way === 'signature' ? foreign.privateKey : genuine.privateKey
  return { id_token: signed(claims, key) }
}

function signed(claims: object, key: KeyObject): string {
  const content = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT' })}.${part(claims)}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function keys() {
  return { keys: [{ ...genuine.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] }
}

function configuration() {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function json(response: ServerResponse, value: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
