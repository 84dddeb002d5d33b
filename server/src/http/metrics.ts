import { timingSafeEqual } from 'node:crypto'
import type { RouterContext } from '@koa/router'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { CallError } from '../action/call-error.ts'
import type { Settings } from '../env.ts'

export interface Metrics {
  observe(action: string, status: number, ms: number): void
  /**
   * GET /metrics for Prometheus, with METRICS_TOKEN as bearer token. Without a token, only this machine gets an answer
   * in development, and nobody if a proxy may run on this machine, because all its callers would look local.
   */
  route(settings: Settings): (ctx: RouterContext) => Promise<void>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'aloft_call_seconds',
    help: 'Time of API calls by action and status',
    labelNames: ['action', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return {
    observe: (action, status, ms) => calls.observe({ action, status: String(status) }, ms / 1000),
    route: (settings) => async (ctx) => {
      if (!mayRead(ctx, settings)) throw new CallError('forbidden')
      ctx.type = registry.contentType
      ctx.body = await registry.metrics()
    },
  }
}

function mayRead(ctx: RouterContext, settings: Settings): boolean {
  const { METRICS_TOKEN: token, isProduction, TRUST_PROXY } = settings
  if (!token && (isProduction || TRUST_PROXY > 0)) return false
  if (!token) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(ctx.req.socket.remoteAddress ?? '')
  const given = Buffer.from(ctx.get('authorization'))
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
