import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../support/mails.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createLink, type Login, openDevice } from '../support/world.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' }, privateOrigins: [] })
const { knex } = server.database

async function update({ token }: { token: string }, data: object, key?: string) {
  const { status, body } = await server.call('update-user', { data }, { token, ...(key && { key }) })
  return { status, body }
}

const me = async ({ token }: { token: string }) => (await server.call('get-user', {}, { token })).body
const validate = async (code: string) => (await server.call('validate-email', { code })).body
const badLogin = { status: 200, body: { error: 'badLogin' } }
let count = 0
const newAddress = () => `moved${++count}@clients.example`

async function askForEmail(account: Login, email: string): Promise<string> {
  expect((await update(account, { email, password: account.password })).status).toBe(200)
  return (await mailTo(server, email, 'changeEmail')).code
}

describe('another password', () => {
  it('ends every other session, keeps this one, and notifies the owner by mail', async () => {
    const account = await createAccount(server)
    const phone = await openDevice(server, account.id)
    const { body } = await update(account, { password: account.password, newPassword: 'moonlight 40' })
    expect(body).toMatchObject({ _id: account.id })
    expect((await server.call('get-user', {}, { token: phone.token })).status).toBe(401)
    expect(await me(account)).toMatchObject({ _id: account.id })
    const logIn = async (password: string) =>
      (await server.call('login', { email: account.email, password })).body
    expect(await logIn(phone.userToken)).toBe('NULL_USER')
    expect(await logIn(account.password)).toBe('NOK')
    expect(await logIn('moonlight 40')).toMatchObject({ _id: account.id })
    expect((await mailTo(server, account.email, 'passwordChanged')).text).toContain(account.email)
  })

  it('needs the one in force', async () => {
    const account = await createAccount(server)
    const phone = await openDevice(server, account.id)
    const requests = [
      { newPassword: 'moonlight 40' },
      { newPassword: 'moonlight 40', password: '' },
      { newPassword: 'moonlight 40', password: 'lamplight 40' },
      { newPassword: 'moonlight 40', password: account.userToken, username: 'Thief' },
    ]
    for (const request of requests) expect(await update(account, request)).toEqual(badLogin)
    expect(await me(phone)).toMatchObject({ username: 'Mara Quinn' })
    expect(await mailsTo(server, account.email, 'passwordChanged')).toEqual([])
  })

  it('is refused to an account without a password, which gets one by a reset', async () => {
    const account = await createAccount(server)
    await knex('user_account').where({ id: account.id }).update({ passwordHash: null })
    for (const password of ['', account.password]) {
      expect(await update(account, { newPassword: 'moonlight 40', password })).toEqual(badLogin)
      expect(await update(account, { email: newAddress(), password })).toEqual(badLogin)
    }
  })

  it('makes links worthless that were mailed before', async () => {
    const account = await createAccount(server)
    const reset = await createLink(server, account, 'resetPassword')
    const email = newAddress()
    const change = await askForEmail(account, email)
    await update(account, { password: account.password, newPassword: 'moonlight 40' })
    expect(await me(account)).toMatchObject({ pendingEmail: null })
    expect(await validate(change)).toEqual({ isEmailValidated: false })
    const { body } = await server.call('reset-password', { code: reset, password: 'thief 12345' })
    expect(body).toEqual({ error: 'passwordResetFail' })
  })

  it('is changed once where two devices change it at the same time', async () => {
    const account = await createAccount(server)
    const phone = await openDevice(server, account.id)
    const requests = [account, phone].map((device, i) =>
      update(device, { password: account.password, newPassword: `moonlight ${i}` }),
    )
    const replies = (await Promise.all(requests)).map(({ status, body }) =>
      status === 401 ? 'out' : ((body as { error?: string }).error ?? 'changed'),
    )
    expect(replies.filter((reply) => reply === 'changed')).toHaveLength(1)
  })

  it('may be guessed at only so often', async () => {
    const account = await createAccount(server)
    const guess = (i: number) => update(account, { password: `guess ${i}`, newPassword: 'moonlight 40' })
    for (let i = 0; i < 10; i++) expect(await guess(i)).toEqual(badLogin)
    expect((await guess(10)).status).toBe(429)
    expect((await update(account, { username: 'Still me' })).status).toBe(200)
  })

  it('leaves no digest of a password with the repeats of a call', async () => {
    const account = await createAccount(server)
    const key = crypto.randomUUID()
    const request = { password: account.password, newPassword: 'moonlight 40' }
    const first = await update(account, request, key)
    expect(await update(account, request, key)).toEqual(first)
    const [row] = await knex('kept_reply').where({ idempotencyKey: key })
    expect(await update(account, { username: 'Another' }, key)).toMatchObject({ status: 409 })
    const digest = createHash('sha256')
      .update(JSON.stringify({ data: {} }))
      .digest('hex')
    expect(Buffer.from(row.payloadDigest).toString('hex')).toBe(digest)
  })

  it.each([
    ['newPassword', 'short 1'],
    ['newPassword', 'nul \0 12345'],
    ['newPassword', 'x1'.repeat(513)],
    ['email', 'no address'],
    ['email', `${'x'.repeat(320)}@clients.example`],
    ['password', 'x'.repeat(1025)],
  ])('refuses a wrong %s: %j', async (field, value) => {
    const account = await createAccount(server)
    const request = { password: account.password, [field]: value }
    expect(await update(account, request)).toEqual({
      status: 400,
      body: { error: 'invalidPayload', field: `data.${field}` },
    })
  })
})

describe('another email', () => {
  it('waits for the link in a mail to it, while the old address gets a notice', async () => {
    const account = await createAccount(server)
    const email = newAddress()
    const { body } = await update(account, { email: ` ${email.toUpperCase()} `, password: account.password })
    expect(body).toMatchObject({ email: account.email, pendingEmail: email, isEmailValidated: false })
    expect((await mailTo(server, account.email, 'emailChangeAsked')).text).toContain(email)
    expect(await me(account)).toMatchObject({ email: account.email, pendingEmail: email })

    expect(await validate((await mailTo(server, email, 'changeEmail')).code)).toEqual({
      isEmailValidated: true,
    })
    expect(await me(account)).toMatchObject({ email, pendingEmail: null, isEmailValidated: true })
    expect((await mailTo(server, account.email, 'emailChanged')).text).toContain(email)
    const logIn = async (address: string) =>
      (await server.call('login', { email: address, password: account.password })).body
    expect(await logIn(account.email)).toBe('NULL_USER')
    expect(await logIn(email)).toMatchObject({ _id: account.id })
  })

  it('leaves other devices in, which come back by the address that they know', async () => {
    const account = await createAccount(server)
    const [asleep, away] = [await openDevice(server, account.id), await openDevice(server, account.id)]
    const comeBack = async ({ userToken }: { userToken: string }, email: string) =>
      (await server.call('login', { email, password: userToken })).body
    const [second, third] = [newAddress(), newAddress()]
    await validate(await askForEmail(account, second))
    await validate(await askForEmail({ ...account, email: second }, third))
    // Meanwhile the first address belongs to somebody else.
    const other = await createAccount(server, { email: account.email })

    const changed = { _id: account.id, email: third }
    expect(await comeBack(asleep, account.email)).toMatchObject(changed)
    expect(await comeBack(away, ` ${second.toUpperCase()}`)).toMatchObject(changed)
    // The server knows the newest address now.
    expect(await comeBack(asleep, account.email)).toBe('NULL_USER')
    expect(await comeBack(asleep, third)).toMatchObject(changed)
    expect(await comeBack(other, second)).toBe('NULL_USER')
  })

  it('needs the password in force', async () => {
    const account = await createAccount(server)
    const email = newAddress()
    for (const password of [undefined, '', 'lamplight 40']) {
      expect(await update(account, { email, ...(password !== undefined && { password }) })).toEqual(badLogin)
    }
    expect(await me(account)).toMatchObject({ pendingEmail: null })
    expect(await mailsTo(server, email, 'changeEmail')).toEqual([])
  })

  it('may not be another account’s, neither when it is asked for nor when its link is followed', async () => {
    const [account, other] = [await createAccount(server), await createAccount(server)]
    const inUse = { error: 'emailInUse' }
    const request = { email: other.email.toUpperCase(), password: account.password, username: 'Thief' }
    expect((await update(account, request)).body).toEqual(inUse)
    expect(await me(account)).toMatchObject({ username: 'Mara Quinn', pendingEmail: null })
    expect(await mailsTo(server, other.email, 'changeEmail')).toEqual([])

    const email = newAddress()
    const code = await askForEmail(account, email)
    await createAccount(server, { email })
    expect(await validate(code)).toEqual(inUse)
    expect(await me(account)).toMatchObject({ email: account.email, pendingEmail: email })
  })

  it('accepts only the newest request', async () => {
    const account = await createAccount(server)
    const [first, second] = [newAddress(), newAddress()]
    const old = await askForEmail(account, first)
    const young = await askForEmail(account, second)
    expect(await validate(old)).toEqual({ isEmailValidated: false })
    expect(await me(account)).toMatchObject({ email: account.email, pendingEmail: second })
    expect(await validate(young)).toEqual({ isEmailValidated: true })
    expect(await validate(young)).toEqual({ isEmailValidated: false })
    expect(await me(account)).toMatchObject({ email: second })
  })

  it('is given up by asking for the one in force, without a password', async () => {
    const account = await createAccount(server)
    const code = await askForEmail(account, newAddress())
    expect((await update(account, { email: account.email })).body).toMatchObject({ pendingEmail: null })
    expect(await validate(code)).toEqual({ isEmailValidated: false })
    expect(await me(account)).toMatchObject({ email: account.email })
  })

  it('has a day', async () => {
    const account = await createAccount(server)
    const code = await askForEmail(account, newAddress())
    server.clock.moveHours(24)
    expect(await validate(code)).toEqual({ isEmailValidated: false })
  })

  it('ends links that were mailed to the old address', async () => {
    const account = await createAccount(server)
    const reset = await createLink(server, account, 'resetPassword')
    await validate(await askForEmail(account, newAddress()))
    const { body } = await server.call('reset-password', { code: reset, password: 'moonlight 40' })
    expect(body).toEqual({ error: 'passwordResetFail' })
  })

  it('is limited, because each request mails a stranger', async () => {
    const account = await createAccount(server)
    const request = () => update(account, { email: newAddress(), password: account.password })
    for (let i = 0; i < 5; i++) expect((await request()).status).toBe(200)
    expect((await request()).status).toBe(429)
  })
})
