import { imageSize } from 'image-size'
import pMap from 'p-map'
import { stepOf } from './scan-log.ts'
import { atOnce, type Visit } from './visit.ts'

const mostPictures = 36
const headBytes = 512 * 1024

/** Reads the sizes of the site's pictures from their files, those most likely to be content first. */
export async function measurePictures(visit: Visit): Promise<void> {
  const urls = visit.reading.pictureCandidates.slice(0, mostPictures)
  await pMap(urls, (url) => measurePicture(visit, url), { concurrency: atOnce })
}

async function measurePicture(visit: Visit, url: string): Promise<void> {
  if (visit.signal.aborted) return
  const result = await visit.fetch(url, ['image'])
  if (result.kind === 'refused' && result.reason === 'aborted') return
  const size = result.kind === 'page' && result.status < 400 ? sizeOf(result.body) : null
  const isSmall = size !== null && !visit.reading.addPicture({ url, ...size })
  visit.report(stepOf('picture', result, isSmall ? { outcome: 'skipped' } : {}))
}

/** Width and height in pixels from the file's header, rotated by its orientation; null if it isn't a picture. */
function sizeOf(body: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(body.subarray(0, headBytes))
    const [w, h] = [Math.round(width), Math.round(height)]
    if (!(w > 0 && h > 0)) return null
    return orientation >= 5 ? { width: h, height: w } : { width: w, height: h }
  } catch {
    return null
  }
}
