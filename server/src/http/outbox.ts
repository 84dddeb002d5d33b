import type { RouterContext } from '@koa/router'
import { isUuid } from '@aloft/domain/core/ids'
import { CallError } from '../action/call-error.ts'
import type { Db } from '../db/db.ts'
import { findOutboxMail } from '../gateways/mail/outbox.repo.ts'

/**
 * GET /outbox/<id>: a mail in the outbox as a mail program would show it; only in development. The page runs and loads
 * nothing and has no origin, but its links work.
 */
export function outbox(knex: Db): (ctx: RouterContext) => Promise<void> {
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    const id = ctx.params['id'] ?? ''
    const mail = isUuid(id) && (await findOutboxMail(knex, id))
    if (!mail) throw new CallError('notFound')
    ctx.set({
      'Content-Security-Policy': [
        `default-src 'none'`,
        `style-src 'unsafe-inline'`,
        `base-uri 'none'`,
        `form-action 'none'`,
        `frame-ancestors 'none'`,
        'sandbox allow-popups allow-popups-to-escape-sandbox',
      ].join('; '),
      'Referrer-Policy': 'no-referrer',
    })
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = mail.bodyHtml
  }
}
