import { addHours } from '@aloft/domain/core/dates'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { createLinkCode } from '../../src/areas/account/mailed-link.repo.ts'
import { openBrowser, queryOf } from '../support/browser.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, password } from '../support/world.ts'
import { comeBack, goToPlatform, identify, signUpThrough, somebody } from './social-people.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' } })
const { knex } = server.database

describe('the way there and back', () => {
  it('goes to the platform with a cookie for ten minutes, and back to the page of the app (ACT-006, ACT-007)', async () => {
    const person = somebody()
    const browser = openBrowser(server)
    const start = await browser.get('/api/google-login')
    expect(start.status).toBe(302)
    expect(start.headers.get('cache-control')).toBe('no-store')
    expect(start.headers.get('set-cookie')).toMatch(
      /^social-login=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const back = await browser.get(await identify(browser, start.location, person))
    expect(back.status).toBe(302)
    expect(back.location).toMatch(/^\/0\/social-login\?code=[\w-]{43}$/)
    expect(back.headers.get('cache-control')).toBe('no-store')
  })

  it('keeps the cookie to https, and to this very host, where the product has it', async () => {
    const secure = await useServer({
      database: server.database,
      env: { PUBLIC_URL: 'https://aloft.example' },
    })
    const browser = openBrowser(secure)
    const callback = await identify(browser, await goToPlatform(browser, 'google'), somebody())
    const { headers, location } = await browser.get(callback)
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-social-login=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect((await browser.redeem({ code: queryOf(location)['code'] ?? '' })).body).toMatchObject({
      error: 'termsNeeded',
    })
  })

  it('takes somebody who did not want to back to the page, which says so', async () => {
    const browser = openBrowser(server)
    const page = await browser.get(await goToPlatform(browser, 'google'))
    const cancel = /href="([^"]*error=access_denied[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&')
    const { location } = await browser.get(cancel ?? '')
    expect(location).toBe('/0/social-login?error=accessDenied&platform=google')
  })

  it.each([
    ['GET', '/api/linkedin-login', 404, undefined],
    ['POST', '/api/linkedin-login', 404, undefined],
    ['GET', '/api/linkedin-login-callback', 404, undefined],
    ['POST', '/api/google-login', 405, 'GET'],
    ['PUT', '/api/facebook-login', 405, 'GET'],
    ['DELETE', '/api/google-login-callback', 405, 'GET'],
    ['POST', '/api/facebook-login-callback', 405, 'GET'],
    ['OPTIONS', '/api/google-login', 405, 'GET'],
  ])('%s %s is answered with %i (OPN-22, OPN-23)', async (method, path, status, allow) => {
    const reply = await fetch(server.url + path, { method, redirect: 'manual' })
    const error = status === 404 ? 'notFound' : 'methodNotAllowed'
    expect({ status: reply.status, body: await reply.json() }).toEqual({ status, body: { error } })
    expect(reply.headers.get('allow') ?? undefined).toBe(allow)
    expect(reply.headers.get('set-cookie')).toBeNull()
  })

  it('offers only the platforms that the installation names', async () => {
    const one = await useServer({ database: server.database, env: { SOCIAL_PLATFORMS: 'facebook' } })
    expect((await openBrowser(one).get('/api/google-login')).status).toBe(404)
    expect((await openBrowser(one).get('/api/google-login-callback?code=1&state=1')).status).toBe(404)
    expect((await openBrowser(one).get('/api/embedded-identity/google?state=1&challenge=1')).status).toBe(404)
    expect((await openBrowser(one).get('/api/facebook-login')).status).toBe(302)
  })

  it('begins at most 60 logins a minute from one address', async () => {
    const headers = { 'x-forwarded-for': '10.9.9.9' }
    const begin = () => openBrowser(server).get('/api/google-login', headers)
    const locations = []
    for (let i = 0; i < 61; i++) locations.push((await begin()).location)
    expect(locations[59]).toMatch(/^\/api\/embedded-identity\//)
    expect(locations[60]).toBe('/0/social-login?error=tooManyAttempts&platform=google')
  })
})

describe('somebody new', () => {
  it('is asked for the terms first, then has an account known by the platform’s id', async () => {
    const person = somebody()
    const { browser, code } = await comeBack(server, person)
    const asked = (await browser.redeem({ code })).body
    expect(asked).toEqual({
      error: 'termsNeeded',
      platform: 'google',
      email: person.email,
      username: person.name,
      code: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await knex('user_account').where({ email: person.email })).toHaveLength(0)
    const { code: next } = asked as { code: string }
    const { body } = await browser.redeem({ code: next, isTermsAccepted: true, language: 'de' })
    expect(body).toMatchObject({
      email: person.email,
      username: person.name,
      isEmailValidated: true,
      socialPlatform: 'google',
      language: 'de',
      isOnboarding: true,
      returnUrl: null,
    })
    const user = body as { _id: string; authToken: string }
    expect((await server.call('get-user', {}, { token: user.authToken })).body).toMatchObject({
      _id: user._id,
    })
    const [identity] = await knex('social_identity').where({ userId: user._id })
    expect(identity).toMatchObject({ platform: 'google' })
    expect(identity.subject).not.toContain('@')
    const account = await knex('user_account').where({ id: user._id }).first()
    expect(account).toMatchObject({ passwordHash: null, termsAcceptedDate: expect.any(Date) })
  })

  it.each([
    ['from-mara', { code: 'from-mara' }],
    [` ${'x'.repeat(64)} `, { code: 'x'.repeat(64) }],
    ['x'.repeat(65), null],
    ['', null],
  ])('brings along the referral code: %j (ACA-03)', async (code, referralCodeData) => {
    const query = `?${new URLSearchParams({ referralCode: code }).toString()}`
    expect(await signUpThrough(server, somebody(), 'google', query)).toMatchObject({ referralCodeData })
  })

  it('gets no account with terms refused', async () => {
    const { browser, code } = await comeBack(server, somebody())
    const { body } = await browser.redeem({ code, isTermsAccepted: false })
    expect(body).toMatchObject({ error: 'termsNeeded' })
  })

  it('has an unverified address from Facebook, and gets a mail to verify it', async () => {
    const person = somebody()
    const user = await signUpThrough(server, person, 'facebook')
    expect(user).toMatchObject({ isEmailValidated: false, socialPlatform: 'facebook' })
    const mails = await knex('mail').whereRaw(`payload->>'userId' = ?`, [user._id])
    expect(mails).toEqual([
      expect.objectContaining({ name: 'verifyEmail', payload: { userId: user._id, email: person.email } }),
    ])
    const { _id: verified } = await signUpThrough(server, somebody(), 'google')
    expect(await knex('mail').whereRaw(`payload->>'userId' = ?`, [verified])).toEqual([])
  })

  it('loses the account to the owner of the address, once that one resets its password by mail', async () => {
    const person = somebody()
    const { _id, authToken } = await signUpThrough(server, person, 'facebook')
    const link = { mailId: uuidv7(), userId: _id, kind: 'resetPassword', email: person.email } as const
    const code = await createLinkCode(knex, { ...link, expiryDate: addHours(server.clock.real(), 1) })
    const { body } = await server.call('reset-password', { code, password })
    expect(body).toMatchObject({ _id, socialPlatform: null, isEmailValidated: true })
    expect((await server.call('get-user', {}, { token: authToken })).status).toBe(401)
    const again = await comeBack(server, person, 'facebook')
    const { body: asked } = await again.browser.redeem({ code: again.code })
    expect(asked).toMatchObject({ error: 'linkNeedsPassword' })
  })

  it('starts with the tokens that every account starts with', async () => {
    const { authToken: token } = await signUpThrough(server, somebody())
    const { body } = await server.call('get-token-balance', {}, { token })
    const other = await createAccount(server)
    expect(body).toEqual((await server.call('get-token-balance', {}, { token: other.token })).body)
  })
})

describe('somebody known', () => {
  it('is signed in at once, by the id and not by the address', async () => {
    const person = somebody()
    const { _id } = await signUpThrough(server, person)
    await knex('user_account')
      .where({ id: _id })
      .update({ email: `moved.${person.email}` })
    const { browser, code } = await comeBack(server, person)
    expect((await browser.redeem({ code })).body).toMatchObject({ _id, email: `moved.${person.email}` })
  })

  it('comes back to the address that the login began with', async () => {
    const person = somebody()
    await signUpThrough(server, person)
    const { browser, code } = await comeBack(server, person, 'google', '?returnUrl=%2F0%2Flist%3FideaId%3D1')
    expect((await browser.redeem({ code })).body).toMatchObject({ returnUrl: '/0/list?ideaId=1' })
  })

  it('stays outside when banned', async () => {
    const person = somebody()
    const { _id } = await signUpThrough(server, person)
    await knex('user_account').where({ id: _id }).update({ isBanned: true })
    const { browser, code } = await comeBack(server, person)
    expect((await browser.redeem({ code })).body).toEqual({ error: 'platformAuthFailure' })
  })

  it('renews a session by the stored token and has no password to log in with (ACT-005, SES-15)', async () => {
    const person = somebody()
    const { _id, userToken } = await signUpThrough(server, person)
    const logIn = (words: string) =>
      server.call('login', { email: person.email, password: words, socialPlatform: 'google' })
    expect((await logIn(userToken)).body).toMatchObject({ _id, socialPlatform: 'google' })
    expect((await logIn('')).body).toBe('NOK')
    expect((await logIn('lamplight 39')).body).toBe('NOK')
    const { status } = await server.call('login', { email: '', password: '', socialPlatform: 'linkedin' })
    expect(status).toBe(400)
  })
})

describe('somebody whose address has an account', () => {
  it.each(['google', 'facebook'] as const)('links it with its password: %s', async (platform) => {
    const account = await createAccount(server)
    const person = { name: 'Somebody Else', email: account.email.toUpperCase() }
    const { browser, code } = await comeBack(server, person, platform)
    const asked = (await browser.redeem({ code, isTermsAccepted: true })).body
    expect(asked).toEqual({
      error: 'linkNeedsPassword',
      platform,
      email: account.email,
      isPasswordWrong: false,
      code: expect.any(String),
    })
    const link = { code: (asked as { code: string }).code, email: account.email, password }
    const { body } = await browser.redeem(link)
    expect(body).toMatchObject({
      _id: account.id,
      username: 'Mara Quinn',
      isEmailValidated: platform === 'google',
      socialPlatform: null,
    })
    const again = await comeBack(server, person, platform)
    expect((await again.browser.redeem({ code: again.code })).body).toMatchObject({ _id: account.id })
    expect((await server.call('login', { email: account.email, password })).body).toMatchObject({
      _id: account.id,
    })
  })

  it('may try five times, each with a new code, and then starts again', async () => {
    const { email } = await createAccount(server)
    const { browser, code } = await comeBack(server, { name: 'Guesser', email })
    let { body } = await browser.redeem({ code })
    const answers = []
    for (let i = 0; i < 5; i++) {
      const { code: next } = body as { code: string }
      ;({ body } = await browser.redeem({ code: next, email, password: `wrong ${i}` }))
      answers.push(body)
    }
    expect(answers.slice(0, 4)).toEqual(
      Array(4).fill(expect.objectContaining({ error: 'linkNeedsPassword', isPasswordWrong: true })),
    )
    expect(answers[4]).toEqual({ error: 'platformAuthFailure' })
    expect(await knex('social_identity').where({ subject: email })).toHaveLength(0)
  })

  it('has its tries counted with those of the login', async () => {
    const { id, email } = await createAccount(server)
    const { browser, code } = await comeBack(server, { name: 'Mara', email })
    const { code: next } = (await browser.redeem({ code })).body as { code: string }
    const link = { code: next, email: ` ${email.toUpperCase()}`, password }
    const headers = { 'x-forwarded-for': browser.address }
    for (let i = 0; i < 5; i++) await server.call('login', { email, password: 'wrong' }, { headers })
    expect((await browser.redeem(link)).status).toBe(429)
    // The password was not checked, so the code isn't used up either.
    await knex('rate_limit').whereLike('key', 'password-%').delete()
    expect((await browser.redeem(link)).body).toMatchObject({ _id: id })
  })

  it('cannot give another address to have its tries counted there', async () => {
    const { email } = await createAccount(server)
    const { browser, code } = await comeBack(server, { name: 'Guesser', email })
    const { code: next } = (await browser.redeem({ code })).body as { code: string }
    for (const payload of [{ email: 'other@clients.example', password }, { password }]) {
      expect((await browser.redeem({ code: next, ...payload })).body).toEqual({
        error: 'platformAuthFailure',
      })
    }
  })

  it('learns which platform to use if the account has no password', async () => {
    const person = somebody()
    await signUpThrough(server, person, 'facebook')
    const { browser, code } = await comeBack(server, person, 'google')
    expect((await browser.redeem({ code, isTermsAccepted: true })).body).toEqual({
      error: 'emailInUse',
      platform: 'google',
      email: person.email,
      socialPlatform: 'facebook',
    })
  })

  it('links no second identity of a platform to one account', async () => {
    const account = await createAccount(server)
    const person = { name: 'Somebody', email: account.email }
    const link = async () => {
      const { browser, code } = await comeBack(server, person)
      const { code: next } = (await browser.redeem({ code })).body as { code: string }
      return browser.redeem({ code: next, email: account.email, password })
    }
    expect((await link()).body).toMatchObject({ _id: account.id })
    await knex('social_identity').where({ userId: account.id }).update({ subject: 'another person' })
    expect((await link()).body).toEqual({ error: 'platformAuthFailure' })
  })

  it('stays outside when banned', async () => {
    const { id, email } = await createAccount(server)
    await knex('user_account').where({ id }).update({ isBanned: true })
    const { browser, code } = await comeBack(server, { name: 'Somebody', email })
    expect((await browser.redeem({ code })).body).toEqual({ error: 'platformAuthFailure' })
  })
})
