/** How much more a vivid color counts than a gray one. */
const vividness = 6
/** Colors are counted in steps of 16, so that grain and soft edges don't split them. */
const step = 16

interface Group {
  weight: number
  count: number
  sum: [red: number, green: number, blue: number]
}

/**
 * The color that stands for a picture, as `#rrggbb`: the most frequent one, where vivid colors count more.
 * `pixels` are bytes of red, green, blue and opacity; transparent ones don't count. Null if nothing is left.
 */
export function pictureColor(pixels: ArrayLike<number>): `#${string}` | null {
  const groups = new Map<string, Group>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((part) => pixels[at + part])
    if (opacity < 128) continue
    const key = [red, green, blue].map((part) => Math.floor(part / step)).join()
    const group = groups.get(key) ?? { weight: 0, count: 0, sum: [0, 0, 0] }
    group.weight += 1 + (vividness * (Math.max(red, green, blue) - Math.min(red, green, blue))) / 255
    group.count += 1
    group.sum = [group.sum[0] + red, group.sum[1] + green, group.sum[2] + blue]
    groups.set(key, group)
  }
  const first = [...groups.values()].reduce<Group | null>(
    (best, group) => (best && best.weight >= group.weight ? best : group),
    null,
  )
  if (!first) return null
  const hex = first.sum.map((sum) =>
    Math.round(sum / first.count)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}
