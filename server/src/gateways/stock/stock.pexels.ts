import { createHmac, timingSafeEqual } from 'node:crypto'
import { subjects } from '@aloft/creative/collection/subjects'
import { z } from 'zod'
import { systemClock } from '../../clock.ts'
import type { WebFetch } from '../web-fetch/web-fetch.port.ts'
import { readLimited } from './read-limited.ts'
import type { Stock, StockFailure, StockFile, StockItem } from './stock.port.ts'

export interface PexelsOptions {
  readonly apiKey: string
  /** Address of the API, with its version. */
  readonly baseUrl: string
  /** Reads the pictures, which may be anywhere. */
  readonly webFetch: WebFetch
  readonly timeoutMs?: number
}

const longestReply = 1024 * 1024
const largestPicture = 20 * 1024 * 1024
const largestThumbnail = 1024 * 1024
/** Pictures with more pixels aren't decoded, so a smaller version is read. */
const mostPixels = 40_000_000
/** If the service doesn't say when it takes requests again. */
const usualWaitSeconds = 60
const longestWaitSeconds = 3600

/** A thumbnail is passed on as it is, so it must not be a document, as an SVG would be. */
const thumbnailTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const webAddress = z.url({ protocol: /^https?$/ })
const photoSchema = z.object({
  id: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  photographer: z.string().trim().min(1),
  photographer_url: webAddress,
  alt: z.string().nullish(),
  avg_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullish()
    .catch(null),
  src: z.object({ original: webAddress, large2x: webAddress, medium: webAddress }),
})
type Photo = z.infer<typeof photoSchema>
const pageSchema = z.object({ photos: z.array(z.unknown()), total_results: z.int().nonnegative() })

const notFound = { kind: 'notFound' } as const
const unavailable = (detail: string) => ({ kind: 'unavailable', detail }) as const

/** Photos of Pexels by its documented REST API. The key goes to the API only, never into an address or a message. */
export function createPexelsStock({ apiKey, baseUrl, webFetch, timeoutMs = 10_000 }: PexelsOptions): Stock {
  const api = baseUrl.replace(/\/$/, '')

  /** A reply of the API as JSON, or why there is none. */
  async function ask(path: string, signal: AbortSignal): Promise<{ json: unknown } | StockFailure> {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(`${api}${path}`, {
        headers: { authorization: apiKey, accept: 'application/json' },
        // Anywhere else, the key would be given away.
        redirect: 'error',
        signal: AbortSignal.any([signal, timeout]),
      })
      const failure = refusalOf(response)
      if (failure) {
        await response.body?.cancel()
        return failure
      }
      const text = await readLimited(response, longestReply)
      return text === null ? unavailable('the reply is too large') : { json: JSON.parse(text) as unknown }
    } catch (error) {
      signal.throwIfAborted()
      if (timeout.aborted) return unavailable(`no reply within ${timeoutMs} ms`)
      return unavailable(error instanceof SyntaxError ? 'the reply is not JSON' : 'the API cannot be reached')
    }
  }

  /** A picture at an address that the API named, or that we signed. */
  async function read(url: string, maxBytes: number, signal: AbortSignal): Promise<StockFile | StockFailure> {
    const session = webFetch.openSession({ acceptLanguage: '*', isNamedByService: true })
    try {
      const result = await session.fetch(url, { accept: ['image'], maxBytes, signal })
      signal.throwIfAborted()
      if (result.status === 404 || result.status === 410) return notFound
      if (result.kind === 'refused') return unavailable(`${result.reason}: ${result.detail}`)
      if (result.status !== 200) return unavailable(`status ${result.status} for a picture`)
      return { kind: 'file', bytes: result.body, contentType: result.contentType }
    } finally {
      await session.close()
    }
  }

  // A key of its own, so that the signatures say nothing about the API key.
  const signingKey = createHmac('sha256', apiKey).update('stock thumbnails').digest()
  const signatureOf = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url')

  const itemOf = ({ id, width, height, photographer, photographer_url, alt, avg_color, src }: Photo) => {
    const address = Buffer.from(src.medium).toString('base64url')
    return {
      id: String(id),
      name: '',
      alt: alt?.trim() ?? '',
      width,
      height,
      credit: { name: photographer, url: photographer_url },
      license: 'Pexels License',
      thumbnail: `${address}.${signatureOf(address)}`,
      color: avg_color?.toLowerCase() ?? null,
    } satisfies StockItem
  }

  return {
    service: 'Pexels',
    url: 'https://www.pexels.com',
    isEmbedded: false,
    subjects,

    async search({ query, page, pageSize, shape, signal }) {
      const asked = new URLSearchParams({ query, page: String(page), per_page: String(pageSize) })
      if (shape) asked.set('orientation', shape)
      const reply = await ask(`/search?${asked.toString()}`, signal)
      if (!('json' in reply)) return reply
      const found = pageSchema.safeParse(reply.json)
      if (!found.success) return unavailable('the reply is not a page of photos')
      const { photos, total_results } = found.data
      // One photo without what the license asks for doesn't hide the others.
      const items = photos.flatMap((photo) => {
        const read = photoSchema.safeParse(photo)
        return read.success ? [itemOf(read.data)] : []
      })
      if (photos.length > 0 && items.length === 0) return unavailable('no photo of the reply can be read')
      return {
        kind: 'page',
        items,
        hasMore: photos.length > 0 && page * pageSize < total_results,
        nearest: page === 1 && items.length === 0 ? subjects.slice(0, 4) : [],
      }
    },

    async readThumbnail(thumbnail, signal) {
      const [address = '', signature = '', ...more] = thumbnail.split('.')
      const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(address))]
      const isSigned =
        more.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
      if (!isSigned) return notFound
      const file = await read(Buffer.from(address, 'base64url').toString(), largestThumbnail, signal)
      if (file.kind !== 'file' || thumbnailTypes.includes(file.contentType)) return file
      return unavailable(`a thumbnail of type ${file.contentType}`)
    },

    async fetch(id, signal) {
      if (!/^[1-9]\d{0,14}$/.test(id)) return notFound
      const reply = await ask(`/photos/${id}`, signal)
      if (!('json' in reply)) return reply
      const photo = photoSchema.safeParse(reply.json).data
      if (!photo || String(photo.id) !== id) return unavailable('the reply is not the photo')
      const { width, height, src } = photo
      const isTooLarge = width * height > mostPixels
      const file = await read(isTooLarge ? src.large2x : src.original, largestPicture, signal)
      return file.kind === 'file' ? { ...file, kind: 'picture', item: itemOf(photo) } : file
    },
  }
}

/** Why the API refused; undefined if it didn't. */
function refusalOf({ ok, status, headers }: Response): StockFailure | undefined {
  if (ok) return undefined
  if (status === 404) return notFound
  if (status === 429) return { kind: 'limited', retryAfterSeconds: waitOf(headers) }
  return unavailable(status === 401 || status === 403 ? 'the API refuses our key' : `status ${status}`)
}

/** Seconds until more requests are taken, from `Retry-After` or from the Unix time in `X-Ratelimit-Reset`. */
function waitOf(headers: Headers): number {
  const given = Number(headers.get('retry-after') ?? Number.NaN)
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN) - systemClock.real().getTime() / 1000
  const seconds = [given, reset].find((one) => Number.isFinite(one) && one > 0) ?? usualWaitSeconds
  return Math.min(longestWaitSeconds, Math.ceil(seconds))
}
