import { expect } from 'vitest'
import type { MailName } from '../../src/mails/catalogue.ts'
import type { TestServer } from './test-server.ts'

export interface ArrivedMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Target of its button. */
  readonly link: string
  /** The code in that link. */
  readonly code: string
}

/** Waits until every requested email is sent, refused or found unnecessary. */
export async function mailsSent({ database: { knex } }: TestServer): Promise<void> {
  const open = () =>
    knex('boss.job').where({ name: 'mail' }).whereIn('state', ['created', 'retry', 'active']).pluck('id')
  await expect.poll(open, { timeout: 10_000, interval: 20 }).toEqual([])
}

/** The outbox's emails of a kind to an address, oldest first. */
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

export async function mailTo(server: TestServer, to: string, name: MailName): Promise<ArrivedMail> {
  const mail = (await mailsTo(server, to, name)).at(-1)
  if (!mail) throw new Error(`no mail ${name} came for ${to}`)
  return mail
}
