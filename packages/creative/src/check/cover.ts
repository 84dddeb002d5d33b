import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { ShapeForm } from '@aloft/domain/creatives/element-types.rules'

interface Point {
  readonly x: number
  readonly y: number
}
type Box = Pick<CreativeElement, 'x' | 'y' | 'width' | 'height' | 'rotation'>

// Boxes of letters are rounded up to whole pixels.
const slack = 1

/** Whether an element hides everything beneath another one's box, as far as its form is known. */
export function covers(element: CreativeElement, other: Box): boolean {
  const form = formOf(element)
  if (!form) return false
  const radius = 'radius' in element ? element.radius : 0
  return corners(other).every((corner) => isWithin(form, unturned(corner, element), element, radius))
}

/** Whether two elements can share a pixel, judged by their axis-aligned bounding boxes. */
export function touches(one: Box, other: Box): boolean {
  const [a, b] = [bounds(one), bounds(other)]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** The axis-aligned box around a rotated one. */
export function bounds(box: Box): { left: number; right: number; top: number; bottom: number } {
  const points = corners(box)
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  }
}

// Text and pictures have holes, and other forms aren't needed as backgrounds.
function formOf(element: CreativeElement): ShapeForm | undefined {
  if (element.type === 'shape') return element.form
  return element.type === 'gradient' ? 'rectangle' : undefined
}

function corners(box: Box): Point[] {
  const { x, y, width, height } = box
  return [x, x + width].flatMap((left) => [y, y + height].map((top) => rotated({ x: left, y: top }, box, 1)))
}

function unturned(point: Point, box: Box): Point {
  return rotated(point, box, -1)
}

function rotated(point: Point, { x, y, width, height, rotation }: Box, direction: 1 | -1): Point {
  const radians = (direction * rotation * Math.PI) / 180
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  const [across, down] = [point.x - middleX, point.y - middleY]
  return {
    x: middleX + across * Math.cos(radians) - down * Math.sin(radians),
    y: middleY + across * Math.sin(radians) + down * Math.cos(radians),
  }
}

function isWithin(form: ShapeForm, point: Point, box: Box, radius: number): boolean {
  const { width, height } = box
  const [x, y] = [point.x - box.x, point.y - box.y]
  const isInBox = x >= -slack && y >= -slack && x <= width + slack && y <= height + slack
  if (!isInBox) return false
  switch (form) {
    case 'rectangle': {
      const round = Math.min(radius, width / 2, height / 2)
      const [across, down] = [
        Math.max(round - x, x - (width - round), 0),
        Math.max(round - y, y - (height - round), 0),
      ]
      return Math.hypot(across, down) <= round + slack
    }
    case 'ellipse':
      return isInEllipse(x, y, width, height, 1)
    case 'burst':
      return isInEllipse(x, y, width, height, 0.86)
    case 'arch': {
      const rise = Math.min(width / 2, height)
      return y >= rise || isInEllipse(x, y, width, rise * 2, 1)
    }
    case 'quarter':
    case 'triangle':
    case 'leaf':
      return false
  }
}

function isInEllipse(x: number, y: number, width: number, height: number, share: number): boolean {
  return Math.hypot((2 * x) / width - 1, (2 * y) / height - 1) <= share
}
