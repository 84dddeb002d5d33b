/** Channels 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const black = '#000000'
export const white = '#ffffff'

/** Channels of `#rrggbb`. Throws on any other notation. */
export function parseHex(hex: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a color as #rrggbb: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `#rrggbb` of channels, each rounded and kept within 0 to 255. */
export function toHex(rgb: Rgb): string {
  const digits = rgb.map((channel) => Math.min(255, Math.max(0, Math.round(channel))).toString(16))
  return `#${digits.map((pair) => pair.padStart(2, '0')).join('')}`
}

/** The color between two others; `share` 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [parseHex(one), parseHex(other)]
  const between = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return toHex([between(0), between(1), between(2)])
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as defined by WCAG, 0 to 1. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast of two luminances, 1 to 21. */
export function luminanceContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** WCAG contrast of two colors as `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  return luminanceContrast(luminance(parseHex(one)), luminance(parseHex(other)))
}
