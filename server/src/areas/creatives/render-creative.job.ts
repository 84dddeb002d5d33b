import { createHash } from 'node:crypto'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { JobContext, JobHandler } from '../../queue/define.ts'
import type { RasterRefusal } from '../../gateways/raster/raster.port.ts'
import { parsePictureName, pictureAddress } from '../../gateways/storage/picture-address.ts'
import {
  type AdCreativeRow,
  findAdCreative,
  findRenderedPicture,
  finishRender,
  keepRenderedPicture,
} from './ad-creative.repo.ts'

/** Version of the drawing code. Increase it to have all creatives redrawn. */
const drawnBy = 1

/** Failures that may not recur in another attempt; all others are caused by the creative itself. */
const passing: readonly RasterRefusal[] = ['timeout', 'aborted']

/** Draws a creative in all its formats; reuses pictures already drawn for anyone. */
export const renderCreative: JobHandler<'render-creative'> = {
  async run(context, { adCreativeId }) {
    const { db } = context
    const row = await findAdCreative(db, adCreativeId)
    if (row?.renderStatus !== 'waiting') return
    const creatives = Object.entries(row.creatives) as [CreativeFormat, Creative][]
    const hasVideo = creatives.some(([, { elements }]) => elements.some(({ type }) => type === 'video'))
    if (hasVideo) return finishRender(db, adCreativeId, { urls: {}, failure: 'videoNotSupported' })
    const urls: AdCreativeRow['renderUrls'] = {}
    for (const [format, creative] of creatives) {
      const url = await drawn(context, creative)
      if (url === null) return finishRender(db, adCreativeId, { urls: {}, failure: 'failedToRenderAsset' })
      urls[format] = url
    }
    await finishRender(db, adCreativeId, { urls, failure: null })
  },

  onExhausted: ({ db }, { adCreativeId }) =>
    finishRender(db, adCreativeId, { urls: {}, failure: 'failedToRenderAsset' }),
}

/** The address of the drawn picture; null if it can never be drawn. */
async function drawn(
  { db, gateways, log, signal, readNow }: JobContext,
  creative: Creative,
): Promise<string | null> {
  const digest = createHash('sha256')
    .update(`${drawnBy}:${JSON.stringify(creative)}`)
    .digest()
  const known = await findRenderedPicture(db, digest)
  if (known) return known
  const pictures = await loadShownPictures(gateways.storage, creative)
  const result = await gateways.raster.render({ creative, pictures }, signal)
  if (result.kind === 'refused') {
    const { reason, detail } = result
    if (passing.includes(reason)) throw new Error(`creative not drawn: ${reason}, ${detail}`)
    log.warn({ reason, detail }, 'creative cannot be drawn')
    return null
  }
  const { hash } = await gateways.storage.put(result.png, 'image/png')
  const url = pictureAddress(hash, 'image/png')
  await keepRenderedPicture(db, digest, url, await readNow())
  return url
}

/** The stored pictures that a creative shows, by address. */
export async function loadShownPictures(
  storage: JobContext['gateways']['storage'],
  { elements }: Creative,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>()
  for (const element of elements) {
    const src = 'src' in element ? element.src : undefined
    const hash = src?.startsWith('/files/') && parsePictureName(src.slice('/files/'.length))?.hash
    const file = hash ? await storage.get(hash) : null
    if (src && file) pictures.set(src, file.bytes)
  }
  return pictures
}
