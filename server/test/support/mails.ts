import { expect } from 'vitest'
import type { MailName } from '../../src/mails/catalogue.ts'
import type { TestServer } from './test-server.ts'

export interface ArrivedMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where its button leads. */
  readonly link: string
  /** What that carries. */
  readonly code: string
}

/** Waits until every mail that was asked for is sent, refused or found needless. */
export async function mailsSent({ database: { knex } }: TestServer): Promise<void> {
  const open = () =>
    knex('boss.job').where({ name: 'mail' }).whereIn('state', ['created', 'retry', 'active']).pluck('id')
  await expect.poll(open, { timeout: 10_000, interval: 20 }).toEqual([])
}

/** The mails of a name that the outbox has for an address, the oldest first. */
export async function mailsTo(server: TestServer, to: string, name: MailName): Promise<ArrivedMail[]> {
  await mailsSent(server)
  const rows = await server.database
    .knex('outbox_mail')
    .join('mail', 'mail.id', 'outbox_mail.id')
    .where({ recipient: to, name })
    .orderBy('outbox_mail.id')
    .select('outbox_mail.*')
  return rows.map((row: Record<string, string>) => {
    const text = row['bodyText'] ?? ''
    const link = /https?:\S+/.exec(text)?.[0] ?? ''
    const code = (link && new URL(link).searchParams.get('code')) ?? ''
    const { id = '', subject = '', bodyHtml: html = '' } = row
    return { id, to, subject, text, html, link, code }
  })
}

/** The newest of them. */
export async function mailTo(server: TestServer, to: string, name: MailName): Promise<ArrivedMail> {
  const mail = (await mailsTo(server, to, name)).at(-1)
  if (!mail) throw new Error(`no mail ${name} came for ${to}`)
  return mail
}
