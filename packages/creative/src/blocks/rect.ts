/** A rectangle in pixels of the creative. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The rest of a rectangle when its sides move inwards. */
export function inset(rect: Rect, across: number, down: number = across): Rect {
  return {
    x: rect.x + across,
    y: rect.y + down,
    width: rect.width - 2 * across,
    height: rect.height - 2 * down,
  }
}

/** The intersection of two rectangles; its sides are 0 if they don't overlap. */
export function overlap(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  }
}

/** The square around a point. */
export function squareAround(middleX: number, middleY: number, side: number): Rect {
  return { x: middleX - side / 2, y: middleY - side / 2, width: side, height: side }
}
