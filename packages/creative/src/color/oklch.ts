import { type Rgb, parseHex, toHex } from './rgb.ts'

/** Lightness 0 to 1, chroma from 0, hue in radians. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** A color as people perceive it. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex).map(toLinear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (rgb: Rgb) => rgb.every((value) => value >= -0.0005 && value <= 1.0005)

/** The color as `#rrggbb`, as saturated as screens can show it at that lightness and hue. */
export function fromOklch(color: Oklch): string {
  let chroma = color.chroma
  while (chroma > 0.001 && !isShown(linearRgb({ ...color, chroma }))) chroma *= 0.94
  const [red, green, blue] = linearRgb({ ...color, chroma })
  const channel = (value: number) => fromLinear(Math.min(1, Math.max(0, value)))
  return toHex([channel(red), channel(green), channel(blue)])
}

/** The same hue at another lightness, with at most the given chroma. */
export function tone(hex: string, lightness: number, maxChroma = 0.4): string {
  const { chroma, hue } = toOklch(hex)
  return fromOklch({ lightness, chroma: Math.min(chroma, maxChroma), hue })
}
