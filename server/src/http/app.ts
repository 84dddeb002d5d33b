import { isActionName } from '@aloft/contract/actions'
import { Router, type RouterContext } from '@koa/router'
import Koa from 'koa'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../action/call-error.ts'
import type { Log } from '../log.ts'
import { apiDocument } from './api-document.ts'
import { readJsonBody } from './body.ts'
import { files } from './files.ts'
import { health, type HealthDependencies } from './health.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createRpc, type RpcDependencies } from './rpc.ts'
import { securityHeaders } from './security-headers.ts'
import { serveWeb, type WebApp } from './static.ts'

export interface AppDependencies extends RpcDependencies, HealthDependencies {
  readonly log: Log
  /** Without it only the API answers. */
  readonly web: WebApp | undefined
}

/** The whole web server: the one POST /api/:action, health, metrics, the API document and the built app. */
export function createApp(dependencies: AppDependencies): Koa {
  const { settings, log, web } = dependencies
  const app = new Koa({ proxy: settings.TRUST_PROXY })
  const metrics = createMetrics()
  const router = new Router()

  // A worker answers the probes alone.
  if (settings.ROLE !== 'worker') addCalls(router, dependencies, metrics)
  router.use(health(dependencies))
  router.get('/metrics', metrics.route(settings))

  app.use(closeWhenStopping(dependencies))
  app.use(errorsToReplies(log))
  app.use(securityHeaders())
  app.use(router.routes())
  if (web && settings.ROLE !== 'worker') app.use(serveWeb(web, settings))
  app.on('error', (error: NodeJS.ErrnoException) => {
    // The other side went away; nobody is left to tell.
    if (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return
    log.error({ err: error }, 'request failed after its reply began')
  })
  return app
}

function addCalls(router: Router, dependencies: AppDependencies, metrics: Metrics): void {
  router.post('/api/:action', rpcRoute(dependencies, metrics))
  router.get('/api/openapi.json', apiDocument(dependencies.settings))
  router.all('/api/:action', (ctx) => {
    const isKnown = isActionName(ctx.params['action'] ?? '')
    if (isKnown) ctx.set('Allow', 'POST')
    throw new CallError(isKnown ? 'methodNotAllowed' : 'notFound')
  })
  router.all('/api/{*rest}', () => {
    throw new CallError('notFound')
  })
  router.all('/files/{*name}', files(dependencies.gateways.storage))
}

function rpcRoute(dependencies: AppDependencies, metrics: Metrics) {
  const rpc = createRpc(dependencies)
  return async (ctx: RouterContext) => {
    const action = ctx.params['action'] ?? ''
    const requestId = uuidv7()
    const log = dependencies.log.child({ requestId, action })
    const started = performance.now()
    ctx.set('X-Request-Id', requestId)
    ctx.set('Cache-Control', 'no-store')
    try {
      if (!dependencies.isAcceptingWork()) throw new CallError('unavailable')
      ctx.body = JSON.stringify(
        await rpc({
          action,
          body: await readJsonBody(ctx.req),
          authorization: ctx.get('authorization') || undefined,
          idempotencyKey: ctx.get('idempotency-key') || undefined,
          address: ctx.ip,
          log,
        }),
      )
      ctx.type = 'application/json'
    } catch (error) {
      answerError(ctx, error, log, requestId)
    }
    const ms = performance.now() - started
    metrics.observe(isActionName(action) ? action : 'unknown', ctx.status, ms)
    log.info({ status: ctx.status, ms: Math.round(ms) }, 'call')
  }
}

function answerError(ctx: RouterContext, error: unknown, log: Log, requestId: string): void {
  const isExpected = error instanceof CallError
  if (!isExpected) log.error({ err: error }, 'call failed')
  const { status, body } = isExpected ? error : new CallError('serverError', { requestId })
  ctx.status = status
  ctx.body = body
  if (body.retryAfterSeconds) ctx.set('Retry-After', String(body.retryAfterSeconds))
}

// From the moment a stop was asked for, each connection ends with its reply: no call comes after it.
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
      const isExpected = error instanceof CallError
      if (!isExpected) log.error({ err: error, path: ctx.path }, 'request failed')
      const { status, body } = isExpected ? error : new CallError('serverError')
      ctx.status = status
      ctx.body = body
    }
  }
}
