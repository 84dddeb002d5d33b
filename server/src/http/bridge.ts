import type { Router } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import { bridgeScript } from '../areas/publishing/bridge-script.ts'
import { isIdea } from '../areas/ideas/idea.repo.ts'
import type { CallDependencies } from './calls.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** GET /api/bridge?i={brand}: the script that a brand's snippet loads into any page (ACT-033, DOM-07, OPN-22). */
export function addBridge(router: Router, { knex }: Pick<CallDependencies, 'knex'>): void {
  router.all('/api/bridge', async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET')
      throw new CallError('methodNotAllowed')
    }
    const ideaId = new URLSearchParams(ctx.querystring).get('i') ?? ''
    if (!uuid.test(ideaId) || !(await isIdea(knex, ideaId))) throw new CallError('notFound')
    ctx.set({ 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    ctx.type = 'text/javascript'
    ctx.body = bridgeScript(ideaId.toLowerCase())
  })
}
