import { toOklch } from '@aloft/creative/color/oklch'
import type { DescribeRequest } from '../ai.port.ts'

/** What can be said of a picture without seeing it: shape, size and colors. It says that this is all. */
export function describeByMeasures({
  width,
  height,
  colors,
}: Pick<DescribeRequest, 'width' | 'height' | 'colors'>): string {
  const named = [...new Set(colors.map(colorName))]
  const shown = named.length > 0 ? `, mostly ${named.slice(0, 3).join(' and ')}` : ''
  const size = width && height ? `, ${width} × ${height} pixels` : ''
  return `A ${shapeName(width, height)}picture${shown}${size}. Described without AI, so we can’t say whether people are in it.`
}

const nearSquare = 0.08

function shapeName(width: number | null, height: number | null): string {
  if (!width || !height) return ''
  if (Math.abs(width / height - 1) < nearSquare) return 'square '
  return width > height ? 'wide ' : 'tall '
}

/** Where each hue begins, in degrees of OKLCH. */
const hues = [
  [0, 'pink'],
  [18, 'red'],
  [45, 'orange'],
  [80, 'yellow'],
  [115, 'green'],
  [175, 'turquoise'],
  [225, 'blue'],
  [285, 'purple'],
  [330, 'pink'],
] as const

const [grayChroma, darkest, lightest] = [0.035, 0.25, 0.93]

/** A color in one or two English words. */
export function colorName(hex: string): string {
  const { lightness, chroma, hue } = toOklch(hex)
  if (lightness < darkest) return 'black'
  if (lightness > lightest) return 'white'
  const shade = lightness < 0.45 ? 'dark ' : lightness > 0.8 ? 'light ' : ''
  if (chroma < grayChroma) return `${shade}gray`
  const degrees = ((hue * 180) / Math.PI + 360) % 360
  const name = hues.findLast(([from]) => degrees >= from)?.[1] ?? 'pink'
  if (name === 'orange' && lightness < 0.6) return 'brown'
  return name === 'yellow' ? name : `${shade}${name}`
}
