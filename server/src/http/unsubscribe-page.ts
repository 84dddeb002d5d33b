import type { Router, RouterContext } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import { findSubscription, type MailSubscription, setUnsubscribed } from '../mails/subscription.repo.ts'
import { pageLink } from '../mails/page-link.ts'
import { unsubscribePath } from '../mails/unsubscribe-link.ts'
import type { CallDependencies } from './calls.ts'
import { networkOf } from './network-address.ts'
import { unknownSubscriptionHtml, unsubscribePageHtml } from '@aloft/served-pages/unsubscribe-page'

// Mail services unsubscribe many readers from few addresses. Tokens can't be guessed, so this only protects the database.
const limit = { name: 'unsubscribe', limit: 600, seconds: 60 }

/**
 * The link in mails that aren't about money or security. A POST unsubscribes at once, as often as it's sent, because mail
 * programs do it for their readers (RFC 8058). A GET only asks: programs that check mails for viruses open every link.
 */
export function addUnsubscribePage(
  router: Router,
  { settings, knex, clock, counters }: CallDependencies,
): void {
  const path = `${unsubscribePath}/:token`

  router.get(path, async (ctx) => {
    show(ctx, await find(ctx))
  })
  router.post(path, async (ctx) => {
    await change(ctx, clock.real())
  })
  router.post(`${path}/resume`, async (ctx) => {
    await change(ctx, null)
  })

  async function find(ctx: RouterContext): Promise<MailSubscription | undefined> {
    const taken = await counters.take(limit, networkOf(ctx.ip))
    if (!taken.isTaken) throw new CallError('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds })
    return findSubscription(knex, ctx.params['token'] ?? '')
  }

  async function change(ctx: RouterContext, unsubscribedDate: Date | null): Promise<void> {
    const found = await find(ctx)
    if (found) await setUnsubscribed(knex, found.token, unsubscribedDate)
    show(ctx, found && { ...found, unsubscribedDate })
  }

  function show(ctx: RouterContext, subscription: MailSubscription | undefined): void {
    const page = { product: settings.PRODUCT_NAME, nonce: ctx.state['nonce'] as string }
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        `default-src 'none'`,
        `style-src 'nonce-${page.nonce}'`,
        `base-uri 'none'`,
        `form-action 'self'`,
        `frame-ancestors 'none'`,
      ].join('; '),
      // The address is the key to the subscription.
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    ctx.status = subscription ? 200 : 404
    ctx.type = 'html'
    ctx.body = subscription
      ? unsubscribePageHtml({
          subscription,
          path: `${unsubscribePath}/${subscription.token}`,
          choicesUrl: pageLink(settings, '/0/account-settings'),
          ...page,
        })
      : unknownSubscriptionHtml(page)
  }
}
