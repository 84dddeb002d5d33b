import { describe, expect, it } from 'vitest'
import { mailsTo, mailTo } from '../support/mails.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' }, privateOrigins: [] })
const { knex } = server.database

const form = { password: 'lamplight 39', username: 'Órla Fahy', isTermsAccepted: true }
async function signUp(email: string, change: object = {}) {
  const { body } = await server.call('signup', { ...form, email, ...change })
  return body as { _id: string; authToken: string; error?: string }
}

async function validate(code: string) {
  const { status, body } = await server.call('validate-email', { code })
  return { status, body }
}

const done = { status: 200, body: { isEmailValidated: true } }
const refused = { status: 200, body: { isEmailValidated: false } }

async function isValidated(id: string): Promise<boolean> {
  return (await knex('user_account').where({ id }).first()).isEmailValidated
}

describe('sign-up', () => {
  it('mails a link that makes the address count as its owner’s', async () => {
    const { _id, authToken } = await signUp('orla@nightjar.example')
    const { link, code, text } = await mailTo(server, 'orla@nightjar.example', 'verifyEmail')
    expect(new URL(link).pathname).toBe('/0/email-validation')
    expect(text).toContain('orla@nightjar.example')
    expect(await isValidated(_id)).toBe(false)
    expect(await validate(code)).toEqual(done)
    const { body } = await server.call('get-user', {}, { token: authToken })
    expect(body).toMatchObject({ isEmailValidated: true })
  })

  it('mails nothing if the email is taken', async () => {
    await signUp('taken@nightjar.example')
    expect(await signUp('taken@nightjar.example')).toEqual({ error: 'emailInUse' })
    expect(await mailsTo(server, 'taken@nightjar.example', 'verifyEmail')).toHaveLength(1)
  })

  it('lets nobody put words of their own into a mail to a stranger', async () => {
    await signUp('victim@nightjar.example', { username: 'Win at https://casino.example now' })
    const { text, html, subject } = await mailTo(server, 'victim@nightjar.example', 'verifyEmail')
    expect(`${subject}${text}${html}`).not.toMatch(/casino/i)
  })
})

describe('the link', () => {
  async function newCode() {
    const account = await createAccount(server)
    await server.call('resend-validation-email', {}, { token: account.token })
    return { ...account, code: (await mailTo(server, account.email, 'verifyEmail')).code }
  }

  it('works once, for seven days', async () => {
    const [early, late] = [await newCode(), await newCode()]
    server.clock.moveHours(7 * 24 - 0.01)
    expect(await validate(early.code)).toEqual(done)
    expect(await validate(early.code)).toEqual(refused)
    server.clock.moveHours(0.01)
    expect(await validate(late.code)).toEqual(refused)
    expect(await isValidated(late.id)).toBe(false)
  })

  it('is of no use once a newer one was mailed', async () => {
    const { id, email, code } = await newCode()
    const { authToken: token } = (await server.call('login', { email, password: form.password })).body as {
      authToken: string
    }
    await server.call('resend-validation-email', {}, { token })
    const newer = (await mailTo(server, email, 'verifyEmail')).code
    expect(await validate(code)).toEqual(refused)
    expect(await isValidated(id)).toBe(false)
    expect(await validate(newer)).toEqual(done)
  })

  it('counts for the address it was mailed to alone', async () => {
    const { id, code } = await newCode()
    await knex('user_account').where({ id }).update({ email: 'moved@clients.example' })
    expect(await validate(code)).toEqual(refused)
    expect(await isValidated(id)).toBe(false)
  })

  it('counts for its own account, and not changed, cut, empty or long', async () => {
    const [mine, other] = [await newCode(), await newCode()]
    for (const wrong of ['', mine.code.slice(1), `${mine.code}x`, 'x'.repeat(200)]) {
      expect(await validate(wrong)).toEqual(refused)
    }
    for (const wrong of ['x'.repeat(201), `nul\0`]) expect((await validate(wrong)).status).toBe(400)
    expect(await validate(mine.code)).toEqual(done)
    expect([await isValidated(mine.id), await isValidated(other.id)]).toEqual([true, false])
  })

  it('may be asked for only so often', async () => {
    const { token } = await createAccount(server)
    const resend = () => server.call('resend-validation-email', {}, { token })
    for (let i = 0; i < 5; i++) expect((await resend()).body).toBe('OK')
    expect((await resend()).status).toBe(429)
  })

  it('is not mailed again for an address that counts already', async () => {
    const { id, email, token } = await createAccount(server)
    await knex('user_account').where({ id }).update({ isEmailValidated: true })
    expect((await server.call('resend-validation-email', {}, { token })).body).toBe('OK')
    expect(await mailsTo(server, email, 'verifyEmail')).toEqual([])
  })
})
