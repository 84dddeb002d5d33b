import type { CreativeElement } from '../creative.entity.ts'
import { elementLimits } from '../element-limits.rules.ts'
import {
  type Box,
  centerOf,
  clamp,
  minSide,
  type Point,
  rounded,
  rotatedVector,
  withinLimits,
} from './box.rules.ts'
import { withCropFrom } from './crop.rules.ts'

/** The eight handles of a selection, by compass direction. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Handle = (typeof handles)[number]

/** Which way a handle points: -1, 0 or 1 on each axis. */
export function directionOf(handle: Handle): Point {
  const x = handle.includes('e') ? 1 : handle.includes('w') ? -1 : 0
  const y = handle.startsWith('s') ? 1 : handle.startsWith('n') ? -1 : 0
  return { x, y }
}

export const isCorner = (handle: Handle): boolean => handle.length === 2

/** How far each side is stretched. */
interface Stretch {
  readonly x: number
  readonly y: number
}

/** What the other side follows: the axis on which the handle was moved further. */
function evenly({ x, y }: Stretch, direction: Point): number {
  if (direction.x === 0) return y
  if (direction.y === 0) return x
  return Math.abs(x - 1) > Math.abs(y - 1) ? x : y
}

/**
 * The element after one of its handles was moved; the opposite one stays where it is, even if the element is rotated. A
 * corner of a text changes the size of its letters too, and so keeps its shape.
 */
export function resized<Element extends CreativeElement>(
  element: Element,
  handle: Handle,
  by: Point,
  hasFixedRatio: boolean,
): Element {
  const direction = directionOf(handle)
  const local = rotatedVector(by, -element.rotation)
  const isScaled = element.type === 'text' && isCorner(handle)
  const free: Stretch = {
    x: Math.max(minSide, element.width + direction.x * local.x) / element.width,
    y: Math.max(minSide, element.height + direction.y * local.y) / element.height,
  }
  const isEven = isScaled || hasFixedRatio
  const even = limitedScale([element], evenly(free, direction), isScaled)
  const stretch = isEven ? { x: even, y: even } : free
  const width = clamp(element.width * stretch.x, minSide, elementLimits.reach)
  const height = clamp(element.height * stretch.y, minSide, elementLimits.reach)
  const shift = rotatedVector(
    {
      x: ((width - element.width) / 2) * direction.x,
      y: ((height - element.height) / 2) * direction.y,
    },
    element.rotation,
  )
  const center = centerOf(element)
  const box = { x: center.x + shift.x - width / 2, y: center.y + shift.y - height / 2, width, height }
  return withLetters(withCropFrom({ ...element, ...withinLimits(box) }, element), isScaled ? even : 1)
}

/** Elements scaled together inside their bounds, as a handle of the bounds moves. */
export function resizedTogether(
  elements: readonly CreativeElement[],
  bounds: Box,
  handle: Handle,
  by: Point,
): readonly CreativeElement[] {
  const direction = directionOf(handle)
  const free: Stretch = {
    x: Math.max(minSide, bounds.width + direction.x * by.x) / bounds.width,
    y: Math.max(minSide, bounds.height + direction.y * by.y) / bounds.height,
  }
  const scale = limitedScale(elements, evenly(free, direction), true)
  const anchor = {
    x: bounds.x + (bounds.width * (1 - direction.x)) / 2,
    y: bounds.y + (bounds.height * (1 - direction.y)) / 2,
  }
  return elements.map((element) => {
    const box = {
      x: anchor.x + (element.x - anchor.x) * scale,
      y: anchor.y + (element.y - anchor.y) * scale,
      width: element.width * scale,
      height: element.height * scale,
    }
    return withLetters({ ...element, ...withinLimits(box) }, scale)
  })
}

/** The scale, as far as no side and no letter passes its limit. */
function limitedScale(elements: readonly CreativeElement[], scale: number, hasLetters: boolean): number {
  const { reach, size } = elementLimits
  return elements.reduce((limited, element) => {
    const shortest = Math.min(element.width, element.height)
    const longest = Math.max(element.width, element.height)
    // A layer that's smaller than the minimum already may stay so.
    const sides = clamp(limited, Math.min(1, minSide / shortest), reach / longest)
    if (!hasLetters || element.type !== 'text') return sides
    return clamp(sides, size.least / element.size, size.most / element.size)
  }, scale)
}

function withLetters<Element extends CreativeElement>(element: Element, scale: number): Element {
  if (element.type !== 'text' || scale === 1) return element
  const { least, most } = elementLimits.size
  return { ...element, size: rounded(clamp(element.size * scale, least, most)) }
}
