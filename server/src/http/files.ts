import { parsePictureWidth, type PictureWidth } from '@aloft/domain/core/picture-widths.rules'
import type { RouterContext } from '@koa/router'
import { CallError, retryAfterSeconds } from '../action/call-error.ts'
import type { Gateways } from '../gateways/gateways.ts'
import { parsePictureName } from '../gateways/storage/picture-address.ts'
import type { StoredFile } from '../gateways/storage/storage.port.ts'

interface Served {
  readonly bytes: Buffer
  readonly contentType: string
}

/**
 * GET /files/<hash>.<ending>: stored pictures and videos, cached for a year, whole or with `?width=` in one of the
 * fixed widths. A file with another type than its ending is not found; neither is a picture in any other width.
 */
export function files(gateways: Pick<Gateways, 'raster' | 'storage'>): (ctx: RouterContext) => Promise<void> {
  const findNarrowed = narrowedPictures(gateways)
  return async (ctx) => {
    ctx.set('Cache-Control', 'no-store')
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      throw new CallError('methodNotAllowed')
    }
    const asked = parsePictureName(ctx.params['name'] ?? '')
    const text = new URLSearchParams(ctx.querystring).get('width')
    const width = text === null ? undefined : parsePictureWidth(text)
    if (!asked || (text !== null && width === undefined)) throw new CallError('notFound')
    const file = await gateways.storage.get(asked.hash)
    if (file?.contentType !== asked.contentType) throw new CallError('notFound')
    const served = width === undefined ? file : await findNarrowed(asked.hash, file, width)
    ctx.set({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Disposition': 'inline',
      'Content-Security-Policy': `default-src 'none'; sandbox`,
      ETag: `"${asked.hash}${width === undefined ? '' : `-${width}`}"`,
      'X-Content-Type-Options': 'nosniff',
    })
    ctx.status = 200
    ctx.type = served.contentType
    if (ctx.fresh) ctx.status = 304
    else ctx.body = served.bytes
  }
}

/** Pictures in fixed widths: created on the first request and stored for all later ones. */
function narrowedPictures({ raster, storage }: Pick<Gateways, 'raster' | 'storage'>) {
  const making = new Map<string, Promise<Buffer>>()

  async function make(hash: string, { bytes }: StoredFile, width: PictureWidth): Promise<Buffer> {
    const made = await raster.narrow(bytes, width, new AbortController().signal)
    // A page requests many pictures at once and will retry this one.
    if (made.kind === 'refused' && (made.reason === 'timeout' || made.reason === 'aborted'))
      throw new CallError('unavailable', { retryAfterSeconds })
    // A file that can't be read as a picture is not served in other widths.
    if (made.kind === 'refused') throw new CallError('notFound')
    const webp = Buffer.from(made.webp)
    await storage.putNarrowed(hash, width, webp)
    // If the picture was deleted in the meantime, delete its copies too.
    if (!(await storage.has(hash))) await storage.remove(hash)
    return webp
  }

  return async (hash: string, file: StoredFile, width: PictureWidth): Promise<Served> => {
    if (!file.contentType.startsWith('image/')) throw new CallError('notFound')
    const key = `${hash} ${width}`
    const stored = await storage.getNarrowed(hash, width)
    if (stored) return { bytes: stored, contentType: 'image/webp' }
    const made = making.get(key) ?? make(hash, file, width).finally(() => making.delete(key))
    making.set(key, made)
    return { bytes: await made, contentType: 'image/webp' }
  }
}
