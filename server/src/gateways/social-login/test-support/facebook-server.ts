import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { isPersonKey, people, testClient } from './people.ts'

// A program that implements the part of Facebook's login and Graph protocol that the adapter uses, and refuses all
// other requests. The header x-test-person names the visitor; `nobody` declines, and some names make the platform
// misbehave.

const { clientId, clientSecret } = testClient
const redirectUri = z.enum([testClient.redirectUri, 'http://aloft.test/api/facebook-login-callback'])

const routes: Record<string, z.ZodType<Record<string, string>>> = {
  '/v24.0/dialog/oauth': z.strictObject({
    client_id: z.literal(clientId),
    redirect_uri: redirectUri,
    response_type: z.literal('code'),
    scope: z.literal('email,public_profile'),
    state: z.string().min(20),
  }),
  '/v24.0/oauth/access_token': z.strictObject({
    client_id: z.literal(clientId),
    client_secret: z.literal(clientSecret),
    redirect_uri: redirectUri,
    code: z.string().min(1),
  }),
  '/v24.0/me': z.strictObject({
    fields: z.literal('id,name,email'),
    access_token: z.string().min(1),
    appsecret_proof: z.string().regex(/^[0-9a-f]{64}$/),
  }),
}

const codes = new Map<string, { person: string; redirectUri: string }>()
const tokens = new Map<string, string>()

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://facebook')
  const schema = routes[pathname]
  if (request.method !== 'GET' || !schema) return refuse(response, 'Unsupported request')
  if (request.headers['content-length']) return refuse(response, 'A GET has no body')
  if (pathname !== '/v24.0/dialog/oauth' && request.headers.accept !== 'application/json') {
    return refuse(response, 'Ask for JSON')
  }
  const query = schema.safeParse(Object.fromEntries(searchParams))
  if (!query.success) return refuse(response, query.error.message)
  answer(pathname, query.data, request, response)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`)
})

function answer(
  path: string,
  query: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (path.endsWith('/dialog/oauth'))
    return sendBack(query, String(request.headers['x-test-person']), response)
  if (path.endsWith('/access_token')) return giveToken(query, response)
  const { access_token = '', appsecret_proof } = query
  const person = tokens.get(access_token)
  const proof = createHmac('sha256', clientSecret).update(access_token).digest('hex')
  if (!person || appsecret_proof !== proof) return refuse(response, 'Invalid appsecret_proof or token')
  giveProfile(person, response)
}

function sendBack(
  { redirect_uri = '', state = '' }: Record<string, string>,
  person: string,
  response: ServerResponse,
) {
  const back = new URL(redirect_uri)
  if (person === 'nobody') {
    back.search = new URLSearchParams({
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state,
    }).toString()
  } else {
    const code = randomUUID()
    codes.set(code, { person, redirectUri: redirect_uri })
    back.search = new URLSearchParams({ code, state }).toString()
  }
  back.hash = '_=_'
  response.writeHead(302, { location: back.href }).end()
}

function giveToken({ code = '', redirect_uri }: Record<string, string>, response: ServerResponse): void {
  const known = codes.get(code)
  codes.delete(code)
  if (known?.redirectUri !== redirect_uri || !known)
    return refuse(response, 'This authorization code has been used.')
  if (known.person === 'tokenless') return json(response, 200, {})
  const token = randomUUID()
  tokens.set(token, known.person)
  json(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 })
}

function giveProfile(person: string, response: ServerResponse): void {
  if (person === 'down') return void response.writeHead(503).end()
  if (person === 'silent') return
  if (person === 'nonsense') return void response.writeHead(200).end('<html>')
  if (person === 'idless') return json(response, 200, { name: 'Nobody' })
  if (!isPersonKey(person)) return refuse(response, 'Unknown user')
  const { id, name, email } = people[person]
  json(response, 200, { id, ...(name && { name }), ...(email && { email }) })
}

function refuse(response: ServerResponse, message: string): void {
  json(response, 400, { error: { message, type: 'OAuthException', code: 100, fbtrace_id: 'A1' } })
}

function json(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(value))
}
