import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startSmtpServer } from '../../src/gateways/mail/test-support/start-smtp-server.ts'
import { endProgramsAfterEach, listening, startProgram, waitForOutput } from '../support/program.ts'
import { callAt } from '../support/test-server.ts'

const smtp = await startSmtpServer()
const dir = mkdtempSync(join(tmpdir(), 'aloft-mails-'))
afterAll(() => {
  smtp.stop()
  rmSync(dir, { recursive: true, force: true })
})
endProgramsAfterEach()

const email = 'orla@nightjar.example'
const form = { email, password: 'lamplight 39', username: 'Órla Fahy', isTermsAccepted: true }
const publicUrl = 'https://ads.skylark.example'

async function linkIn(subject: string): Promise<URL> {
  const found = async () => (await smtp.mailsTo(email)).findLast((mail) => mail.subject === subject)
  await expect.poll(found, { timeout: 20_000 }).toBeDefined()
  const mail = await found()
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(mail?.html).toContain(`href="${link}"`)
  expect(mail).toMatchObject({
    from: 'Skylark <hello@skylark.example>',
    replyTo: 'help@skylark.example',
  })
  return new URL(link)
}

describe('the program with a mail server', { timeout: 60_000 }, () => {
  it('confirms an address and resets a password by what arrived there, and logs neither', async () => {
    const program = startProgram({
      DATA_DIR: join(dir, 'whole-way'),
      ALOFT_ENV: 'production',
      ALLOW_EMBEDDED: 'ad-platform,identity,payment',
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@skylark.example',
      MAIL_REPLY_TO: 'help@skylark.example',
      PRODUCT_NAME: 'Skylark',
      LOG_LEVEL: 'debug',
    })
    const [url = ''] = await waitForOutput(program, listening)
    const call = callAt(url)
    const { authToken: token } = (await call('signup', form)).body as { authToken: string }
    const verify = await linkIn('Confirm your email address for Skylark')
    expect(verify.origin + verify.pathname).toBe(`${publicUrl}/0/email-validation`)
    const code = verify.searchParams.get('code') ?? ''
    expect((await call('validate-email', { code })).body).toEqual({ isEmailValidated: true })
    expect((await call('get-user', {}, { token })).body).toMatchObject({ isEmailValidated: true })

    expect((await call('forgot-password', { email })).body).toBe('OK')
    const reset = await linkIn('Reset your Skylark password')
    expect(reset.origin + reset.pathname).toBe(`${publicUrl}/0/reset-password`)
    const resetCode = reset.searchParams.get('code') ?? ''
    const { body } = await call('reset-password', { code: resetCode, password: 'moonlight 40' })
    expect(body).toMatchObject({ email })
    expect((await call('login', { email, password: form.password })).body).toBe('NOK')
    expect((await call('login', { email, password: 'moonlight 40' })).body).toMatchObject({ email })
    await linkIn('Your Skylark password has changed')

    expect(program.output()).toContain('"job":"send-mail"')
    for (const secret of [code, resetCode, email, 'moonlight']) expect(program.output()).not.toContain(secret)
    program.child.kill('SIGTERM')
    expect(await program.exit).toBe(0)
  })

  it('does not start in production without one, unless that is allowed by name', async () => {
    const program = startProgram({
      DATA_DIR: join(dir, 'refused'),
      ALOFT_ENV: 'production',
      ALLOW_EMBEDDED: 'ad-platform',
      HOST: '127.0.0.1',
      MAIL_POSTAL_ADDRESS: '',
    })
    expect(await program.exit).toBe(1)
    expect(program.output()).toContain('MAIL_POSTAL_ADDRESS: required in production')
    expect(program.output()).toContain('SMTP_URL: required in production unless ALLOW_EMBEDDED includes mail')
  })
})
