import type { CreativeElement } from '@aloft/domain/creatives/creative.entity'
import type { ShapeForm } from '@aloft/domain/creatives/element-types.rules'
import type { Rect } from './rect.ts'

type WithoutId<Element> = Element extends unknown ? Omit<Element, 'id'> : never

/** An element without a name. */
export type Layer = WithoutId<CreativeElement>

/** Default values for every layer. */
export const plain = { rotation: 0, opacity: 1, outline: null, aspect: null }

export function rectangle(rect: Rect, color: string, radius = 0): Layer {
  return { ...plain, ...rect, type: 'shape', form: 'rectangle', color, radius }
}

export function shape(form: ShapeForm, rect: Rect, color: string, rotation = 0): Layer {
  return { ...plain, ...rect, type: 'shape', form, color, radius: 0, rotation }
}
