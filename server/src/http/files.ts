import { parsePictureWidth, type PictureWidth } from '@aloft/domain/core/picture-widths.rules'
import type { RouterContext } from '@koa/router'
import { CallError, retryAfterSeconds } from '../action/call-error.ts'
import type { Gateways } from '../gateways/gateways.ts'
import { parsePictureName } from '../gateways/storage/picture-address.ts'
import type { FileStorage, StoredFile } from '../gateways/storage/storage.port.ts'
import { parseByteRange } from './byte-range.ts'

interface Served {
  readonly bytes: Buffer
  readonly contentType: string
}

/**
 * GET /files/<hash>.<ending>: stored pictures, whole or with `?width=` in one of the fixed widths, and videos, whole or in
 * byte ranges; all cached for a year. A file with another type than its ending is not found; neither is a picture in any
 * other width.
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
    if (asked.contentType.startsWith('video/') && width === undefined)
      return serveVideo(ctx, gateways.storage, asked)
    const file = await gateways.storage.get(asked.hash)
    if (file?.contentType !== asked.contentType) throw new CallError('notFound')
    const served = width === undefined ? file : await findNarrowed(asked.hash, file, width)
    setHeaders(ctx, `${asked.hash}${width === undefined ? '' : `-${width}`}`, served.contentType)
    if (ctx.fresh) ctx.status = 304
    else ctx.body = served.bytes
  }
}

function setHeaders(ctx: RouterContext, tag: string, contentType: string): void {
  ctx.set({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': 'inline',
    'Content-Security-Policy': `default-src 'none'; sandbox`,
    ETag: `"${tag}"`,
    'X-Content-Type-Options': 'nosniff',
  })
  ctx.status = 200
  ctx.type = contentType
}

/** Sends a video as it is read, so that players can seek and a large file never is in memory. */
async function serveVideo(
  ctx: RouterContext,
  storage: FileStorage,
  { hash, contentType }: { readonly hash: string; readonly contentType: string },
): Promise<void> {
  const facts = await storage.describe(hash)
  if (facts?.contentType !== contentType) throw new CallError('notFound')
  const { size } = facts
  setHeaders(ctx, hash, contentType)
  ctx.set('Accept-Ranges', 'bytes')
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  // A part of another version than the sender has would spoil what it put together.
  const condition = ctx.get('If-Range')
  const isCurrent = condition === '' || condition === `"${hash}"`
  const range = ctx.method === 'GET' && isCurrent ? parseByteRange(ctx.get('Range'), size) : null
  if (range === 'unsatisfiable') {
    ctx.set({ 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` })
    ctx.remove('ETag')
    ctx.status = 416
    ctx.body = ''
    return
  }
  if (range) {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${range.first}-${range.last}/${size}`)
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  if (ctx.method === 'GET' && size > 0) {
    const stream = await storage.readRange(hash, { first, last })
    if (!stream) throw new CallError('notFound')
    ctx.body = stream
    ctx.type = contentType
  }
  ctx.length = last - first + 1
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
