import { readPicture } from './read-pictures.ts'
import type { LogoGround, MeasuredLogo } from './raster.port.ts'

const side = 96
const lightFrom = 150

/**
 * The size of a logo and the background it needs, from its corners and the lightness of its content. Throws a
 * `RefusalError`.
 */
export function measureLogo(bytes: Uint8Array): Promise<Omit<MeasuredLogo, 'kind'>> {
  return readPicture(bytes, async (picture) => {
    const { width, height } = await picture.metadata()
    const { data, info } = await picture
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width, height, ground: groundOf(data, info.width, info.height) }
  })
}

function groundOf(pixels: Buffer, width: number, height: number): LogoGround {
  const alphaAt = (x: number, y: number) => pixels[(y * width + x) * 4 + 3] ?? 0
  const corners = [0, width - 1].flatMap((x) => [0, height - 1].map((y) => alphaAt(x, y)))
  if (corners.every((alpha) => alpha > 200)) return 'own'
  let [drawn, lightness] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    drawn += alpha
    lightness += alpha * (0.299 * red + 0.587 * green + 0.114 * blue)
  }
  return drawn > 0 && lightness / drawn >= lightFrom ? 'dark' : 'light'
}
