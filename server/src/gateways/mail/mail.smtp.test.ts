import { afterAll, describe, expect, test } from 'vitest'
import { createSmtpMail, type MailServer } from './mail.smtp.ts'
import { mailSuite, newMail } from './mail.suite.ts'
import { startSmtpServer } from './test-support/start-smtp-server.ts'

const server = await startSmtpServer()
afterAll(server.stop)

const open = (change: Partial<MailServer> = {}) =>
  createSmtpMail({ url: server.url, from: 'no-reply@aloft.example', fromName: 'Aloft', ...change })

mailSuite('SMTP', async () => ({
  gateway: open(),
  async mailsTo(address) {
    const mails = await server.mailsTo(address)
    return mails.map(({ to, subject, text, html }) => ({ to, subject, text, html }))
  },
}))

test('has sender, reply address, message id and the mark of an automatic mail', async () => {
  const mail = newMail({ replyTo: 'mara@clients.example' })
  await open({ fromName: 'Aloft, "the" <product>' }).send(mail)
  const [arrived] = await server.mailsTo(mail.to)
  expect(arrived).toMatchObject({
    envelope: { from: 'no-reply@aloft.example', to: [mail.to] },
    from: 'Aloft, "the" <product> <no-reply@aloft.example>',
    replyTo: 'mara@clients.example',
    messageId: `<${mail.id}@aloft.example>`,
    headers: { 'auto-submitted': 'auto-generated' },
  })
})

test('can be unsubscribed from by the reader’s mail program, if it has such a link (RFC 8058)', async () => {
  const [mail, without] = [
    newMail({ unsubscribeUrl: `https://aloft.example/unsubscribe/${'x'.repeat(43)}` }),
    newMail(),
  ]
  await open().send(mail)
  await open().send(without)
  const [arrived] = await server.mailsTo(mail.to)
  expect(arrived?.headers).toMatchObject({
    'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  const [other] = await server.mailsTo(without.to)
  expect(Object.keys(other?.headers ?? {}).filter((name) => name.startsWith('list-'))).toEqual([])
})

test('sends to one address, whatever stands in it', async () => {
  const to = `orla@nightjar.example, thief@clients.example`
  await open()
    .send(newMail({ to }))
    .catch(() => 'refused')
  expect(await server.mailsTo('thief@clients.example')).toEqual([])
})

describe('what goes wrong', () => {
  const secret = newMail({ text: 'code=secret-code', html: '<p>code=secret-code</p>' })

  test.each(['unknown', 'spam'])('%s: refused for good', async (reader) => {
    expect(await open().send({ ...secret, to: `${reader}@nightjar.example` })).toBe('refused')
  })

  test.each([
    ['greylisted', '451'],
    ['full', '452'],
  ])('%s: to be tried again', async (reader, code) => {
    const sending = open().send({ ...secret, to: `${reader}@nightjar.example` })
    await expect(sending).rejects.toThrow(new RegExp(`^the mail server failed: E\\w+ ${code}$`))
  })

  test('greylisted and tried again: sent', async () => {
    const mail = newMail({ to: `greylisted-twice@nightjar.example` })
    await expect(open().send(mail)).rejects.toThrow('451')
    expect(await open().send(mail)).toBe('sent')
    expect(await server.mailsTo(mail.to)).toHaveLength(1)
  })

  test.each([
    ['a wrong password', { url: `smtp://mailer%40aloft:guess@127.0.0.1:${server.port}` }, 'EAUTH 535'],
    ['no login', { url: `smtp://127.0.0.1:${server.port}` }, 'EENVELOPE 530'],
    ['nobody there', { url: 'smtp://127.0.0.1:1' }, 'ESOCKET'],
    ['a server that speaks no TLS', { url: server.url.replace('smtp:', 'smtps:') }, 'E'],
  ])('%s is no refusal of the mail', async (_, change, words) => {
    await expect(open(change).send(secret)).rejects.toThrow(`the mail server failed: ${words}`)
  })

  test('a server that falls silent is given up', async () => {
    const sending = open({ timeoutMs: 300 }).send({ ...secret, to: 'silent@nightjar.example' })
    await expect(sending).rejects.toThrow('the mail server failed: ETIMEDOUT')
  })

  test('a server on another machine gets neither login nor mail without TLS, unless that is said', async () => {
    const elsewhere = server.url.replace('127.0.0.1', '127.0.0.2')
    const mail = newMail()
    await expect(open({ url: elsewhere }).send(mail)).rejects.toThrow('the mail server failed: E')
    expect(await server.mailsTo(mail.to)).toEqual([])
    expect(await open({ url: `${elsewhere}?tls=optional` }).send(mail)).toBe('sent')
  })

  test('logs neither the address nor the mail', async () => {
    for (const reader of ['greylisted-again', 'full', 'silent']) {
      const sending = open({ timeoutMs: 300 }).send({ ...secret, to: `${reader}@nightjar.example` })
      const error: unknown = await sending.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(Error)
      expect(`${String(error)} ${JSON.stringify(error)} ${(error as Error).stack}`).not.toMatch(
        /nightjar|secret-code|p@ss/,
      )
      expect((error as Error).cause).toBeUndefined()
    }
  })
})
