import { Readable } from 'node:stream'
import {
  folderNames,
  type PictureFileType,
  pictureFileTypes,
  safeFileName,
} from '@aloft/domain/creatives/creative-files.rules'
import { type CreativeFormat, creativeFormatNames } from '@aloft/domain/creatives/creative-formats.rules'
import type { Router } from '@koa/router'
import { CallError, retryAfterSeconds } from '../action/call-error.ts'
import { type DownloadedCreative, findDownload } from '../areas/creatives/creative-download.repo.ts'
import { creativeDownloadPath } from '../areas/creatives/download-ad-creative.action.ts'
import type { Gateways } from '../gateways/gateways.ts'
import { parsePictureName } from '../gateways/storage/picture-address.ts'
import type { CallDependencies } from './calls.ts'
import { networkOf } from './network-address.ts'
import { zipStream } from './zip-stream.ts'

// Tokens can't be guessed; this only keeps one link from using up the threads that convert pictures.
const limit = { name: 'creative-download', limit: 60, seconds: 60 }

const endings = { png: 'png', jpeg: 'jpg', webp: 'webp' } as const satisfies Record<PictureFileType, string>

/**
 * GET /api/creative-download?key={token}: pictures of creatives as a ZIP file, or one of them by `format`, in a
 * `fileType` (ACT-072). The token is the secret: a download has no session to show.
 */
export function addCreativeDownload(
  router: Router,
  { knex, gateways, clock, counters }: Pick<CallDependencies, 'knex' | 'gateways' | 'clock' | 'counters'>,
): void {
  router.all(creativeDownloadPath, async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET')
      throw new CallError('methodNotAllowed')
    }
    const taken = await counters.take(limit, networkOf(ctx.ip))
    if (!taken.isTaken) throw new CallError('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds })
    const asked = new URLSearchParams(ctx.querystring)
    const fileType = pictureFileTypes.find((one) => one === (asked.get('fileType') ?? 'png'))
    const format = creativeFormatNames.find((one) => one === asked.get('format')) ?? null
    const creatives = await findDownload(knex, asked.get('key') ?? '', clock.real())
    if (!fileType || (asked.has('format') && !format)) throw new CallError('notFound')
    const pictures = loadPictures(gateways, listPictures(creatives, format, fileType), fileType)
    const first = await pictures.next()
    if (first.done) throw new CallError('notFound')
    const [creative] = creatives
    const isSingle = creatives.length === 1 && format !== null
    const name = creatives.length === 1 ? safeFileName(creative?.adName ?? null) : 'creatives'
    ctx.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachment(isSingle ? `${name} ${first.value.path}` : `${name}.zip`),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
    ctx.type = isSingle ? `image/${fileType}` : 'application/zip'
    if (isSingle) ctx.body = Buffer.from(first.value.bytes)
    else ctx.body = Readable.from(zipStream(first.value, pictures))
  })
}

interface NamedPicture {
  /** In the archive. */
  readonly path: string
  readonly url: string
}

/** The pictures of creatives, each creative in its own folder if there are several. */
function listPictures(
  creatives: readonly DownloadedCreative[],
  format: CreativeFormat | null,
  fileType: PictureFileType,
): NamedPicture[] {
  const folders = folderNames(creatives.map(({ adName }) => adName))
  return creatives.flatMap(({ renderUrls }, place) =>
    creativeFormatNames.flatMap((name) => {
      const url = renderUrls[name]
      if (!url || (format !== null && format !== name)) return []
      const file = `${name.replace(':', 'x')}.${endings[fileType]}`
      return [{ path: creatives.length > 1 ? `${folders[place]}/${file}` : file, url }]
    }),
  )
}

/** Pictures in the type asked for, one after another; those that were deleted are left out. */
async function* loadPictures(
  { storage, raster }: Pick<Gateways, 'storage' | 'raster'>,
  pictures: readonly NamedPicture[],
  fileType: PictureFileType,
) {
  for (const { path, url } of pictures) {
    const hash = parsePictureName(url.slice('/files/'.length))?.hash
    const file = hash ? await storage.get(hash) : null
    if (!file) continue
    if (fileType === 'png') yield { path, bytes: file.bytes }
    else {
      const made = await raster.convert(file.bytes, fileType, new AbortController().signal)
      if (made.kind === 'refused') throw new CallError('unavailable', { retryAfterSeconds })
      yield { path, bytes: made.bytes }
    }
  }
}

// Old browsers read the first name.
function attachment(name: string): string {
  const ending = name.slice(name.lastIndexOf('.'))
  const encoded = encodeURIComponent(name).replace(/['()*]/g, '_')
  return `attachment; filename="creative${ending}"; filename*=UTF-8''${encoded}`
}
