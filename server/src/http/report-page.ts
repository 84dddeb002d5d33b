import type { Router, RouterContext } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import { findOffsetHours } from '../action/caller.repo.ts'
import { readSharedReport, sharedReportPath } from '../areas/reports/shared-report.service.ts'
import type { CallDependencies } from './calls.ts'
import { networkOf } from './network-address.ts'
import { endedReportHtml, reportPageHtml } from '@aloft/served-pages/report-page'

// Tokens can't be guessed; this only keeps one reader from using up the database.
const limit = { name: 'shared-report', limit: 60, seconds: 60 }

/** Reports by link, at a path outside of the app (RTE-18). The page runs and loads nothing. */
export function addReportPage(router: Router, { settings, knex, clock, counters }: CallDependencies): void {
  const product = settings.PRODUCT_NAME

  router.get(`${sharedReportPath}/:token`, async (ctx) => {
    const taken = await counters.take(limit, networkOf(ctx.ip))
    if (!taken.isTaken) throw new CallError('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds })
    const realNow = clock.real()
    const now = clock.product(await findOffsetHours(knex))
    const report = await readSharedReport(knex, ctx.params['token'] ?? '', { realNow, now })
    const nonce = ctx.state['nonce'] as string
    show(ctx, nonce)
    ctx.status = report ? 200 : 404
    ctx.body = report ? reportPageHtml({ report, product, nonce }) : endedReportHtml({ product, nonce })
  })
}

function show(ctx: RouterContext, nonce: string): void {
  ctx.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src 'nonce-${nonce}'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors 'none'`,
    ].join('; '),
    // The address is the key to the report.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  })
  ctx.type = 'html'
}
