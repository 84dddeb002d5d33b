import type { Router, RouterContext } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import type { EmbeddedPayment } from '../gateways/payment/embedded/embedded-payment.repo.ts'
import type { PaymentPage } from '../gateways/payment/embedded/page-steps.ts'
import { paymentPagePath } from '../gateways/payment/payment.embedded.ts'
import { readFormBody } from './body.ts'
import type { CallDependencies } from './calls.ts'
import { type CardFields, emptyFields, paymentPageHtml } from './payment-page-html.ts'

const longestFields = 40

/** The page of the built-in payment provider, at its own path. It runs and loads nothing. */
export function addPaymentPage(router: Router, { settings, gateways }: CallDependencies): void {
  const page = gateways.payments.embedded?.page
  if (!page) return
  const { PRODUCT_NAME: product, publicUrl } = settings

  router.get(`${paymentPagePath}/:ref`, async (ctx) => {
    show(ctx, await find(page, ctx), emptyFields, null)
  })

  // Every form post ends in a redirect, so that a reload submits nothing twice.
  router.post(`${paymentPagePath}/:ref`, async (ctx) => {
    const { ref } = await find(page, ctx)
    const fields = await readFormBody(ctx.req)
    const step = fields['step'] ?? ''
    if (step === 'card') {
      const typed = {
        number: (fields['number'] ?? '').slice(0, longestFields),
        expiry: (fields['expiry'] ?? '').slice(0, longestFields),
        code: (fields['code'] ?? '').slice(0, longestFields),
      }
      const result = await page.payByCard(ref, typed)
      // An unknown number may belong to a real card, so it is never shown again.
      if ('fault' in result) {
        const shown = result.fault === 'notATestCard' ? { ...typed, number: '' } : typed
        return show(ctx, await find(page, ctx), shown, result.fault, 400)
      }
      return redirect(ctx, result)
    }
    if (step === 'approve' || step === 'refuse')
      return redirect(ctx, await page.answer(ref, step === 'approve'))
    if (step === 'leave') return redirect(ctx, await page.leave(ref))
    throw new CallError('invalidPayload', { field: 'step' })
  })

  function redirect(ctx: RouterContext, payment: EmbeddedPayment): void {
    const isOver = payment.status !== 'open' && payment.status !== 'authentication'
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 303
    ctx.set('Location', isOver ? wayBack(payment) : `${paymentPagePath}/${payment.ref}`)
    ctx.body = ''
  }

  function show(
    ctx: RouterContext,
    payment: EmbeddedPayment,
    fields: CardFields,
    fault: Parameters<typeof paymentPageHtml>[0]['fault'],
    status = 200,
  ): void {
    const nonce = ctx.state['nonce'] as string
    ctx.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        `default-src 'none'`,
        `style-src 'nonce-${nonce}'`,
        `form-action 'self'`,
        `base-uri 'none'`,
        `frame-ancestors 'none'`,
      ].join('; '),
      'Referrer-Policy': 'no-referrer',
    })
    ctx.status = status
    ctx.type = 'html'
    ctx.body = paymentPageHtml({ payment, product, nonce, fields, fault, back: wayBack(payment) })
  }

  /** A relative address if it is on this server, because the browser may have reached it by another name. */
  function wayBack({ returnUrl: url }: EmbeddedPayment): string {
    const { origin, pathname, search } = new URL(url, publicUrl)
    return origin === new URL(publicUrl).origin ? `${pathname}${search}` : url
  }
}

async function find(page: PaymentPage, ctx: RouterContext): Promise<EmbeddedPayment> {
  const payment = await page.find(ctx.params['ref'] ?? '')
  if (!payment) throw new CallError('notFound')
  return payment
}
