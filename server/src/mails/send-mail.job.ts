import type { JobContext, JobHandler } from '../queue/define.ts'
import type { MailContent, MailDefinition, MailDefinitions } from './define.ts'
import { deleteMail, findUnsentMail, markMailFailed, markMailSent, type MailRow } from './mail.repo.ts'
import { renderMail } from './render-mail.ts'

/**
 * Composes a mail and passes it to the mail gateway. A mail that was passed on is not sent again, unless the node
 * crashes between the server's reply and storing it; then the same mail is sent twice, with the same id.
 */
export function sendMailOf(definitions: MailDefinitions): JobHandler<'send-mail'> {
  return {
    async run(context, { mailId }) {
      const { db, clock, gateways, settings, log } = context
      const row = await findUnsentMail(db, mailId)
      if (!row) return
      const content = await compose(context, row)
      if (!content) return deleteMail(db, mailId)
      const { to, replyTo = settings.MAIL_REPLY_TO } = content
      const words = renderMail(row.name, content, settings)
      const outcome = await gateways.mail.send({ id: mailId, to, replyTo, ...words })
      if (outcome === 'sent') return markMailSent(db, mailId, clock.real())
      log.warn({ mailId, mail: row.name }, 'mail refused')
      await markMailFailed(db, mailId, 'refused')
    },

    async onExhausted({ db, log }, { mailId }) {
      log.error({ mailId }, 'mail failed after all attempts')
      await markMailFailed(db, mailId, 'givenUp')
    },
  }

  function compose({ db, clock, settings }: JobContext, row: MailRow): Promise<MailContent | null> {
    // The payload was written for this mail's name.
    const definition = definitions[row.name] as MailDefinition<typeof row.name>
    return db.transaction((trx) =>
      definition.compose(
        { db: trx, now: clock.real(), settings, mailId: row.id },
        // The definition and the payload belong to the same mail, but the compiler sees the types of all mails.
        row.payload as never,
      ),
    )
  }
}
