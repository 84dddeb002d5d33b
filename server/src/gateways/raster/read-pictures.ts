import type { Creative } from '@aloft/domain/creatives/creative.entity'
import sharp, { type Sharp } from 'sharp'
import { RefusalError } from './refusal-error.ts'

const maxPixels = 40_000_000
const maxBytes = 20 * 1024 * 1024
const formats = ['png', 'jpeg', 'webp']

/**
 * The creative's pictures by address as PNG, which the renderer reads, no larger than they are drawn. `scale` is the
 * number of drawn pixels per pixel of the creative. Throws a `RefusalError`.
 */
export async function readPictures(
  creative: Creative,
  pictures: ReadonlyMap<string, Uint8Array>,
  scale: number,
): Promise<Map<string, Buffer>> {
  const pngs = new Map<string, Buffer>()
  for (const [src, side] of longestSides(creative)) {
    const bytes = pictures.get(src) ?? bytesOfData(src)
    if (!bytes) throw new RefusalError('missingPicture', `no bytes for ${src.slice(0, 80)}`)
    pngs.set(src, await toPng(bytes, Math.ceil(side * scale)))
  }
  return pngs
}

// The longer side of each picture at its largest use, in pixels of the creative.
function longestSides({ elements }: Creative): Map<string, number> {
  const sides = new Map<string, number>()
  for (const element of elements) {
    const src = element.type === 'video' ? element.poster : 'src' in element ? element.src : null
    if (src === null) continue
    const crop = element.type === 'croppedImage' ? element.crop : { width: 1, height: 1 }
    const side = Math.max(element.width / crop.width, element.height / crop.height)
    sides.set(src, Math.max(side, sides.get(src) ?? 0))
  }
  return sides
}

function bytesOfData(src: string): Buffer | undefined {
  return src.startsWith('data:') ? Buffer.from(src.slice(src.indexOf(',') + 1), 'base64') : undefined
}

async function toPng(bytes: Uint8Array, side: number): Promise<Buffer> {
  return readPicture(bytes, (picture) =>
    picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      // It's decoded right away in this thread, so compression would only cost time.
      .png({ compressionLevel: 0 })
      .toBuffer(),
  )
}

/**
 * Reads a picture of the product's own formats; refuses drawings and broken or very large pictures. Throws a
 * `RefusalError`.
 */
export async function readPicture<Result>(
  bytes: Uint8Array,
  read: (picture: Sharp) => Promise<Result>,
): Promise<Result> {
  if (bytes.length > maxBytes) throw new RefusalError('badPicture', `a picture of ${bytes.length} bytes`)
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!formats.includes(format)) throw new RefusalError('badPicture', `a picture of kind ${format}`)
    return await read(picture)
  } catch (cause) {
    if (cause instanceof RefusalError) throw cause
    throw new RefusalError('badPicture', 'a picture that cannot be read', { cause })
  }
}
