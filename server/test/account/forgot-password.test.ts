import { describe, expect, it, onTestFinished } from 'vitest'
import { mailsTo, mailTo } from '../support/mails.ts'
import { statementsOf } from '../support/statements.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount, createLink, openDevice } from '../support/world.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' }, privateOrigins: [] })
const { knex } = server.database
const next = 'moonlight 40'

let addresses = 0
/** From a different address each time, so that no limit is reached by chance. */
function from() {
  return { headers: { 'x-forwarded-for': `203.0.113.${++addresses}` } }
}

const forget = (email: string) => server.call('forgot-password', { email }, from())
const reset = (code: string, password = next) => server.call('reset-password', { code, password }, from())
const logIn = (email: string, password: string) => server.call('login', { email, password }, from())
const failed = { status: 200, body: { error: 'passwordResetFail' } }

async function codeFor(email: string): Promise<string> {
  await forget(email)
  return (await mailTo(server, email, 'resetPassword')).code
}

async function outcome(call: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await call
  return { status, body }
}

describe('forgot-password', () => {
  it('mails a link to the page that takes a new password', async () => {
    const { email } = await createAccount(server)
    expect(await outcome(forget(` ${email.toUpperCase()} `))).toEqual({ status: 200, body: 'OK' })
    const { link, code, html } = await mailTo(server, email, 'resetPassword')
    expect(new URL(link).pathname).toBe('/0/reset-password')
    expect(Buffer.from(code, 'base64url')).toHaveLength(32)
    expect(html).toContain(`href="${link}"`)
  })

  it('answers alike, after the same work, whether there is an account or not (OPN-76)', async () => {
    // Nobody sends emails here, so only the call itself is measured.
    const web = await startTestServer({ env: { TRUST_PROXY: '1' } })
    onTestFinished(() => web.stop())
    const { email } = await createAccount(web)
    const banned = await createAccount(web)
    await web.database.knex('user_account').where({ id: banned.id }).update({ isBanned: true })
    const repliesTo = async (address: string) => {
      const replies: unknown[] = []
      const sql = await statementsOf(web.database.knex, async () => {
        const { status, body, headers } = await web.call('forgot-password', { email: address }, from())
        replies.push(status, body, headers.get('content-length'))
      })
      return { replies, sql }
    }
    const known = await repliesTo(email)
    expect(known.replies).toEqual([200, 'OK', '4'])
    for (const stranger of ['nobody@clients.example', banned.email, 'no address']) {
      expect(await repliesTo(stranger)).toEqual(known)
    }
  })

  it('mails nothing to an address without an account, nor to a banned one', async () => {
    const banned = await createAccount(server)
    await knex('user_account').where({ id: banned.id }).update({ isBanned: true })
    for (const stranger of ['nobody@clients.example', banned.email, 'no address', '']) {
      expect(await outcome(forget(stranger))).toEqual({ status: 200, body: 'OK' })
      expect(await mailsTo(server, stranger, 'resetPassword')).toEqual([])
    }
  })

  it('keeps no code, only its digest', async () => {
    const { email } = await createAccount(server)
    const code = await codeFor(email)
    const { rows } = await knex.raw<{ rows: { line: string }[] }>(
      `select t::text as line from mailed_link t union all select t::text from mailed_link_code t
       union all select t::text from mail t union all select data::text || coalesce(output::text, '') from boss.job t`,
    )
    const stored = rows.map(({ line }) => line).join('\n')
    expect(stored).toContain('resetPassword')
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(Buffer.from(code, 'base64url').toString('hex'))
  })

  it('refuses the sixth for one email within an hour from one place, account or none, and nobody else', async () => {
    const { email } = await createAccount(server)
    for (const address of [email, 'missing@clients.example']) {
      const caller = from()
      const ask = (typed: string) => server.call('forgot-password', { email: typed }, caller)
      for (let i = 0; i < 5; i++) expect((await ask(address)).status).toBe(200)
      const { status, body } = await ask(address.toUpperCase())
      const refusal = { error: 'tooManyRequests', retryAfterSeconds: expect.any(Number) }
      expect({ status, body }).toEqual({ status: 429, body: refusal })
      expect((await forget(address)).status).toBe(200)
    }
  })

  it('refuses one address that keeps asking for new emails', async () => {
    const caller = from()
    const ask = (i: number) => server.call('forgot-password', { email: `p${i}@clients.example` }, caller)
    for (let i = 0; i < 20; i++) expect((await ask(i)).status).toBe(200)
    expect((await ask(20)).status).toBe(429)
  })

  it('mails requests of strangers three times, then every ten minutes, and of the owner’s browser always', async () => {
    const { email, userToken } = await createAccount(server)
    const home = await server.call('login', { email, password: userToken }, from())
    const cookie = home.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const mails = async () => (await mailsTo(server, email, 'resetPassword')).length
    for (let i = 0; i < 8; i++) expect((await forget(email)).body).toBe('OK')
    expect(await mails()).toBe(4)
    const { headers } = from()
    await server.call('forgot-password', { email }, { headers: { ...headers, cookie } })
    expect(await mails()).toBe(5)
    await knex('rate_limit')
      .where({ key: `reset-mail-later:${email}` })
      .decrement('expire', 600_000)
    await forget(email)
    expect(await mails()).toBe(6)
  })
})

describe('get-reset-link', () => {
  const openLink = async (code: string) => (await server.call('get-reset-link', { code })).body
  const none = { error: 'passwordResetFail' }

  it('says whose password the link sets, as often as it is asked', async () => {
    const { email } = await createAccount(server)
    const code = await codeFor(email)
    for (let i = 0; i < 2; i++) expect(await openLink(code)).toEqual({ email })
    expect((await reset(code)).body).toMatchObject({ email })
    expect(await openLink(code)).toEqual(none)
  })

  it('says that a link sets none where it is of another kind, or its account has moved or is closed', async () => {
    const account = await createAccount(server)
    const code = await codeFor(account.email)
    const verify = await createLink(server, account, 'verifyEmail')
    for (const wrong of [verify, '', 'A'.repeat(43)]) expect(await openLink(wrong)).toEqual(none)
    const changes = [{ isBanned: true }, { isBanned: false, email: `moved-${account.email}` }]
    for (const change of changes) {
      await knex('user_account').where({ id: account.id }).update(change)
      expect(await openLink(code)).toEqual(none)
    }
    await knex('user_account').where({ id: account.id }).update({ email: account.email })
    expect(await openLink(code)).toEqual({ email: account.email })
    server.clock.moveHours(1)
    expect(await openLink(code)).toEqual(none)
  })
})

describe('reset-password', () => {
  it('takes the new password, ends every session, opens one and notifies the owner', async () => {
    const account = await createAccount(server)
    const phone = await openDevice(server, account.id)
    const { status, body } = await reset(await codeFor(account.email))
    expect({ status, body }).toMatchObject({ status: 200, body: { _id: account.id, isEmailValidated: true } })
    for (const { token } of [account, phone]) {
      expect((await server.call('get-user', {}, { token })).status).toBe(401)
    }
    expect((await logIn(account.email, phone.userToken)).body).toBe('NULL_USER')
    expect((await logIn(account.email, account.password)).body).toBe('NOK')
    const { authToken } = body as { authToken: string }
    expect((await server.call('get-user', {}, { token: authToken })).body).toMatchObject({ _id: account.id })
    expect((await logIn(account.email, next)).body).toMatchObject({ _id: account.id })
    expect((await mailTo(server, account.email, 'passwordChanged')).link).toMatch(/\/0\/forgot-password$/)
  })

  it('gives an account of a social login its first password', async () => {
    const { id, email } = await createAccount(server)
    await knex('user_account').where({ id }).update({ passwordHash: null, socialPlatform: 'google' })
    expect((await reset(await codeFor(email))).body).toMatchObject({ _id: id })
    expect((await logIn(email, next)).body).toMatchObject({ _id: id })
  })

  it('works once', async () => {
    const { email } = await createAccount(server)
    const code = await codeFor(email)
    expect((await reset(code)).body).toMatchObject({ email })
    expect(await outcome(reset(code, 'another 41'))).toEqual(failed)
    expect((await logIn(email, next)).body).toMatchObject({ email })
  })

  it('works once where two come at the same time', async () => {
    const { id, email } = await createAccount(server)
    const code = await codeFor(email)
    const both = await Promise.all([reset(code, 'first pick 1'), reset(code, 'second pick 2')])
    const won = both.filter(({ body }) => (body as { error?: string }).error === undefined)
    expect(won).toHaveLength(1)
    expect(await knex('session').where({ userId: id })).toHaveLength(1)
  })

  it('works for an hour of real time, whatever the product’s clock says', async () => {
    const { email } = await createAccount(server)
    await knex('product_clock').update({ offsetHours: 5000 })
    const code = await codeFor(email)
    server.clock.moveHours(0.99)
    expect((await reset(code)).body).toMatchObject({ email })
    await knex('product_clock').update({ offsetHours: 0 })
    const late = await codeFor(email)
    server.clock.moveHours(1)
    expect(await outcome(reset(late))).toEqual(failed)
  })

  it('takes an older link until a newer one is used, so that no stranger ends the owner’s', async () => {
    const { email } = await createAccount(server)
    const [first, second, third] = [await codeFor(email), await codeFor(email), await codeFor(email)]
    expect(new Set([first, second, third]).size).toBe(3)
    expect((await reset(second)).body).toMatchObject({ email })
    for (const code of [first, second, third]) expect(await outcome(reset(code))).toEqual(failed)
  })

  it('takes one of two links that are used at the same time', async () => {
    const { email } = await createAccount(server)
    const codes = [await codeFor(email), await codeFor(email)]
    const replies = await Promise.all(codes.map((code) => outcome(reset(code))))
    expect(replies.filter(({ body }) => Object(body).email === email)).toHaveLength(1)
    expect(replies.filter(({ body }) => Object(body).error === 'passwordResetFail')).toHaveLength(1)
  })

  it('takes no link that was changed, cut, empty, long, or of another kind', async () => {
    const { id, email } = await createAccount(server)
    const code = await codeFor(email)
    const other = await createAccount(server)
    await server.call('resend-validation-email', {}, { token: other.token })
    const verify = (await mailTo(server, other.email, 'verifyEmail')).code
    const swapped = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
    for (const wrong of [swapped, code.slice(1), `${code}A`, ` ${code}`, '', 'x'.repeat(200), verify]) {
      expect(await outcome(reset(wrong)), wrong).toEqual(failed)
    }
    expect((await reset('x'.repeat(201))).status).toBe(400)
    expect((await reset(`nul\0${code}`)).status).toBe(400)
    const digest = await knex('mailed_link_code').first('digest')
    expect(await outcome(reset(digest.digest.toString('base64url')))).toEqual(failed)
    expect((await reset(code)).body).toMatchObject({ _id: id })
  })

  it('changes the account it was mailed to and no other', async () => {
    const [mine, foreign] = [await createAccount(server), await createAccount(server)]
    await reset(await codeFor(mine.email))
    expect((await logIn(foreign.email, foreign.password)).body).toMatchObject({ _id: foreign.id })
    expect((await server.call('get-user', {}, { token: foreign.token })).status).toBe(200)
  })

  it('does not work if the account has another email by now, or is banned', async () => {
    const moved = await createAccount(server)
    const code = await codeFor(moved.email)
    await knex('user_account').where({ id: moved.id }).update({ email: 'elsewhere@clients.example' })
    expect(await outcome(reset(code))).toEqual(failed)
    const banned = await createAccount(server)
    const bannedCode = await codeFor(banned.email)
    await knex('user_account').where({ id: banned.id }).update({ isBanned: true })
    expect(await outcome(reset(bannedCode))).toEqual(failed)
  })

  it('keeps the link where the password breaks the rule', async () => {
    const { email } = await createAccount(server)
    const code = await codeFor(email)
    for (const password of ['short 1', 'no digits here', 'nul \0 12345', 'x1'.repeat(513)]) {
      expect(await outcome(reset(code, password))).toMatchObject({ status: 400, body: { field: 'password' } })
    }
    expect((await reset(code)).body).toMatchObject({ email })
  })

  it('refuses one address that guesses', async () => {
    const caller = from()
    const guess = (i: number) => server.call('reset-password', { code: `guess ${i}`, password: next }, caller)
    for (let i = 0; i < 20; i++) expect((await guess(i)).body).toEqual(failed.body)
    expect((await guess(20)).status).toBe(429)
  })
})
