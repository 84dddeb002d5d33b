import type { Router } from '@koa/router'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { zipSync } from 'fflate'
import { CallError } from '../action/call-error.ts'
import { findDownload } from '../areas/creatives/creative-download.repo.ts'
import { creativeDownloadPath } from '../areas/creatives/download-ad-creative.action.ts'
import { parsePictureName } from '../gateways/storage/picture-address.ts'
import type { CallDependencies } from './calls.ts'

/** The first day that the format knows: equal files make equal archives. */
const firstZipDay = '1980-01-01T00:00:00'

/**
 * GET /api/creative-download?key={token}: the pictures of a creative as a ZIP file (ACT-072). The token is the secret: a
 * download has no session to show.
 */
export function addCreativeDownload(
  router: Router,
  { knex, gateways, clock }: Pick<CallDependencies, 'knex' | 'gateways' | 'clock'>,
): void {
  router.all(creativeDownloadPath, async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET')
      throw new CallError('methodNotAllowed')
    }
    const key = new URLSearchParams(ctx.querystring).get('key') ?? ''
    const download = await findDownload(knex, key, clock.real())
    if (!download) throw new CallError('notFound')
    const pictures = Object.entries(download.renderUrls) as [CreativeFormat, string][]
    const files: Record<string, Uint8Array> = {}
    for (const [format, url] of pictures) {
      const hash = parsePictureName(url.slice('/files/'.length))?.hash
      const file = hash ? await gateways.storage.get(hash) : null
      if (file) files[`${format.replace(':', 'x')}.png`] = file.bytes
    }
    if (Object.keys(files).length === 0) throw new CallError('notFound')
    ctx.set({
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="creative.zip"; filename*=UTF-8''${fileName(download.adName)}`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
    ctx.type = 'application/zip'
    // Stored as they are, because pictures don't shrink further.
    ctx.body = Buffer.from(zipSync(files, { level: 0, mtime: firstZipDay }))
  })
}

// Characters that file systems refuse, or that end the header's value, are left out.
function fileName(adName: string | null): string {
  const name = (adName ?? '').replace(/[\p{C}"*/:<>?\\|]/gu, ' ').trim()
  return encodeURIComponent(`${name || 'creative'}.zip`).replace(/['()*]/g, '_')
}
