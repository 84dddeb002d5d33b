import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { afterAll, describe, expect, it } from 'vitest'
import { people, testClient } from '../../src/gateways/social-login/test-support/people.ts'
import { walkTo } from '../../src/gateways/social-login/test-support/walk-to.ts'
import { startProtocolServer } from '../../src/gateways/test-support/start-protocol-server.ts'
import { type Browser, openBrowser, queryOf } from '../support/browser.ts'
import { startTestServer, useServer } from '../support/test-server.ts'

const support = (name: string) =>
  new URL(`../../src/gateways/social-login/test-support/${name}`, import.meta.url)
const google = await startProtocolServer(support('oidc-server.ts'))
const facebook = await startProtocolServer(support('facebook-server.ts'))
afterAll(() => {
  google.stop()
  facebook.stop()
})

const { clientId, clientSecret } = testClient
const clients = {
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  FACEBOOK_CLIENT_ID: clientId,
  FACEBOOK_CLIENT_SECRET: clientSecret,
}
const publicUrl = 'http://aloft.test'
const server = await useServer({
  env: {
    ...clients,
    PUBLIC_URL: publicUrl,
    GOOGLE_BASE_URL: google.url,
    FACEBOOK_BASE_URL: facebook.url,
    FACEBOOK_GRAPH_URL: facebook.url,
  },
})

/** To the platform as somebody and back; returns the address of the final page. */
async function walkThrough(browser: Browser, platform: SocialPlatform, person: string): Promise<string> {
  const start = await browser.get(`/api/${platform}-login?returnUrl=%2F0%2Flist`)
  const back = await walkTo(`${publicUrl}/api/${platform}-login-callback`, start.location, person)
  return (await browser.get(`${back.pathname}${back.search}`)).location
}

describe.each([
  ['google', true],
  ['facebook', false],
] as const)('a client of %s', (platform, isEmailValidated) => {
  it('brings somebody in, and the same person again', async () => {
    const person = platform === 'google' ? people.nils : people.amara
    const key = platform === 'google' ? 'nils' : 'amara'
    const browser = openBrowser(server)
    const { code = '' } = queryOf(await walkThrough(browser, platform, key))
    const asked = (await browser.redeem({ code })).body
    expect(asked).toMatchObject({ error: 'termsNeeded', email: person.email, username: person.name })
    const next = { code: (asked as { code: string }).code, isTermsAccepted: true }
    const user = (await browser.redeem(next)).body as { _id: string }
    expect(user).toMatchObject({ socialPlatform: platform, isEmailValidated, returnUrl: '/0/list' })

    const other = openBrowser(server)
    const again = queryOf(await walkThrough(other, platform, key))
    expect((await other.redeem({ code: again['code'] ?? '' })).body).toMatchObject({ _id: user._id })
    const [identity] = await server.database.knex('social_identity').where({ userId: user._id })
    expect(identity).toMatchObject({ platform, subject: person.id })
  })

  it('says that somebody did not want to', async () => {
    const page = await walkThrough(openBrowser(server), platform, 'nobody')
    expect(page).toBe(`/0/social-login?error=accessDenied&platform=${platform}`)
  })

  it('makes no account for somebody without an address', async () => {
    const browser = openBrowser(server)
    const { code = '' } = queryOf(await walkThrough(browser, platform, 'nameless'))
    expect((await browser.redeem({ code, isTermsAccepted: true })).body).toEqual({
      error: 'emailMissing',
      platform,
    })
  })

  it('serves no stand-in', async () => {
    const { status } = await openBrowser(server).get(`/api/embedded-identity/${platform}?state=1&challenge=1`)
    expect(status).toBe(404)
  })
})

it('counts an address that Google has not verified as such', async () => {
  const browser = openBrowser(server)
  const { code = '' } = queryOf(await walkThrough(browser, 'google', 'unverified'))
  const { code: next } = (await browser.redeem({ code })).body as { code: string }
  const { body } = await browser.redeem({ code: next, isTermsAccepted: true })
  expect(body).toMatchObject({ isEmailValidated: false, email: people.unverified.email })
})

it('says on the page that a platform cannot be reached', async () => {
  const lonely = await useServer({
    database: server.database,
    env: { ...clients, GOOGLE_BASE_URL: 'http://127.0.0.1:9', FACEBOOK_GRAPH_URL: 'http://127.0.0.1:9' },
  })
  const { location } = await openBrowser(lonely).get('/api/google-login')
  expect(location).toBe('/0/social-login?error=platformAuthFailure&platform=google')
})

describe('in production', () => {
  const start = (env: Record<string, string>) =>
    startTestServer({
      database: server.database,
      env: { ALOFT_ENV: 'production', HOST: '127.0.0.1', ALLOW_EMBEDDED: 'ad-platform,mail,payment', ...env },
    })

  it.each([
    ['GOOGLE_CLIENT_ID', {}],
    ['GOOGLE_CLIENT_ID', { ALLOW_EMBEDDED: 'ad-platform,mail, payment' }],
    ['FACEBOOK_CLIENT_ID', { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }],
    ['GOOGLE_CLIENT_SECRET', { ...clients, GOOGLE_CLIENT_SECRET: '' }],
    ['FACEBOOK_CLIENT_SECRET', { ...clients, FACEBOOK_CLIENT_SECRET: '' }],
  ])('does not start without %s: %j', async (name, env) => {
    await expect(start({ SOCIAL_PLATFORMS: 'google,facebook', ...env })).rejects.toThrow(
      `Invalid settings:\n  ${name}: `,
    )
  })

  it.each([
    [{ ALLOW_EMBEDDED: 'ad-platform,mail, identity, payment' }],
    [{ ...clients }],
    [{ SOCIAL_PLATFORMS: 'none' }],
    [{ ROLE: 'worker' }],
  ])('starts with %j', async (env) => {
    const running = await start(env)
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    await running.stop()
  })
})
