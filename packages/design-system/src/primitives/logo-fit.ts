import { type CSSProperties, type SyntheticEvent, useState } from 'react'

/** How a logo fits a square: whole on a ground of its own, or filling it. */
export type LogoFit = { readonly fit: 'cover' } | { readonly fit: 'contain'; readonly ground: string }

const side = 24
const light = '#ffffff'
const dark = '#1b1b1e'
/** Wider or taller logos would lose too much in a square. */
const mostSquare = 1.25

/**
 * How a logo fits a square, by its proportions and its pixels (four bytes each). A logo that fills its
 * picture has its own background; any other logo is placed on white or near black, whichever differs more
 * from its mean lightness.
 */
export function logoFit(ratio: number, pixels: Uint8ClampedArray): LogoFit {
  const isSquare = ratio <= mostSquare && ratio >= 1 / mostSquare
  const { share, lightness } = inkOf(pixels)
  const isFilled = share > 0.9
  if (isFilled) return isSquare ? { fit: 'cover' } : { fit: 'contain', ground: firstColor(pixels) }
  return { fit: 'contain', ground: lightness > 0.62 ? dark : light }
}

function inkOf(pixels: Uint8ClampedArray): { share: number; lightness: number } {
  let [opaque, sum] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    opaque += alpha / 255
    sum += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * (alpha / 255)
  }
  return { share: (opaque * 4) / Math.max(4, pixels.length), lightness: opaque > 0 ? sum / opaque : 0 }
}

function firstColor([red = 255, green = 255, blue = 255]: Uint8ClampedArray): string {
  return `rgb(${red} ${green} ${blue})`
}

/**
 * Attributes for an `img` of a logo in a square of `size` pixels, so that it's never cut; measured once the
 * picture has loaded.
 */
export function useLogoFit(size: number): {
  readonly style: CSSProperties | undefined
  readonly onLoad: (event: SyntheticEvent<HTMLImageElement>) => void
} {
  const [fit, setFit] = useState<LogoFit | null>(null)
  return {
    style:
      fit?.fit === 'contain'
        ? { objectFit: 'contain', padding: Math.round(size * 0.12), background: fit.ground }
        : undefined,
    onLoad: ({ currentTarget }) => setFit(measured(currentTarget)),
  }
}

// A browser shows pictures of other sites, but may not allow reading their pixels.
function measured(image: HTMLImageElement): LogoFit | null {
  const { naturalWidth, naturalHeight } = image
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context || naturalWidth === 0 || naturalHeight === 0) return null
  context.canvas.width = side
  context.canvas.height = side
  try {
    context.drawImage(image, 0, 0, side, side)
    return logoFit(naturalWidth / naturalHeight, context.getImageData(0, 0, side, side).data)
  } catch {
    return { fit: 'contain', ground: light }
  }
}
