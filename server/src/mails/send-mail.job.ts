import type { JobContext, JobHandler } from '../queue/define.ts'
import type { MailContent, MailDefinition, MailDefinitions } from './define.ts'
import { deleteMail, findUnsentMail, markMailFailed, markMailSent, type MailRow } from './mail.repo.ts'
import { renderMail } from './render-mail.ts'

/**
 * Composes a mail and hands it to the mail gateway. What was handed over is not sent again; only a node that dies
 * between the server's reply and its own record sends the same mail, with the same id, twice.
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
      log.error({ mailId }, 'mail given up')
      await markMailFailed(db, mailId, 'givenUp')
    },
  }

  function compose({ db, clock, settings }: JobContext, row: MailRow): Promise<MailContent | null> {
    // The payload was written for this name.
    const definition = definitions[row.name] as MailDefinition<typeof row.name>
    return db.transaction((trx) =>
      definition.compose(
        { db: trx, now: clock.real(), settings, mailId: row.id },
        // The definition and the payload belong to the same mail, but the compiler sees every mail's type.
        row.payload as never,
      ),
    )
  }
}
