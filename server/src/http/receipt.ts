import type { Router } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import { receiptPdf } from '../areas/payments/receipt-pdf.ts'
import { findReceiptByKey } from '../areas/payments/receipt.repo.ts'
import type { CallDependencies } from './calls.ts'

/**
 * GET /api/receipt?key={key}: a receipt as a PDF (ACT-121). The key is the secret: a download has no session to show, and
 * an accountant has no account.
 */
export function addReceipt(router: Router, { knex }: Pick<CallDependencies, 'knex'>): void {
  router.all('/api/receipt', async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET')
      throw new CallError('methodNotAllowed')
    }
    const key = new URLSearchParams(ctx.querystring).get('key') ?? ''
    const receipt = key === '' ? undefined : await findReceiptByKey(knex, key)
    if (!receipt) throw new CallError('notFound')
    ctx.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="receipt-${receipt.number}.pdf"`,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    ctx.type = 'application/pdf'
    ctx.body = await receiptPdf(receipt)
  })
}
