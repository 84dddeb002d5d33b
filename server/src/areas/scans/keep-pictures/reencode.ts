import sharp from 'sharp'
import type { PictureType } from '../../../gateways/storage/picture-address.ts'

export type PictureKind = 'logo' | 'picture'

export interface EncodedPicture {
  readonly bytes: Uint8Array
  readonly contentType: PictureType
  readonly width: number
  readonly height: number
}

const maxPixels = 40_000_000
const longestSide: Record<PictureKind, number> = { logo: 1_024, picture: 2_000 }

/**
 * Makes a picture of our own from foreign bytes: upright, without metadata, in sRGB, of an animation the first
 * frame, logos as PNG and photos as WebP. Only vector pictures are made larger. Throws on anything that is no
 * whole picture and on more than 40 megapixels, which are not decoded.
 */
export async function reencode(bytes: Uint8Array, kind: PictureKind): Promise<EncodedPicture> {
  const side = longestSide[kind]
  const { format } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const picture = sharp(bytes, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: true,
    density: format === 'svg' ? await densityFor(bytes, side) : 72,
  })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: format !== 'svg' })
  const encoded = kind === 'logo' ? picture.png() : picture.webp({ quality: 82 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const contentType = kind === 'logo' ? 'image/png' : 'image/webp'
  return { bytes: data, contentType, width: info.width, height: info.height }
}

/** The density at which an SVG is drawn `side` pixels long. */
async function densityFor(bytes: Uint8Array, side: number): Promise<number> {
  const base = 72
  const [longest, shortest] = await sidesAt(bytes, base)
  const [longestAtDouble] = await sidesAt(bytes, base * 2)
  // Lengths in millimetres or inches grow with the square of the density, those in pixels evenly.
  const power = Math.max(1, Math.log2(longestAtDouble / longest))
  const scale = Math.max(side / longest, 1 / shortest)
  return Math.min(100_000, Math.max(1, base * scale ** (1 / power)))
}

async function sidesAt(bytes: Uint8Array, density: number): Promise<[longest: number, shortest: number]> {
  const { width, height } = await sharp(bytes, { density, limitInputPixels: false }).metadata()
  return [Math.max(width, height), Math.min(width, height)]
}
