import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropExpiredSocialLogins } from '../../src/areas/account/social-login.repo.ts'
import { openBrowser, queryOf } from '../support/browser.ts'
import { everyRow } from '../support/tables.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'
import { comeBack, goToPlatform, identify, signUpThrough, somebody } from './social-people.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' } })
const { knex } = server.database
const refusedPage = '/0/social-login?error=platformAuthFailure&platform=google'
const refused = { error: 'platformAuthFailure' }
const known = somebody()
await signUpThrough(server, known)

describe('login CSRF: a login ends in the browser that began it', () => {
  async function callbackOf(browser = openBrowser(server)) {
    return identify(browser, await goToPlatform(browser, 'google'), known)
  }

  it('opens no callback in a browser without the cookie', async () => {
    const callback = await callbackOf()
    expect((await openBrowser(server).get(callback)).location).toBe(refusedPage)
  })

  it('opens no callback with the cookie of another login', async () => {
    const victim = openBrowser(server)
    await goToPlatform(victim, 'google')
    expect((await victim.get(await callbackOf())).location).toBe(refusedPage)
  })

  it('opens no callback with a cookie that is none of ours', async () => {
    const callback = await callbackOf()
    for (const value of ['', 'x', 'x'.repeat(43), 'x'.repeat(5000), '%00']) {
      const browser = openBrowser(server)
      browser.cookies.set('social-login', value)
      expect((await browser.get(callback)).location).toBe(refusedPage)
    }
  })

  it.each([
    ['no state', (query: URLSearchParams) => query.delete('state')],
    ['an empty state', (query: URLSearchParams) => query.set('state', '')],
    ['another state', (query: URLSearchParams) => query.set('state', 'x'.repeat(43))],
    ['a nul in the state', (query: URLSearchParams) => query.set('state', '\0')],
  ])('opens no callback with %s', async (_, spoil) => {
    const browser = openBrowser(server)
    const callback = new URL(await callbackOf(browser), server.url)
    spoil(callback.searchParams)
    expect((await browser.get(callback.href)).location).toBe(refusedPage)
  })

  it('opens a callback once', async () => {
    const browser = openBrowser(server)
    const callback = await callbackOf(browser)
    expect((await browser.get(callback)).location).toMatch(/\?code=/)
    expect((await browser.get(callback)).location).toBe(refusedPage)
  })

  it('opens no callback of one platform at that of another', async () => {
    const browser = openBrowser(server)
    const callback = await callbackOf(browser)
    const other = callback.replace('/google-', '/facebook-')
    expect(queryOf((await browser.get(other)).location)).toEqual({ ...refused, platform: 'facebook' })
    expect((await browser.get(callback)).location).toMatch(/\?code=/)
  })

  it('opens a callback for ten minutes', async () => {
    const [early, late] = [openBrowser(server), openBrowser(server)]
    const [ofEarly, ofLate] = [await callbackOf(early), await callbackOf(late)]
    server.clock.moveHours(9.9 / 60)
    expect((await early.get(ofEarly)).location).toMatch(/\?code=/)
    server.clock.moveHours(0.2 / 60)
    expect((await late.get(ofLate)).location).toBe(refusedPage)
  })

  it('believes an error of the platform only with the state of this browser', async () => {
    const browser = openBrowser(server)
    const { state = '' } = queryOf(await goToPlatform(browser, 'google'))
    const query = (of: string) => `/api/google-login-callback?error=access_denied&state=${of}`
    expect((await browser.get(query('x'.repeat(43)))).location).toBe(refusedPage)
    expect(queryOf((await browser.get(query(state))).location)).toMatchObject({ error: 'accessDenied' })
  })

  it('shows no word of the platform to the page', async () => {
    const browser = openBrowser(server)
    const { state = '' } = queryOf(await goToPlatform(browser, 'google'))
    const script = '<script>alert(1)</script>'
    const query = new URLSearchParams({ error: script, error_description: script, state }).toString()
    expect((await browser.get(`/api/google-login-callback?${query}`)).location).toBe(refusedPage)
  })
})

describe('a redeem code', () => {
  it('works in the browser that began alone', async () => {
    const { browser, code } = await comeBack(server, known)
    const thief = openBrowser(server)
    expect((await thief.redeem({ code })).body).toEqual(refused)
    await goToPlatform(thief, 'google')
    expect((await thief.redeem({ code })).body).toEqual(refused)
    expect((await browser.redeem({ code })).body).toHaveProperty('authToken')
  })

  it('works once', async () => {
    const { browser, code } = await comeBack(server, known)
    expect((await browser.redeem({ code })).body).toHaveProperty('authToken')
    expect((await browser.redeem({ code })).body).toEqual(refused)
  })

  it('works once of many at a time', async () => {
    const { browser, code } = await comeBack(server, known)
    const replies = await Promise.all(Array.from({ length: 8 }, () => browser.redeem({ code })))
    const isIn = replies.map(({ body }) => 'authToken' in (body as object))
    expect(isIn.filter(Boolean)).toHaveLength(1)
  })

  it('works for 60 s', async () => {
    const [early, late] = [await comeBack(server, known), await comeBack(server, known)]
    server.clock.moveHours(59 / 3600)
    expect((await early.browser.redeem({ code: early.code })).body).toHaveProperty('authToken')
    server.clock.moveHours(2 / 3600)
    expect((await late.browser.redeem({ code: late.code })).body).toEqual(refused)
  })

  it('that asks for a password or the terms works for nine minutes more, in the same browser, once', async () => {
    const step = async () => {
      const { browser, code } = await comeBack(server, somebody())
      const { body } = await browser.redeem({ code })
      return { browser, first: code, code: (body as { code: string }).code }
    }
    const [early, late] = [await step(), await step()]
    const accept = { isTermsAccepted: true }
    expect((await openBrowser(server).redeem({ code: early.code, ...accept })).body).toEqual(refused)
    expect((await early.browser.redeem({ code: early.first, ...accept })).body).toEqual(refused)
    server.clock.moveHours(8.9 / 60)
    expect((await early.browser.redeem({ code: early.code, ...accept })).body).toHaveProperty('authToken')
    expect((await early.browser.redeem({ code: early.code, ...accept })).body).toEqual(refused)
    server.clock.moveHours(0.2 / 60)
    expect((await late.browser.redeem({ code: late.code, ...accept })).body).toEqual(refused)
  })

  it('is no state, and a state is no code', async () => {
    const browser = openBrowser(server)
    const page = await goToPlatform(browser, 'google')
    const { state = '' } = queryOf(page)
    expect((await browser.redeem({ code: state })).body).toEqual(refused)
    const { location } = await browser.get(await identify(browser, page, known))
    const { code = '' } = queryOf(location)
    expect((await browser.get(`/api/google-login-callback?code=x&state=${code}`)).location).toBe(refusedPage)
    expect((await browser.redeem({ code })).body).toHaveProperty('authToken')
  })

  it.each(['', 'x', 'x'.repeat(43), "' or 1=1 --"])('is not %j', async (code) => {
    const { browser } = await comeBack(server, known)
    expect((await browser.redeem({ code })).body).toEqual(refused)
  })
})

describe('session fixation: what was there before a login is not the session after it', () => {
  it('gives new tokens each time, which nobody could know', async () => {
    const tokens: string[] = []
    for (let i = 0; i < 3; i++) {
      const { browser, code } = await comeBack(server, known)
      const { body } = await browser.redeem({ code })
      const { authToken, userToken } = body as { authToken: string; userToken: string }
      tokens.push(authToken, userToken, code, ...browser.cookies.values())
    }
    expect(new Set(tokens).size).toBe(tokens.length)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })

  it('replaces a cookie that a browser came with', async () => {
    const planted = 'p'.repeat(43)
    const browser = openBrowser(server)
    browser.cookies.set('social-login', planted)
    const callback = await identify(browser, await goToPlatform(browser, 'google'), known)
    expect(browser.cookies.get('social-login')).not.toBe(planted)
    const attacker = openBrowser(server)
    attacker.cookies.set('social-login', planted)
    expect((await attacker.get(callback)).location).toBe(refusedPage)
    const { code = '' } = queryOf((await browser.get(callback)).location)
    expect((await attacker.redeem({ code })).body).toEqual(refused)
  })

  it('takes no token that was sent along for the session, and leaves that one as it was', async () => {
    const attacker = await createAccount(server)
    const { browser, code } = await comeBack(server, known)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await server.call(
      'redeem-social-login',
      { code },
      { token: attacker.token, headers: { cookie } },
    )
    const { _id, authToken } = body as { _id: string; authToken: string }
    expect(_id).not.toBe(attacker.id)
    expect(authToken).not.toBe(attacker.token)
    const ofAttacker = await server.call('get-user', {}, { token: attacker.token })
    expect(ofAttacker.body).toMatchObject({ _id: attacker.id })
  })

  it('never takes a cookie for a session', async () => {
    const { browser, code } = await comeBack(server, known)
    await browser.redeem({ code })
    const [cookie = ''] = browser.cookies.values()
    for (const token of [cookie, code]) {
      expect((await server.call('get-user', {}, { token })).status).toBe(401)
    }
    const headers = { cookie: `social-login=${cookie}` }
    expect((await server.call('get-user', {}, { headers })).status).toBe(401)
  })

  it('logs in by password with new tokens, whatever token comes along', async () => {
    const { email, password, token, userToken } = await createAccount(server)
    const { body } = await server.call('login', { email, password }, { token })
    const opened = body as { authToken: string; userToken: string }
    expect([token, userToken]).not.toContain(opened.authToken)
    expect([token, userToken]).not.toContain(opened.userToken)
  })
})

describe('open redirect: a login comes back to this very app', () => {
  async function returnedTo(returnUrl: string): Promise<unknown> {
    const { browser, code } = await comeBack(server, known, 'google', `?returnUrl=${returnUrl}`)
    const { body } = await browser.redeem({ code })
    return (body as { returnUrl?: unknown }).returnUrl
  }

  it.each([
    '//evil.example',
    '///evil.example',
    'https://evil.example',
    'https:evil.example',
    'http:/0/list',
    '/\\evil.example',
    '\\\\evil.example',
    '/0/..//evil.example',
    '/0/../..//evil.example',
    '/0/../../\\evil.example',
    '/0//evil.example',
    '/0\\evil.example',
    '/0/%2e%2e//evil.example',
    '/0/%2F%2Fevil.example',
    '%2F%2Fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,evil',
    '\t//evil.example',
    '/\t/evil.example',
    '/0/\n..//evil.example',
    '/0/list\r\nLocation: https://evil.example',
    'evil.example',
    '@evil.example',
    '/api/google-login',
    '/files/x',
    '',
  ])('drops %j', async (returnUrl) => expect(await returnedTo(encodeURIComponent(returnUrl))).toBeNull())

  it('reads the parameter as sent, once encoded, and the first of several', async () => {
    expect(await returnedTo('//evil.example')).toBeNull()
    expect(await returnedTo('%252F%252Fevil.example')).toBeNull()
    expect(await returnedTo('%2F0%2F%252e%252e%2F%2Fevil.example')).toBeNull()
    expect(await returnedTo('%2F%2Fevil.example&returnUrl=%2F0%2Flist')).toBeNull()
    expect(await returnedTo('%2F0%2Flist&returnUrl=%2F%2Fevil.example')).toBe('/0/list')
  })

  it('sends the browser nowhere else on the way, whatever the query says', async () => {
    const evil = 'https://evil.example/'
    const names = ['returnUrl', 'redirect_uri', 'next', 'continue', 'callback']
    const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, evil]))).toString()
    const browser = openBrowser(server)
    const page = (await browser.get(`/api/google-login?${query}`)).location
    const answer = await identify(browser, `${page}&${query}`, known)
    const { location } = await browser.get(`${answer}&${query}`)
    for (const address of [page, answer, location]) {
      expect(address).toMatch(/^\/(?:api|0)\/[a-z-]+/)
      expect(address).not.toContain('evil.example')
    }
  })

  it('never leaves the app, however an address is put together', () => {
    const pieces = [
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      '%2F',
      '%5C',
      '0',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
    ]
    const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 }))
    const text = fc.array(piece, { maxLength: 12 }).map((parts) => `/0/${parts.join('')}`)
    fc.assert(
      fc.property(text, (given) => {
        const own = ownReturnAddress(given)
        if (own === null) return
        const followed = new URL(own, 'https://aloft.example/0/social-login?code=x')
        expect(followed.origin).toBe('https://aloft.example')
        expect(followed.pathname).toMatch(/^\/0(?:\/|$)/)
        expect(followed.pathname).not.toContain('//')
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the stand-in’s page', () => {
  const path = '/api/embedded-identity/google'
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`

  it.each(['state', 'challenge', 'name', 'email'])('writes a hostile %s as text', async (name) => {
    const fields = { state: 's', challenge: 'c', name: 'Nils', email: 'no address', [name]: hostile }
    const query = new URLSearchParams(fields).toString()
    const { status, text, headers } = await openBrowser(server).get(`${path}/continue?${query}`)
    expect(status).toBe(200)
    expect(text).toContain('Please enter a ')
    expect(text).toContain('&quot;>&lt;script>')
    expect(text).not.toMatch(/<script|<img/)
    expect(headers.get('content-security-policy')).toContain(`script-src 'self'`)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('is nothing without a login', async () => {
    for (const query of ['', '?state=s', '?challenge=c']) {
      expect((await openBrowser(server).get(`${path}${query}`)).status).toBe(404)
    }
  })

  it('cannot be answered in the name of another login', async () => {
    const [own, other] = [openBrowser(server), openBrowser(server)]
    const { state = '' } = queryOf(await goToPlatform(own, 'google'))
    const callback = await identify(other, await goToPlatform(other, 'google'), known)
    const { code = '' } = queryOf(callback)
    const query = new URLSearchParams({ state, code }).toString()
    expect((await own.get(`/api/google-login-callback?${query}`)).location).toBe(refusedPage)
  })
})

it('keeps nothing with which a login could be finished, and drops what nobody came back for', async () => {
  const { browser, code } = await comeBack(server, known)
  const away = openBrowser(server)
  const { state = '' } = queryOf(await goToPlatform(away, 'google'))
  const rows = await everyRow(knex)
  for (const secret of [code, state, ...browser.cookies.values(), ...away.cookies.values()]) {
    expect(rows.includes(secret)).toBe(false)
    expect(rows.includes(Buffer.from(secret, 'base64url').toString('hex'))).toBe(false)
  }
  server.clock.moveHours(1)
  expect(await dropExpiredSocialLogins(knex, server.clock.real())).toBeGreaterThanOrEqual(2)
  expect(await knex('social_login')).toHaveLength(0)
})
