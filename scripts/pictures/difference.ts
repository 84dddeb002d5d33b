import { diff } from '@blazediff/core'
import sharp from 'sharp'

/** A picture of what differs: in red what is not the same in both files, in gray the rest. */
export async function differenceOf(before: string, after: string): Promise<Buffer> {
  const [one, other] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const [pixelsBefore, pixelsAfter] = await Promise.all([
    pixelsOf(before, width - one.width, height - one.height),
    pixelsOf(after, width - other.width, height - other.height),
  ])
  const output = new Uint8ClampedArray(width * height * 4)
  diff(pixelsBefore, pixelsAfter, output, width, height, { threshold: 0, includeAA: true })
  return sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

/** The pixels of a file, with transparent ones to the right and below where the other picture is larger. */
function pixelsOf(file: string, right: number, bottom: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(file).ensureAlpha().extend({ right, bottom, background }).raw().toBuffer()
}
