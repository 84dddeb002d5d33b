import { isActionName } from '@aloft/contract/actions'
import { isStreamName } from '@aloft/contract/streams'
import { Router } from '@koa/router'
import Koa from 'koa'
import { CallError, findCallError } from '../action/call-error.ts'
import type { Log } from '../log.ts'
import { apiDocument } from './api-document.ts'
import { addBridge } from './bridge.ts'
import { answerRefusal, type CallDependencies, calls } from './calls.ts'
import { compression } from './compression.ts'
import { files } from './files.ts'
import { health, type HealthDependencies } from './health.ts'
import { createMetrics } from './metrics.ts'
import { outbox } from './outbox.ts'
import { securityHeaders } from './security-headers.ts'
import { addIdentityPage } from './identity-page.ts'
import { addPaymentPage } from './payment-page.ts'
import { addCreativeDownload } from './creative-download.ts'
import { addReceipt } from './receipt.ts'
import { addReportPage } from './report-page.ts'
import { addSocialLogins } from './social-login.ts'
import { stockThumbnail } from './stock-thumbnail.ts'
import { serveWeb, type WebApp } from './static.ts'
import { addUnsubscribePage } from './unsubscribe-page.ts'

export interface AppDependencies extends CallDependencies {
  /** If undefined, only the API is served. */
  readonly web: WebApp | undefined
}

/** The whole web server: the calls at POST /api/:action, health, metrics, the API document and the built app. */
export function createApp(dependencies: AppDependencies): Koa {
  const { settings, log, web } = dependencies
  const app = new Koa({ proxy: settings.TRUST_PROXY > 0, maxIpsCount: settings.TRUST_PROXY })
  const metrics = createMetrics()
  const router = new Router()

  // A worker only answers health probes.
  const isWeb = settings.ROLE !== 'worker'
  if (isWeb) addAddresses(router, dependencies)
  router.use(health(dependencies))
  router.get('/metrics', metrics.route(settings))

  app.use(closeWhenStopping(dependencies))
  app.use(errorsToReplies(log))
  app.use(compression())
  if (isWeb) app.use(calls(dependencies, metrics))
  app.use(securityHeaders(settings))
  app.use(router.routes())
  if (web && isWeb) app.use(serveWeb(web, settings))
  app.on('error', (error: NodeJS.ErrnoException) => {
    // The client has disconnected, so nobody can get a reply.
    if (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    log.error({ err: error }, 'request failed after its reply began')
  })
  return app
}

/** Addresses other than the calls; a call with a method other than POST gets a 405. */
function addAddresses(router: Router, dependencies: AppDependencies): void {
  const { settings, gateways, knex } = dependencies
  router.get('/api/openapi.json', apiDocument(settings))
  addSocialLogins(router, dependencies)
  addIdentityPage(router, dependencies)
  addPaymentPage(router, dependencies)
  addBridge(router, dependencies)
  addReceipt(router, dependencies)
  addCreativeDownload(router, dependencies)
  addReportPage(router, dependencies)
  addUnsubscribePage(router, dependencies)
  router.all('/api/:action', (ctx) => {
    const name = ctx.params['action'] ?? ''
    const allowed = isActionName(name) ? 'POST' : isStreamName(name) ? 'GET' : undefined
    if (allowed) ctx.set('Allow', allowed)
    throw new CallError(allowed ? 'methodNotAllowed' : 'notFound')
  })
  router.all('/api/{*rest}', () => {
    throw new CallError('notFound')
  })
  router.all('/files/{*name}', files(gateways))
  router.all('/stock/:thumbnail', stockThumbnail(gateways))
  if (!settings.isProduction) router.get('/outbox/:id', outbox(knex))
}

// After a stop is requested, each connection closes after its reply, so that no further call arrives on it.
function closeWhenStopping({ isAcceptingWork }: HealthDependencies): Koa.Middleware {
  return async (ctx, next) => {
    await next()
    if (!isAcceptingWork()) ctx.set('Connection', 'close')
  }
}

function errorsToReplies(log: Log): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const expected = findCallError(error)
      if (!expected) log.error({ err: error, path: ctx.path }, 'request failed')
      answerRefusal(ctx, expected ?? new CallError('serverError'))
    }
  }
}
