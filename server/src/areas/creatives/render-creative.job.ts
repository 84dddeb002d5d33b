import { createHash } from 'node:crypto'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { shownVideo } from '@aloft/domain/creatives/render.rules'
import type { JobContext, JobHandler } from '../../queue/define.ts'
import type { RasterRefusal } from '../../gateways/raster/raster.port.ts'
import { parsePictureName, pictureAddress } from '../../gateways/storage/picture-address.ts'
import { type DrawnVersion, findUndrawnVersions, finishRender } from './creative-version.repo.ts'
import { findRenderedPicture, keepRenderedPicture } from './rendered-picture.repo.ts'

/** Version of the drawing code. Increase it to have all creatives redrawn. */
const drawnBy = 1

/** Failures that may not recur in another attempt; all others are caused by the creative itself. */
const passing: readonly RasterRefusal[] = ['timeout', 'aborted']

/** Draws the new versions of a creative in all its formats; reuses pictures already drawn for anyone. */
export const renderCreative: JobHandler<'render-creative'> = {
  async run(context, { adCreativeId }) {
    for (const version of await findUndrawnVersions(context.db, adCreativeId)) {
      await finishRender(context.db, version, await render(context, version))
    }
  },

  async onExhausted({ db }, { adCreativeId }) {
    for (const version of await findUndrawnVersions(db, adCreativeId)) await finishRender(db, version, failed)
  },
}

type End = Parameters<typeof finishRender>[2]

const failed: End = { urls: {}, failure: 'failedToRenderAsset' }

async function render(context: JobContext, version: DrawnVersion): Promise<End> {
  const creatives = Object.entries(version.creatives) as [CreativeFormat, Creative][]
  if (creatives.some(([, creative]) => shownVideo(creative)))
    return { urls: {}, failure: 'videoNotSupported' }
  const urls: End['urls'] = {}
  for (const [format, creative] of creatives) {
    const url = await drawn(context, creative)
    if (url === null) return failed
    urls[format] = url
  }
  return { urls, failure: null }
}

// No drawing depends on these.
const undrawn = new Set(['id', 'name', 'groupId', 'isLocked', 'followed'])
const drawnOnly = (key: string, value: unknown) => (undrawn.has(key) ? undefined : value)

/** The address of the drawn picture; null if it can never be drawn. */
async function drawn(
  { db, gateways, log, signal, readNow }: JobContext,
  creative: Creative,
): Promise<string | null> {
  const digest = createHash('sha256')
    .update(`${drawnBy}:${JSON.stringify(creative, drawnOnly)}`)
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
