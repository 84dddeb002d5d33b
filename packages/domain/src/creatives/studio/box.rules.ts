import { elementLimits } from '../element-limits.rules.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Sides {
  readonly width: number
  readonly height: number
}

/** A rectangle in pixels of the creative. */
export interface Box extends Point, Sides {}

/** A rectangle that's rotated around its center, in degrees, clockwise. */
export interface RotatedBox extends Box {
  readonly rotation: number
}

/** The shortest side that a drag can make, in pixels: a layer must stay large enough to be found. */
export const minSide = 4

/** Hundredths of a pixel or degree are enough, and keep saved scenes short. */
export const rounded = (value: number): number => Math.round(value * 100) / 100 || 0

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

export function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** A vector rotated by degrees, clockwise. */
export function rotatedVector({ x, y }: Point, degrees: number): Point {
  if (degrees === 0) return { x, y }
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The upright rectangle around a rotated one. */
export function boundsOf({ x, y, width, height, rotation }: RotatedBox): Box {
  if (rotation === 0) return { x, y, width, height }
  const radians = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  const wide = width * cos + height * sin
  const high = width * sin + height * cos
  const center = centerOf({ x, y, width, height })
  return { x: center.x - wide / 2, y: center.y - high / 2, width: wide, height: high }
}

/** The rectangle around all of them; null around none. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

export function isTouching(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** The box within the limits of the schema, in hundredths of a pixel. */
export function withinLimits({ x, y, width, height }: Box): Box {
  const { reach } = elementLimits
  return {
    x: rounded(clamp(x, -reach, reach)),
    y: rounded(clamp(y, -reach, reach)),
    width: rounded(clamp(width, minSide, reach)),
    height: rounded(clamp(height, minSide, reach)),
  }
}

/** An angle from -180 to 180 degrees. */
export function normalAngle(degrees: number): number {
  const angle = rounded((((degrees % 360) + 540) % 360) - 180)
  return angle === -180 ? 180 : angle
}
