import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Settings } from '../../env.ts'
import { createEmbeddedMail } from './mail.embedded.ts'
import type { MailGateway } from './mail.port.ts'

/** The way mails go that the settings choose: a mail server where one is named, else the outbox. */
export async function openMail(settings: Settings, db: Db, clock: Clock): Promise<MailGateway> {
  const { SMTP_URL: url, PRODUCT_NAME: fromName, mailFrom: from } = settings
  if (!url) return createEmbeddedMail(db, clock)
  // Loaded where it is used, so that a start without a mail server does not wait for it.
  const { createSmtpMail } = await import('./mail.smtp.ts')
  return createSmtpMail({ url, from, fromName })
}
