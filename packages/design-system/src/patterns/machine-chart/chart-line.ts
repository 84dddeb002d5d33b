interface Place {
  readonly x: number
  readonly y: number
}

const radius = 6
const tip = { length: 8, half: 4 }

/** An SVG path along right-angled corners, slightly rounded. */
export function roundedPath(points: readonly Place[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = rest.map((point, index) => {
    const before = points[index] ?? point
    const after = rest[index + 1]
    if (!after) return `L${at(point)}`
    const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2)
    return `L${at(towards(point, before, reach))}Q${at(point)} ${at(towards(point, after, reach))}`
  })
  return `M${at(first)}${parts.join('')}`
}

/** An SVG path of the arrowhead at the line's end. */
export function tipAt(points: readonly Place[]): string {
  const [from, end] = points.slice(-2)
  if (!from || !end) return ''
  const foot = towards(end, from, tip.length)
  const [dx, dy] = [(end.x - foot.x) / tip.length, (end.y - foot.y) / tip.length]
  const left = { x: foot.x - dy * tip.half, y: foot.y + dx * tip.half }
  const right = { x: foot.x + dy * tip.half, y: foot.y - dx * tip.half }
  return `M${at(end)}L${at(left)}L${at(right)}Z`
}

const at = ({ x, y }: Place) => `${round(x)},${round(y)}`
const round = (value: number) => Math.round(value * 10) / 10
const distance = (one: Place, other: Place) => Math.hypot(other.x - one.x, other.y - one.y)

function towards(from: Place, to: Place, length: number): Place {
  const whole = distance(from, to) || 1
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole }
}
