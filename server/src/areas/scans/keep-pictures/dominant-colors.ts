/** Bits of each channel that group similar colors. */
const groupBits = 3
const maxColors = 4
/** Shares of the picture below this are details. */
const leastShare = 0.06

/** The most frequent colors of a small picture as hex, from the bytes of its pixels in RGB. At least one, at most four. */
export function dominantColors(pixels: Uint8Array): string[] {
  const groups = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const key = [red, green, blue].reduce(
      (bits, value) => (bits << groupBits) | (value >> (8 - groupBits)),
      0,
    )
    const group = groups.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    groups.set(key, {
      count: group.count + 1,
      red: group.red + red,
      green: group.green + green,
      blue: group.blue + blue,
    })
  }
  const ranked = [...groups.values()].toSorted((one, other) => other.count - one.count)
  const total = pixels.length / 3
  return ranked
    .filter(({ count }, index) => index === 0 || count / total >= leastShare)
    .slice(0, maxColors)
    .map(({ count, red, green, blue }) => hexOf([red, green, blue].map((sum) => sum / count)))
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
