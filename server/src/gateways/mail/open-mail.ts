import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Settings } from '../../env.ts'
import { createEmbeddedMail } from './mail.embedded.ts'
import type { MailGateway } from './mail.port.ts'

/** The mail gateway chosen in the settings: a mail server if one is set, otherwise the outbox. */
export async function openMail(settings: Settings, db: Db, clock: Clock): Promise<MailGateway> {
  const { SMTP_URL: url, PRODUCT_NAME: fromName, mailFrom: from } = settings
  if (!url) return createEmbeddedMail(db, clock)
  // Imported only if it's used, so that a start without a mail server does not wait for it.
  const { createSmtpMail } = await import('./mail.smtp.ts')
  return createSmtpMail({ url, from, fromName })
}
