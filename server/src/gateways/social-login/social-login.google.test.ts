import { afterAll, describe, expect, test } from 'vitest'
import { startProtocolServer } from '../test-support/start-protocol-server.ts'
import { createGoogleSocialLogin, type GoogleClient } from './social-login.google.ts'
import { newSecrets, socialLoginSuite } from './social-login.suite.ts'
import { people, testClient } from './test-support/people.ts'
import { walkTo } from './test-support/walk-to.ts'

const provider = await startProtocolServer(new URL('test-support/oidc-server.ts', import.meta.url))
const forger = await startProtocolServer(new URL('test-support/forging-oidc-server.ts', import.meta.url))
afterAll(() => {
  provider.stop()
  forger.stop()
})

const open = (other: Partial<GoogleClient> = {}) =>
  createGoogleSocialLogin({ baseUrl: provider.url, ...testClient, ...other })

const visit = async (location: string, person: string) =>
  (await walkTo(testClient.redirectUri, location, person)).searchParams

socialLoginSuite('Google', { open, visit, reportsEmails: true })

describe('a provider', () => {
  async function answered(person = 'nils') {
    const secrets = newSecrets()
    return { secrets, query: await visit(await open().start(secrets), person) }
  }
  const refused = expect.objectContaining({ reason: 'platformAuthFailure' })

  test('is asked for a code with PKCE, a nonce and the account to be chosen', async () => {
    const { searchParams } = new URL(await open().start(newSecrets()))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: testClient.clientId,
      redirect_uri: testClient.redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'select_account',
    })
  })

  test('marks addresses it has not verified, and accepts people without one', async () => {
    const una = await answered('unverified')
    expect(await open().finish(una.query, una.secrets)).toMatchObject({ isEmailVerified: false })
    const nameless = await answered('nameless')
    expect(await open().finish(nameless.query, nameless.secrets)).toEqual({
      subject: people.nameless.id,
      name: null,
      email: null,
      isEmailVerified: false,
    })
  })

  test('gives each code once', async () => {
    const { secrets, query } = await answered()
    await open().finish(query, secrets)
    await expect(open().finish(query, secrets)).rejects.toEqual(refused)
  })

  test.each(['state', 'nonce', 'codeVerifier'] as const)('is not believed with another %s', async (part) => {
    const { secrets, query } = await answered()
    const other = { ...secrets, [part]: newSecrets()[part] }
    await expect(open().finish(query, other)).rejects.toEqual(refused)
  })

  test.each([
    ['secret', { clientSecret: 'wrong' }],
    ['redirect address', { redirectUri: 'http://aloft.test/api/another' }],
  ])('refuses a client with a wrong %s', async (_, wrong) => {
    const { secrets, query } = await answered()
    await expect(open(wrong).finish(query, secrets)).rejects.toEqual(refused)
  })

  test('that cannot be reached is asked again with the next login', async () => {
    const login = open({ baseUrl: 'http://127.0.0.1:9' })
    await expect(login.start(newSecrets())).rejects.toBeInstanceOf(Error)
    await expect(login.start(newSecrets())).rejects.not.toEqual(refused)
  })

  test('is spoken to by https alone, but on this machine', async () => {
    const login = open({ baseUrl: 'http://provider.example' })
    await expect(login.start(newSecrets())).rejects.toThrow(/https|HTTP/i)
  })
})

describe('an ID token', () => {
  async function finishBy(way: string, other: Partial<GoogleClient> = {}) {
    const secrets = newSecrets()
    const query = new URLSearchParams({ state: secrets.state, code: `${way}.${secrets.nonce}` })
    return open({ baseUrl: forger.url, ...other }).finish(query, secrets)
  }

  test('that is right is believed', async () => {
    expect(await finishBy('right')).toMatchObject({ subject: '42', isEmailVerified: true })
  })

  test.each([
    ['of another nonce', 'nonce'],
    ['without a nonce', 'nonceless'],
    ['for another client', 'audience'],
    ['for another client among several', 'parties'],
    ['of another issuer', 'issuer'],
    ['that has expired', 'expired'],
    ['signed by another key', 'signature'],
    ['that nobody signed', 'unsigned'],
    ['without a subject', 'subject'],
    ['with a subject that has no end', 'endless'],
    ['that is not there', 'tokenless'],
  ])('%s is refused', async (_, way) => {
    await expect(finishBy(way)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
  })

  test('that calls an address verified by a word counts it as unverified', async () => {
    expect(await finishBy('text')).toMatchObject({ isEmailVerified: false })
  })

  test('is asked for with all that the protocol wants, and nothing else', async () => {
    for (const wrong of [
      { clientId: 'other' },
      { clientSecret: 'other' },
      { redirectUri: 'http://aloft.test/' },
    ]) {
      await expect(finishBy('right', wrong)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
    }
  })

  test('that does not come in time is given up', async () => {
    await expect(finishBy('silent', { timeoutMs: 300 })).rejects.toBeInstanceOf(Error)
  })
})
