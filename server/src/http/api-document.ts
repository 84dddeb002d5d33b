import { openApiDocument } from '@aloft/contract/openapi/document'
import type { RouterContext } from '@koa/router'
import type { Settings } from '../env.ts'
import { compressReply } from './compression.ts'

/** GET /api/openapi.json, built once: when it is first asked for, as it takes a tenth of a second. */
export function apiDocument(settings: Settings): (ctx: RouterContext) => void {
  let document: string | undefined
  return (ctx) => {
    document ??= JSON.stringify(openApiDocument({ name: settings.PRODUCT_NAME, url: settings.publicUrl }))
    ctx.type = 'application/json'
    ctx.body = document
    compressReply(ctx)
  }
}
