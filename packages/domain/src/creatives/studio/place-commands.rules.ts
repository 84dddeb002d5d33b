import type { Creative, CreativeElement } from '../creative.entity.ts'
import {
  type Box,
  boundsOf,
  centerOf,
  normalAngle,
  type Point,
  rotatedVector,
  unionOf,
  withinLimits,
} from './box.rules.ts'
import { type Handle, resized, resizedTogether } from './resize.rules.ts'

export const alignEdges = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type AlignEdge = (typeof alignEdges)[number]
export type Axis = 'x' | 'y'

/** Commands that change where elements are; locked ones stay. */
export type PlaceCommand =
  | { readonly type: 'move'; readonly by: Point }
  | {
      readonly type: 'resize'
      readonly handle: Handle
      readonly by: Point
      /** Also true if the element itself keeps its ratio. */
      readonly hasFixedRatio: boolean
    }
  /** Each by the same angle, around their common center. */
  | { readonly type: 'rotate'; readonly degrees: number }
  /** Several to each other, a single one to the picture. */
  | { readonly type: 'align'; readonly edge: AlignEdge }
  /** With equal gaps between the outer two. */
  | { readonly type: 'distribute'; readonly axis: Axis }

/** The chosen elements after the command. */
export function placed(
  command: PlaceCommand,
  chosen: readonly CreativeElement[],
  scene: Creative,
): readonly CreativeElement[] {
  switch (command.type) {
    case 'move':
      return chosen.map((element) => moved(element, command.by))
    case 'resize': {
      const [only, ...others] = chosen
      if (only && others.length === 0)
        return [resized(only, command.handle, command.by, command.hasFixedRatio || only.aspect !== null)]
      const bounds = unionOf(chosen.map(boundsOf))
      return bounds ? resizedTogether(chosen, bounds, command.handle, command.by) : chosen
    }
    case 'rotate':
      return rotated(chosen, command.degrees)
    case 'align':
      return aligned(chosen, command.edge, scene)
    case 'distribute':
      return distributed(chosen, command.axis)
  }
}

function moved<Element extends CreativeElement>(element: Element, by: Point): Element {
  const { width, height } = element
  const { x, y } = withinLimits({ x: element.x + by.x, y: element.y + by.y, width, height })
  return { ...element, x, y }
}

function rotated(chosen: readonly CreativeElement[], degrees: number): readonly CreativeElement[] {
  const bounds = unionOf(chosen.map(boundsOf))
  if (!bounds) return chosen
  const [middle, isSingle] = [centerOf(bounds), chosen.length === 1]
  return chosen.map((element) => {
    const own = { ...element, rotation: normalAngle(element.rotation + degrees) }
    if (isSingle) return own
    const center = centerOf(element)
    const offset = rotatedVector({ x: center.x - middle.x, y: center.y - middle.y }, degrees)
    return moved(own, { x: middle.x + offset.x - center.x, y: middle.y + offset.y - center.y })
  })
}

/** What's aligned as one: a group, or an element without one. */
interface Unit {
  readonly bounds: Box
  readonly members: readonly CreativeElement[]
}

function unitsOf(chosen: readonly CreativeElement[]): readonly Unit[] {
  const members = Map.groupBy(chosen, ({ id, groupId }) => groupId ?? `only ${id}`)
  return [...members.values()].flatMap((each) => {
    const bounds = unionOf(each.map(boundsOf))
    return bounds ? [{ bounds, members: each }] : []
  })
}

/** The share of its length that an edge is at, and the axis it's on. */
const edges: Readonly<Record<AlignEdge, readonly [axis: Axis, share: number]>> = {
  left: ['x', 0],
  center: ['x', 0.5],
  right: ['x', 1],
  top: ['y', 0],
  middle: ['y', 0.5],
  bottom: ['y', 1],
}

const lengthOn = (axis: Axis, { width, height }: Box) => (axis === 'x' ? width : height)
const along = (axis: Axis, distance: number): Point =>
  axis === 'x' ? { x: distance, y: 0 } : { x: 0, y: distance }

/** The elements in their order, each unit moved by its own distance. */
function shifted(
  chosen: readonly CreativeElement[],
  units: readonly Unit[],
  by: (unit: Unit) => Point,
): readonly CreativeElement[] {
  const moves = new Map(units.flatMap((unit) => unit.members.map(({ id }) => [id, by(unit)] as const)))
  return chosen.map((element) => moved(element, moves.get(element.id) ?? { x: 0, y: 0 }))
}

function aligned(
  chosen: readonly CreativeElement[],
  edge: AlignEdge,
  { width, height }: Creative,
): readonly CreativeElement[] {
  const units = unitsOf(chosen)
  const [axis, share] = edges[edge]
  const frame =
    units.length === 1 ? { x: 0, y: 0, width, height } : unionOf(units.map(({ bounds }) => bounds))
  if (!frame) return chosen
  const target = frame[axis] + lengthOn(axis, frame) * share
  return shifted(chosen, units, ({ bounds }) =>
    along(axis, target - bounds[axis] - lengthOn(axis, bounds) * share),
  )
}

function distributed(chosen: readonly CreativeElement[], axis: Axis): readonly CreativeElement[] {
  const middle = ({ bounds }: Unit) => bounds[axis] + lengthOn(axis, bounds) / 2
  const units = unitsOf(chosen).toSorted((one, other) => middle(one) - middle(other))
  const frame = unionOf(units.map(({ bounds }) => bounds))
  if (!frame || units.length < 3) return chosen
  const filled = units.reduce((sum, { bounds }) => sum + lengthOn(axis, bounds), 0)
  const gap = (lengthOn(axis, frame) - filled) / (units.length - 1)
  const starts = new Map<Unit, number>()
  let next = frame[axis]
  for (const unit of units) {
    starts.set(unit, next)
    next += lengthOn(axis, unit.bounds) + gap
  }
  return shifted(chosen, units, (unit) =>
    along(axis, (starts.get(unit) ?? unit.bounds[axis]) - unit.bounds[axis]),
  )
}
