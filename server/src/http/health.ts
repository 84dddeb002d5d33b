import { Router } from '@koa/router'
import { retryAfterSeconds } from '../action/call-error.ts'
import type { Db } from '../db/db.ts'

export interface HealthDependencies {
  readonly knex: Db
  /** False once a stop has been requested. */
  readonly isAcceptingWork: () => boolean
}

/** /healthz: the process is alive. /readyz: it accepts work and its database answers. */
export function health({ knex, isAcceptingWork }: HealthDependencies): ReturnType<Router['routes']> {
  const router = new Router()
  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'ok' }
  })
  router.get('/readyz', async (ctx) => {
    const isReady = isAcceptingWork() && (await answers(knex))
    ctx.status = isReady ? 200 : 503
    if (!isReady) ctx.set('Retry-After', String(retryAfterSeconds))
    ctx.body = { status: isReady ? 'ready' : 'unavailable' }
  })
  return router.routes()
}

async function answers(knex: Db): Promise<boolean> {
  try {
    await knex.raw('select 1').timeout(2_000)
    return true
  } catch {
    return false
  }
}
