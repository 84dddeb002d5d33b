import type { Box, Point, Sides } from './box.rules.ts'
import type { Axis } from './place-commands.rules.ts'

/** A line that a moving box is aligned to, across the picture. */
export interface SnapLine {
  /** `x`: upright, at this x. */
  readonly axis: Axis
  readonly at: number
  readonly from: number
  readonly to: number
}

/** A gap to show with its length: along the axis, at a position on the other one. */
export interface Distance {
  readonly axis: Axis
  readonly from: number
  readonly to: number
  readonly at: number
}

export interface Guides {
  readonly lines: readonly SnapLine[]
  readonly distances: readonly Distance[]
}

export const noGuides: Guides = { lines: [], distances: [] }

/** What a box is aligned to. */
export interface Surroundings {
  readonly picture: Sides
  /** The part of the picture that no app covers; null if that's all of it. */
  readonly safe: Box | null
  /** Bounds of the other visible layers. */
  readonly others: readonly Box[]
}

export interface Snapped {
  /** How far to move the box from where the pointer has it. */
  readonly by: Point
  readonly guides: Guides
}

/** A box on one axis: where it starts and ends there, and on the other one. */
interface Span {
  readonly start: number
  readonly end: number
  readonly crossStart: number
  readonly crossEnd: number
}

/** An offset that would align the box, and the line or the gaps to show for it. */
interface Candidate {
  readonly offset: number
  readonly line?: Omit<SnapLine, 'axis'>
  readonly gaps?: readonly Omit<Distance, 'axis'>[]
}

/** Which of a box's edges move: both while it's moved, one while it's resized, none if that axis stays. */
export type MovingEdges = 'start' | 'end' | 'both' | 'none'

const allEdges = { x: 'both', y: 'both' } as const

/**
 * Aligns a moving box to edges and centers of the picture and of other layers, to the safe area and to equal gaps, if one is
 * within the threshold. The threshold is in pixels of the picture, so a screen distance has to be divided by the zoom.
 */
export function snapped(
  box: Box,
  around: Surroundings,
  threshold: number,
  edges: Readonly<Record<Axis, MovingEdges>> = allEdges,
): Snapped {
  const x = onAxis('x', box, around, threshold, edges.x)
  const y = onAxis('y', box, around, threshold, edges.y)
  const by = { x: x?.offset ?? 0, y: y?.offset ?? 0 }
  const final = edges.x === 'both' && edges.y === 'both' ? { ...box, x: box.x + by.x, y: box.y + by.y } : box
  const lines = [
    ...(x?.line ? [{ axis: 'x' as const, ...x.line }] : []),
    ...(y?.line ? [{ axis: 'y' as const, ...y.line }] : []),
  ]
  const gapsOf = (axis: Axis, candidate: Candidate | null) =>
    candidate?.gaps ? candidate.gaps.map((gap) => ({ axis, ...gap })) : nearestDistance(axis, final, around)
  return { by, guides: { lines, distances: [...gapsOf('x', x), ...gapsOf('y', y)] } }
}

/** The distances of a box to what's next to it. */
export function distancesOf(box: Box, around: Surroundings): readonly Distance[] {
  return [...nearestDistance('x', box, around), ...nearestDistance('y', box, around)]
}

function spanOn(axis: Axis, { x, y, width, height }: Box): Span {
  return axis === 'x'
    ? { start: x, end: x + width, crossStart: y, crossEnd: y + height }
    : { start: y, end: y + height, crossStart: x, crossEnd: x + width }
}

const wholeOf = ({ width, height }: Sides): Box => ({ x: 0, y: 0, width, height })
const middleOf = ({ start, end }: Pick<Span, 'start' | 'end'>) => (start + end) / 2

function onAxis(
  axis: Axis,
  box: Box,
  around: Surroundings,
  threshold: number,
  edges: MovingEdges,
): Candidate | null {
  if (edges === 'none') return null
  const span = spanOn(axis, box)
  const targets = [around.safe ?? [], wholeOf(around.picture), ...around.others].flat()
  const candidates = [
    ...targets.flatMap((target) => toTarget(span, spanOn(axis, target), edges)),
    ...(edges === 'both' ? equalGaps(axis, span, around) : []),
  ]
  let best: Candidate | null = null
  for (const candidate of candidates) {
    const distance = Math.abs(candidate.offset)
    if (distance <= threshold && (!best || distance < Math.abs(best.offset))) best = candidate
  }
  return best
}

function toTarget(span: Span, target: Span, edges: MovingEdges): readonly Candidate[] {
  const points = {
    start: [span.start],
    end: [span.end],
    both: [span.start, middleOf(span), span.end],
    none: [],
  }[edges]
  const line = {
    from: Math.min(span.crossStart, target.crossStart),
    to: Math.max(span.crossEnd, target.crossEnd),
  }
  return [target.start, middleOf(target), target.end].flatMap((at) =>
    points.map((point) => ({ offset: at - point, line: { ...line, at } })),
  )
}

const isBeside = (one: Span, other: Span) =>
  one.crossStart < other.crossEnd && other.crossStart < one.crossEnd

/** The place midway between two neighbors, and those that continue the gap of two layers in a row. */
function equalGaps(axis: Axis, span: Span, { others }: Surroundings): readonly Candidate[] {
  const row = others.map((other) => spanOn(axis, other)).filter((other) => isBeside(span, other))
  const before = row.filter(({ end }) => end <= middleOf(span)).toSorted((one, other) => other.end - one.end)
  const after = row
    .filter(({ start }) => start >= middleOf(span))
    .toSorted((one, other) => one.start - other.start)
  const at = (span.crossStart + span.crossEnd) / 2
  const length = span.end - span.start
  const [left, beyondLeft] = before
  const [right, beyondRight] = after
  return [
    ...(left && right && right.start - left.end > length ? [between(left, right, span, at)] : []),
    ...(left && beyondLeft && beyondLeft.end < left.start ? [continued(beyondLeft, left, span, at)] : []),
    ...(right && beyondRight && right.end < beyondRight.start
      ? [continuedBefore(right, beyondRight, span, at)]
      : []),
  ]
}

function between(left: Span, right: Span, { start, end }: Span, at: number): Candidate {
  const gap = (right.start - left.end - (end - start)) / 2
  const begin = left.end + gap
  return {
    offset: begin - start,
    gaps: [
      { from: left.end, to: begin, at },
      { from: right.start - gap, to: right.start, at },
    ],
  }
}

function continued(first: Span, second: Span, { start }: Span, at: number): Candidate {
  const gap = second.start - first.end
  const begin = second.end + gap
  return {
    offset: begin - start,
    gaps: [
      { from: first.end, to: second.start, at },
      { from: second.end, to: begin, at },
    ],
  }
}

function continuedBefore(first: Span, second: Span, { end }: Span, at: number): Candidate {
  const gap = second.start - first.end
  const finish = first.start - gap
  return {
    offset: finish - end,
    gaps: [
      { from: finish, to: first.start, at },
      { from: first.end, to: second.start, at },
    ],
  }
}

/** The shorter of the two gaps of a box on an axis; none if it touches something or leaves the picture. */
function nearestDistance(axis: Axis, box: Box, { picture, others }: Surroundings): readonly Distance[] {
  const span = spanOn(axis, box)
  const whole = spanOn(axis, wholeOf(picture))
  const row = others.map((other) => spanOn(axis, other)).filter((other) => isBeside(span, other))
  const from = Math.max(whole.start, ...row.map(({ end }) => end).filter((end) => end <= span.start))
  const to = Math.min(whole.end, ...row.map(({ start }) => start).filter((start) => start >= span.end))
  const at = (span.crossStart + span.crossEnd) / 2
  const gaps = [
    { axis, from, to: span.start, at },
    { axis, from: span.end, to, at },
  ].filter((gap) => gap.to - gap.from >= 1)
  return gaps.toSorted((one, other) => one.to - one.from - (other.to - other.from)).slice(0, 1)
}
