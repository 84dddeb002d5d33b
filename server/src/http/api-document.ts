import { openApiDocument } from '@aloft/contract/openapi/document'
import type { RouterContext } from '@koa/router'
import type { Settings } from '../env.ts'
import { compressReply } from './compression.ts'

/** GET /api/openapi.json, built once. */
export function apiDocument(settings: Settings): (ctx: RouterContext) => void {
  const document = JSON.stringify(openApiDocument({ name: settings.PRODUCT_NAME, url: settings.publicUrl }))
  return (ctx) => {
    ctx.type = 'application/json'
    ctx.body = document
    compressReply(ctx)
  }
}
