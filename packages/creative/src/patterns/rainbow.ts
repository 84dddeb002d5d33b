import type { Palette } from '../color/palette.ts'
import { type Layer, rectangle, shape } from '../blocks/layers.ts'
import type { Rect } from '../blocks/rect.ts'

const shares = [0.94, 0.74, 0.54, 0.34]

/** Nested arches that rise from the middle of the bottom edge. */
export function rainbow(rect: Rect, palette: Palette): Layer[] {
  const [lead, second, deep, soft, tint] = palette.shapes
  const reach = Math.min(rect.width, rect.height * 1.3)
  const arches = [lead, tint, deep, second].map((color, index) =>
    arch(rect, reach * (shares[index] ?? 0), color),
  )
  return [rectangle(rect, soft), ...arches]
}

// As high as wide, so that the arches have short legs, but never higher than the room.
function arch(rect: Rect, width: number, color: string): Layer {
  const height = Math.min(width * 0.72, rect.height * 0.96)
  const box = { x: rect.x + (rect.width - width) / 2, y: rect.y + rect.height - height, width, height }
  return shape('arch', box, color)
}

/** A window shape with smaller ones inside, all on the same base line. */
export function nested(form: 'arch' | 'ellipse', rect: Rect, palette: Palette): Layer[] {
  const [lead, second, deep, , tint] = palette.shapes
  return [lead, tint, deep, second].map((color, index) => {
    const share = 1 - index * 0.22
    const [width, height] = [rect.width * share, rect.height * share]
    const y = rect.y + (rect.height - height) * (form === 'arch' ? 1 : 0.5)
    return shape(form, { x: rect.x + (rect.width - width) / 2, y, width, height }, color)
  })
}
