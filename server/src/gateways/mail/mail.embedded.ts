import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { MailGateway } from './mail.port.ts'
import { putIntoOutbox } from './outbox.repo.ts'

/** An outbox in the database, shared by all nodes; in development `/0/dev` shows it. No mail is sent. */
export function createEmbeddedMail(db: Db, clock: Pick<Clock, 'real'>): MailGateway {
  return {
    async send(mail) {
      await putIntoOutbox(db, mail, clock.real())
      return 'sent'
    },
  }
}
