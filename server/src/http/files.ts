import type { RouterContext } from '@koa/router'
import { CallError } from '../action/call-error.ts'
import { parsePictureName } from '../gateways/storage/picture-address.ts'
import type { FileStorage } from '../gateways/storage/storage.port.ts'

/** GET /files/<hash>.<ending>: stored pictures for a year. A file of another type is not found. */
export function files(storage: FileStorage): (ctx: RouterContext) => Promise<void> {
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new CallError('methodNotAllowed')
    }
    const asked = parsePictureName(ctx.params['name'] ?? '')
    const file = asked && (await storage.get(asked.hash))
    if (file?.contentType !== asked?.contentType || !file || !asked) throw new CallError('notFound')
    ctx.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      ETag: `"${asked.hash}"`,
      'X-Content-Type-Options': 'nosniff',
    })
    ctx.status = 200
    ctx.type = file.contentType
    if (ctx.fresh) ctx.status = 304
    else ctx.body = file.bytes
  }
}
