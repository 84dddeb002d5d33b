import type { CreativeElement, CroppedImageElement } from '../creative.entity.ts'
import type { Point, Sides } from './box.rules.ts'

type Crop = CroppedImageElement['crop']

/** The smallest part of a picture that a window shows, as a share of its side. */
export const leastCrop = 0.01

/** Thousandths of a picture's side are enough, and keep saved scenes short. */
export const share = (value: number): number => Math.round(value * 1_000) / 1_000

/**
 * The part of a picture that fills another box without being stretched: about as much of it, around the same center, as far
 * as the picture reaches.
 */
export function cropFor(crop: Crop, from: Sides, to: Sides): Crop {
  const picture = (from.width / crop.width) * (crop.height / from.height)
  const wanted = to.width / to.height / picture
  const area = crop.width * crop.height
  const [wide, high] = [Math.sqrt(area * wanted), Math.sqrt(area / wanted)]
  return around({ x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }, wide, high)
}

/** The part of a picture that another size shows, after the main size shows another one: its center and zoom follow. */
export function followedCrop(crop: Crop, before: Crop, after: Crop): Crop {
  const zoom = Math.sqrt((after.width * after.height) / (before.width * before.height))
  const moved = (start: number, length: number, axis: 'x' | 'y', side: 'width' | 'height') =>
    start + length / 2 + (after[axis] + after[side] / 2) - (before[axis] + before[side] / 2)
  const center = { x: moved(crop.x, crop.width, 'x', 'width'), y: moved(crop.y, crop.height, 'y', 'height') }
  return around(center, crop.width * zoom, crop.height * zoom)
}

/** A part around a center, or as near as the picture reaches. */
function around(center: Point, wide: number, high: number): Crop {
  const fit = Math.min(1, 1 / wide, 1 / high)
  const [width, height] = [Math.max(leastCrop, wide * fit), Math.max(leastCrop, high * fit)]
  const start = (middle: number, length: number) => Math.min(1 - length, Math.max(0, middle - length / 2))
  return {
    x: share(start(center.x, width)),
    y: share(start(center.y, height)),
    width: share(width),
    height: share(height),
  }
}

/** The element, whose window shows another part of its picture if its box has another shape than it had. */
export function withCropFrom<Element extends CreativeElement>(element: Element, before: Sides): Element {
  if (element.type !== 'croppedImage') return element
  const stretch = element.width / element.height / (before.width / before.height)
  // What's only rounding changes nothing.
  if (Math.abs(stretch - 1) < 0.001) return element
  return { ...element, crop: cropFor(element.crop, before, element) }
}
