import type { RouterContext } from '@koa/router'
import { CallError, retryAfterSeconds } from '../action/call-error.ts'
import { longestCallMs } from '../action/timeouts.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { StockFile } from '../gateways/stock/stock.port.ts'

/** Memory of a node for small pictures, in bytes. */
const cacheBytes = 16 * 1024 * 1024

/**
 * GET /stock/<thumbnail>: the small version of a picture that a search of the stock service has named, and no other
 * (CRE-01). Browsers load it from us, so that the service learns nothing of our users.
 */
export function stockThumbnail({ stock }: Pick<Gateways, 'stock'>): (ctx: RouterContext) => Promise<void> {
  const read = cached((thumbnail) => readThumbnail(stock, thumbnail))
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new CallError('methodNotAllowed')
    }
    const { bytes, contentType } = await read(ctx.params['thumbnail'] ?? '')
    ctx.set({
      'Cache-Control': 'public, max-age=86400',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      'X-Content-Type-Options': 'nosniff',
    })
    ctx.type = contentType
    ctx.body = Buffer.from(bytes)
  }
}

async function readThumbnail(stock: Gateways['stock'], thumbnail: string): Promise<StockFile> {
  const file = await stock.readThumbnail(thumbnail, AbortSignal.timeout(longestCallMs))
  if (file.kind === 'file') return file
  if (file.kind === 'notFound') throw new CallError('notFound')
  throw new CallError('unavailable', {
    retryAfterSeconds: file.kind === 'limited' ? file.retryAfterSeconds : retryAfterSeconds,
  })
}

/** Reads each file once for all who ask for it at the same time, and keeps the last ones. */
function cached(read: (name: string) => Promise<StockFile>): (name: string) => Promise<StockFile> {
  const files = new Map<string, StockFile>()
  const reading = new Map<string, Promise<StockFile>>()
  let size = 0

  async function readAndStore(name: string): Promise<StockFile> {
    const file = await read(name)
    files.set(name, file)
    size += file.bytes.length
    for (const [oldest, { bytes }] of files) {
      if (size <= cacheBytes) break
      files.delete(oldest)
      size -= bytes.length
    }
    return file
  }

  return async (name) => {
    const known = files.get(name)
    if (known) return known
    const started = reading.get(name) ?? readAndStore(name).finally(() => reading.delete(name))
    reading.set(name, started)
    return started
  }
}
