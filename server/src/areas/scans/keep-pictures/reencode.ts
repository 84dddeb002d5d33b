import sharp from 'sharp'
import type { PictureType } from '../../../gateways/storage/picture-address.ts'
import { dominantColors } from './dominant-colors.ts'
import { widenSvg } from './widen-svg.ts'

export type PictureKind = 'logo' | 'picture'

export interface EncodedPicture {
  readonly bytes: Uint8Array
  readonly contentType: PictureType
  readonly width: number
  readonly height: number
  /** Size of the source picture in pixels, upright; for a drawing, the size it was rendered at. */
  readonly source: { readonly width: number; readonly height: number }
  /** Its main colors as hex, the most frequent first. */
  readonly colors: string[]
}

const maxPixels = 40_000_000
const longestSide: Record<PictureKind, number> = { logo: 1_024, picture: 2_000 }

/**
 * Re-encodes an untrusted picture: upright, without metadata, in sRGB, only the first frame of an animation, logos as
 * PNG and photos as WebP. Only vector pictures are enlarged. Throws if the picture is broken or incomplete, or has more
 * than 40 megapixels, which are not decoded.
 */
export async function reencode(bytes: Uint8Array, kind: PictureKind): Promise<EncodedPicture> {
  const side = longestSide[kind]
  const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const isDrawing = format === 'svg'
  const wide = isDrawing && kind === 'logo' ? widenSvg(bytes) : null
  if (wide) return reencode(await drawTrimmed(wide, side), kind)
  // A drawing is rendered at its target size, whatever size it claims.
  const limitInputPixels = isDrawing ? false : maxPixels
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: !isDrawing })
  const encoded = kind === 'logo' ? picture.png() : picture.webp({ quality: 82 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const contentType = kind === 'logo' ? 'image/png' : 'image/webp'
  const { width, height } = info
  const source = isDrawing ? { width, height } : autoOrient
  return { bytes: data, contentType, width, height, source, colors: await colorsOf(data) }
}

/** The colors of a picture as it shows on white. */
async function colorsOf(picture: Uint8Array): Promise<string[]> {
  const side = 32
  return dominantColors(
    await sharp(picture)
      .flatten({ background: '#ffffff' })
      .resize({ width: side, height: side, fit: 'fill' })
      .toColorspace('srgb')
      .raw()
      .toBuffer(),
  )
}

// Trims empty margins, so that a logo fills its frame.
async function drawTrimmed(drawing: Uint8Array, side: number): Promise<Uint8Array> {
  const drawn = sharp(drawing, { limitInputPixels: false, failOn: 'error' }).resize({
    width: 2 * side,
    height: side,
    fit: 'inside',
  })
  return sharp(await drawn.png().toBuffer())
    .trim({ background: '#00000000', threshold: 1 })
    .png()
    .toBuffer()
}
