import { afterAll, describe, expect, test } from 'vitest'
import { startProtocolServer } from '../test-support/start-protocol-server.ts'
import { createFacebookSocialLogin, type FacebookClient } from './social-login.facebook.ts'
import { newSecrets, socialLoginSuite } from './social-login.suite.ts'
import { people, testClient } from './test-support/people.ts'
import { walkTo } from './test-support/walk-to.ts'

const server = await startProtocolServer(new URL('test-support/facebook-server.ts', import.meta.url))
afterAll(() => server.stop())

const open = (other: Partial<FacebookClient> = {}) =>
  createFacebookSocialLogin({
    baseUrl: server.url,
    graphUrl: server.url,
    apiVersion: 'v24.0',
    ...testClient,
    ...other,
  })

const visit = async (location: string, person: string) =>
  (await walkTo(testClient.redirectUri, location, person)).searchParams

socialLoginSuite('Facebook', { open, visit, reportsEmails: false })

async function finishAs(person: string, other: Partial<FacebookClient> = {}) {
  const secrets = newSecrets()
  const query = await visit(await open().start(secrets), person)
  return open(other).finish(query, secrets)
}

describe('Facebook', () => {
  test('may know no name and no address of somebody', async () => {
    expect(await finishAs('nameless')).toEqual({
      subject: people.nameless.id,
      name: null,
      email: null,
      isEmailVerified: false,
    })
  })

  test('gives each code once', async () => {
    const secrets = newSecrets()
    const query = await visit(await open().start(secrets), 'nils')
    await open().finish(query, secrets)
    await expect(open().finish(query, secrets)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
  })

  test.each([
    ['client', { clientId: 'other' }],
    ['secret', { clientSecret: 'other' }],
    ['redirect address', { redirectUri: 'http://aloft.test/api/facebook-login-callback' }],
    ['version', { apiVersion: 'v1.0' }],
  ])('refuses another %s', async (_, wrong) => {
    await expect(finishAs('nils', wrong)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
  })

  test.each(['tokenless', 'nonsense', 'idless', 'stranger'])('is not believed: %s', async (person) => {
    await expect(finishAs(person)).rejects.toMatchObject({ reason: 'platformAuthFailure' })
  })

  test('that is down or silent is no refusal', async () => {
    await expect(finishAs('down')).rejects.toThrow('Facebook answered /me with 503')
    await expect(finishAs('silent', { timeoutMs: 300 })).rejects.not.toHaveProperty('reason')
  })

  test('is never quoted with a token or a secret', async () => {
    const error = await finishAs('stranger').catch((thrown: unknown) => thrown as Error)
    expect(JSON.stringify([String(error), (error as Error).cause])).not.toMatch(
      /secret|access_token|[0-9a-f]{8}-/,
    )
  })
})
