import type { MailContent } from '@aloft/mails/mail-content'
import { mailKinds } from '@aloft/mails/mail-kinds'
import { renderMail } from '@aloft/mails/render-mail'
import type { JobContext, JobHandler } from '../queue/define.ts'
import type { MailDefinition, MailDefinitions } from './define.ts'
import { deleteMail, findUnsentMail, markMailFailed, markMailSent, type MailRow } from './mail.repo.ts'
import { ensureSubscription } from './subscription.repo.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

interface ComposedMail {
  readonly content: MailContent
  readonly unsubscribeUrl: string | undefined
}

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
      const composed = await compose(context, row)
      if (!composed) return deleteMail(db, mailId)
      const { content, unsubscribeUrl } = composed
      const { to, replyTo = settings.MAIL_REPLY_TO } = content
      const { PRODUCT_NAME: product, publicUrl, MAIL_POSTAL_ADDRESS: postalAddress } = settings
      const words = renderMail(row.name, content, { product, publicUrl, postalAddress }, unsubscribeUrl)
      const outcome = await gateways.mail.send({ id: mailId, to, replyTo, unsubscribeUrl, ...words })
      if (outcome === 'sent') return markMailSent(db, mailId, clock.real())
      log.warn({ mailId, mail: row.name }, 'mail refused')
      await markMailFailed(db, mailId, 'refused')
    },

    async onExhausted({ db, log }, { mailId }) {
      log.error({ mailId }, 'mail failed after all attempts')
      await markMailFailed(db, mailId, 'givenUp')
    },
  }

  /** Null if there is nothing to send, also because the reader unsubscribed from mails like this one. */
  function compose({ db, clock, settings }: JobContext, row: MailRow): Promise<ComposedMail | null> {
    // The payload was written for this mail's name.
    const definition = definitions[row.name] as MailDefinition<typeof row.name>
    return db.transaction(async (trx) => {
      const content = await definition.compose(
        { db: trx, now: clock.real(), settings, mailId: row.id },
        row.payload,
      )
      const { topic } = mailKinds[row.name]
      if (!content || !topic) return content && { content, unsubscribeUrl: undefined }
      const { token, unsubscribedDate } = await ensureSubscription(trx, content.to, topic)
      return unsubscribedDate ? null : { content, unsubscribeUrl: unsubscribeLink(settings, token) }
    })
  }
}
