export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Side = 'left' | 'right' | 'top' | 'bottom'

export interface LeaderLine {
  /** Center of the number. */
  from: { x: number; y: number }
  /** Where the line meets the part. */
  to: { x: number; y: number }
}

/** Distance from the drawing to the centers of the numbers, and the smallest one between two numbers. */
const gutter = 32
const spacing = 28

/** Numbers in the margin of a drawing, each on the side that its part is nearest to, with a line to the part. */
export function leaderLines(
  drawing: Box,
  parts: readonly (Box | null)[],
  wanted: readonly (Side | undefined)[] = [],
): (LeaderLine | null)[] {
  const sides = parts.map((part, index) => (part ? (wanted[index] ?? nearestSide(drawing, part)) : null))
  const lines: (LeaderLine | null)[] = parts.map(() => null)
  for (const side of ['left', 'right', 'top', 'bottom'] as const) {
    const isRow = side === 'top' || side === 'bottom'
    const along = (part: Box) => (isRow ? (part.left + part.right) / 2 : (part.top + part.bottom) / 2)
    const members = parts
      .flatMap((part, index) => (part && sides[index] === side ? [{ part, index }] : []))
      .toSorted((one, other) => along(one.part) - along(other.part))
    const places = spread(members.map(({ part }) => along(part)))
    for (const [place, { part, index }] of members.entries()) {
      const across = drawing[side] + (side === 'left' || side === 'top' ? -gutter : gutter)
      const from = places[place] ?? 0
      lines[index] = isRow
        ? { from: { x: from, y: across }, to: { x: along(part), y: part[side] } }
        : { from: { x: across, y: from }, to: { x: part[side], y: along(part) } }
    }
  }
  return lines
}

function nearestSide(drawing: Box, part: Box): Side {
  const distances: [Side, number][] = [
    ['left', part.left - drawing.left],
    ['right', drawing.right - part.right],
    ['top', part.top - drawing.top],
    ['bottom', drawing.bottom - part.bottom],
  ]
  return distances.reduce((best, one) => (one[1] < best[1] ? one : best))[0]
}

/** The places, moved apart where two would overlap; the middle of each group stays. */
function spread(places: readonly number[]): number[] {
  const apart: number[] = []
  for (const place of places) apart.push(Math.max(place, (apart.at(-1) ?? -Infinity) + spacing))
  const shift = places.length > 0 ? ((places.at(-1) ?? 0) - (apart.at(-1) ?? 0)) / 2 : 0
  return apart.map((place) => place + shift)
}
