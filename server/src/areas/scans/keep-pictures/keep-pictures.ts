import type { FileStorage } from '../../../gateways/storage/storage.port.ts'
import { pictureAddress } from '../../../gateways/storage/picture-address.ts'
import { loggableAddress } from '../../../gateways/web-fetch/web-address.ts'
import type { WebFetch, WebSession } from '../../../gateways/web-fetch/web-fetch.port.ts'
import type { Log } from '../../../log.ts'
import { decodePictureDataUrl } from './data-url.ts'
import { encodePicture } from './picture-encoder.ts'
import { PictureRefusal } from './picture-refusal.ts'
import type { PictureKind } from './reencode.ts'

export interface PictureSource {
  /** Absolute; a logo may also be a `data:` address. */
  readonly url: string
  readonly kind: PictureKind
}

export interface StoredPicture {
  /** The address the product serves it at: `/files/<hash>.webp`. */
  readonly fileUrl: string
  /** Size of the stored file in pixels. */
  readonly width: number
  readonly height: number
  /** Its main colors as hex, the most frequent first. */
  readonly colors: string[]
}

export interface KeepPicturesOptions {
  readonly webFetch: WebFetch
  readonly storage: FileStorage
  /** If an address is given twice, the first one counts. */
  readonly urls: readonly PictureSource[]
  /** Stops early, with the pictures stored so far. */
  readonly signal: AbortSignal
  /** Receives why a picture is missing. */
  readonly log?: Log
}

const atOnce = 2
const maxBytes = 10 * 1024 * 1024

/**
 * Stores re-encoded copies of a website's pictures and returns them by source address. Pictures that can't be fetched,
 * decoded or stored are missing from the result; it never throws.
 */
export async function keepPictures(options: KeepPicturesOptions): Promise<Record<string, StoredPicture>> {
  const { webFetch, urls } = options
  const session = webFetch.openSession({ acceptLanguage: '*' })
  const storedByUrl = new Map<string, StoredPicture | undefined>()
  const waiting = urls.values()

  async function work(): Promise<void> {
    for (const source of waiting) {
      if (storedByUrl.has(source.url)) continue
      storedByUrl.set(source.url, undefined)
      storedByUrl.set(source.url, await keepOrLog(source, { ...options, session }))
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  await session.close()
  return Object.fromEntries([...storedByUrl].flatMap(([url, picture]) => (picture ? [[url, picture]] : [])))
}

interface Work extends KeepPicturesOptions {
  readonly session: WebSession
}

async function keepOrLog(source: PictureSource, work: Work): Promise<StoredPicture | undefined> {
  try {
    return await keep(source, work)
  } catch (error) {
    if (work.signal.aborted) return undefined
    const url = isDataUrl(source.url) ? 'data:' : loggableAddress(source.url)
    if (error instanceof PictureRefusal) work.log?.info({ url, reason: error.message }, 'picture not kept')
    else work.log?.error({ err: error, url }, 'keeping a picture failed')
    return undefined
  }
}

async function keep(
  { url, kind }: PictureSource,
  { session, storage, signal }: Work,
): Promise<StoredPicture> {
  const foreign = isDataUrl(url) ? readDataUrl(url, kind) : await fetchPicture(url, session, signal)
  const { bytes, contentType, width, height, colors } = await encodePicture(foreign, kind, signal)
  const { hash } = await storage.put(bytes, contentType)
  return { fileUrl: pictureAddress(hash, contentType), width, height, colors }
}

function isDataUrl(url: string): boolean {
  return /^data:/i.test(url)
}

function readDataUrl(url: string, kind: PictureKind): Buffer {
  if (kind !== 'logo') throw new PictureRefusal('only a logo may come as a data: address')
  const bytes = decodePictureDataUrl(url, maxBytes)
  if (!bytes) throw new PictureRefusal('the data: address holds no picture, or too large a one')
  return bytes
}

async function fetchPicture(url: string, session: WebSession, signal: AbortSignal): Promise<Buffer> {
  const result = await session.fetch(url, { accept: ['image'], maxBytes, signal })
  if (result.kind === 'refused') throw new PictureRefusal(`${result.reason}: ${result.detail}`)
  if (result.status < 200 || result.status >= 300) throw new PictureRefusal(`status ${result.status}`)
  return result.body
}
