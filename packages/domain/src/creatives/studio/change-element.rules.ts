import { hasEmoji } from '../../core/text.ts'
import type { CreativeElement, TextElement } from '../creative.entity.ts'
import { creativeFamilies, creativeWeights } from '../creative-fonts.rules.ts'
import { elementLimits } from '../element-limits.rules.ts'
import { alignments, maxTextLength } from '../element-types.rules.ts'
import { clamp, normalAngle, rounded, withinLimits } from './box.rules.ts'
import { withCropFrom } from './crop.rules.ts'
import { type FormChange, formOf, isColor, isValidForm } from './change-form.rules.ts'

type AnyElement = Pick<
  CreativeElement,
  'x' | 'y' | 'width' | 'height' | 'rotation' | 'opacity' | 'outline' | 'aspect'
>
type AnyText = Pick<TextElement, 'text' | 'font' | 'size' | 'weight' | 'lineHeight' | 'alignment'>

/** New values of an element's properties (CRE-04); those its type doesn't have are left out. */
export type ElementChange = Partial<AnyElement & AnyText & { readonly color: string }> & FormChange

export type ChangeRefusal = 'emojiUnsupported' | 'textTooLong' | 'invalid'

/** Why the values can't be set, whatever the element is; null if they can. */
export function changeRefusal(change: ElementChange): ChangeRefusal | null {
  const { text, font, weight, alignment, color, outline, aspect } = change
  if (text !== undefined && hasEmoji(text)) return 'emojiUnsupported'
  if (text !== undefined && text.length > maxTextLength) return 'textTooLong'
  const numbers = [
    change.x,
    change.y,
    change.width,
    change.height,
    change.rotation,
    change.opacity,
    change.size,
    change.lineHeight,
    outline?.width,
    aspect ?? undefined,
  ]
  const isValid =
    numbers.every((value) => value === undefined || Number.isFinite(value)) &&
    [color, outline?.color].every((value) => value === undefined || isColor(value)) &&
    (font === undefined || creativeFamilies.includes(font)) &&
    (weight === undefined || creativeWeights.includes(weight)) &&
    (alignment === undefined || alignments.includes(alignment)) &&
    (outline === undefined || outline === null || outline.width > 0) &&
    (aspect === undefined || aspect === null || aspect > 0) &&
    isValidForm(change)
  return isValid ? null : 'invalid'
}

/** The element with new values, each within its limits. One side follows the other if their ratio is kept. */
export function changed<Element extends CreativeElement>(element: Element, change: ElementChange): Element {
  const next = { ...element, ...own(element, change) }
  const placed = { ...next, ...withinLimits(sidesOf(element, change, next)) }
  return change.crop === undefined ? withCropFrom(placed, element) : placed
}

/** The new values that the element's type has, without its place and sides. */
function own(element: CreativeElement, change: ElementChange): Partial<CreativeElement> {
  const { text, font, weight, alignment, size, lineHeight, rotation, opacity, outline, aspect, color } =
    change
  const isText = element.type === 'text'
  return {
    ...formOf(element, change),
    ...(rotation !== undefined && { rotation: normalAngle(rotation) }),
    ...(opacity !== undefined && { opacity: rounded(clamp(opacity, 0, 1)) }),
    ...(outline !== undefined && { outline: outline && withinWidth(outline) }),
    ...(aspect !== undefined && { aspect }),
    ...(color !== undefined && (isText || element.type === 'shape') && { color: color.toLowerCase() }),
    ...(isText && {
      ...(text !== undefined && { text }),
      ...(font !== undefined && { font }),
      ...(weight !== undefined && { weight }),
      ...(alignment !== undefined && { alignment }),
      ...(size !== undefined && { size: within(size, elementLimits.size) }),
      ...(lineHeight !== undefined && { lineHeight: within(lineHeight, elementLimits.lineHeight) }),
    }),
  }
}

interface Range {
  readonly least: number
  readonly most: number
}
const within = (value: number, { least, most }: Range) => rounded(clamp(value, least, most))

function withinWidth({ color, width }: NonNullable<CreativeElement['outline']>) {
  return {
    color: color.toLowerCase(),
    width: within(width, { least: 0.5, most: elementLimits.outlineWidth }),
  }
}

function sidesOf(element: CreativeElement, change: ElementChange, { aspect }: CreativeElement) {
  const { x = element.x, y = element.y, width = element.width, height = element.height } = change
  const box = { x, y, width, height }
  // A ratio that's kept from now on only applies to later changes.
  if (aspect === null || change.aspect !== undefined) return box
  const isWidthOnly = change.width !== undefined && change.height === undefined
  const isHeightOnly = change.height !== undefined && change.width === undefined
  const ratio = element.width / element.height
  if (isWidthOnly) return { ...box, height: width / ratio }
  return isHeightOnly ? { ...box, width: height * ratio } : box
}
