import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Mail, MailGateway } from './mail.port.ts'

/** A mail as it arrived, wherever it was read. */
export interface ReadMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export function newMail(change: Partial<Mail> = {}): Mail {
  return {
    id: randomUUID(),
    to: `orla-${randomUUID()}@nightjar.example`,
    replyTo: undefined,
    subject: 'Choose a new password',
    text: 'A new password\n',
    html: '<!doctype html>\n<p>A new password</p>\n',
    ...change,
  }
}

/** Tests for every way to send mail. `mailsTo` returns the mails to an address, oldest first. */
export function mailSuite(
  name: string,
  open: () => Promise<{ gateway: MailGateway; mailsTo: (address: string) => Promise<ReadMail[]> }>,
): void {
  describe(`${name} mail`, () => {
    test('brings a mail to its reader as it was written', async () => {
      const { gateway, mailsTo } = await open()
      const mail = newMail({
        subject: 'Órla’s lamps: 50 % “now” 🛋',
        text: 'Ça va?\n\n.\n\nhttps://aloft.example/0/reset-password?code=a-b_c&x=1\nline = ending\n',
        html: '<!doctype html>\n<p title="x">Ça va? 🛋 &amp; more</p>\n.\n<p>end</p>\n',
      })
      expect(await gateway.send(mail)).toBe('sent')
      const { to, subject, text, html } = mail
      expect(await mailsTo(to)).toEqual([{ to, subject, text, html }])
    })

    test.each([
      ['a long line', `${'word '.repeat(4000)}end\n`],
      ['a long word', `${'x'.repeat(5000)}\n`],
      ['30 000 lines', 'line\n'.repeat(30_000)],
    ])('brings %s whole', async (_, text) => {
      const { gateway, mailsTo } = await open()
      const mail = newMail({ text, html: `<pre>${text}</pre>\n` })
      await gateway.send(mail)
      const [read] = await mailsTo(mail.to)
      expect(read?.text === mail.text && read.html === mail.html).toBe(true)
    })

    test('keeps a subject one subject, whatever stands in it', async () => {
      const { gateway, mailsTo } = await open()
      const stranger = `stranger-${randomUUID()}@clients.example`
      const mail = newMail({ subject: `Hello\r\nBcc: ${stranger}\r\n\r\nBody` })
      await gateway.send(mail)
      expect(await mailsTo(stranger)).toEqual([])
      const [read, ...others] = await mailsTo(mail.to)
      expect(others).toEqual([])
      expect(read?.text).toBe(mail.text)
    })

    test('brings each of many mails at once to its own reader', async () => {
      const { gateway, mailsTo } = await open()
      const mails = Array.from({ length: 12 }, (_, i) => newMail({ subject: `Mail ${i}` }))
      await Promise.all(mails.map((mail) => gateway.send(mail)))
      for (const { to, subject } of mails) expect(await mailsTo(to)).toMatchObject([{ to, subject }])
    })
  })
}
