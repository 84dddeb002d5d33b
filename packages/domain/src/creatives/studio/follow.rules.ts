import { isSameJson, type JsonValue } from '../../core/json.ts'
import type { Creative, CreativeElement } from '../creative.entity.ts'
import { elementLimits } from '../element-limits.rules.ts'
import { centerOf, clamp, normalAngle, rounded, type Sides, withinLimits } from './box.rules.ts'
import { cropFor, followedCrop, withCropFrom } from './crop.rules.ts'
import { stillOf } from './video.rules.ts'

/** How much longer the sides of one size are than those of another. */
export interface Scale {
  readonly x: number
  readonly y: number
  /** Of what keeps its shape, such as letters. */
  readonly even: number
}

export function scaleBetween(from: Sides, to: Sides): Scale {
  const [x, y] = [to.width / from.width, to.height / from.height]
  return { x, y, even: Math.min(x, y) }
}

/**
 * Where an element is and how large it is, with what depends on that: the letters of a text, and the part of a picture that
 * has the shape of its window. These depart and follow together.
 */
const placeKeys: readonly string[] = ['x', 'y', 'width', 'height', 'rotation', 'size', 'crop']
const isPlace = (key: string): boolean => placeKeys.includes(key)

type Values = Readonly<Record<string, JsonValue | undefined>>
const valuesOf = (element: CreativeElement) => element as unknown as Values

/** Whether two elements have the same values. */
export function isSameElement(one: CreativeElement | null, other: CreativeElement | null): boolean {
  return one === other || isSameJson(one, other)
}

function isSameValue(one: CreativeElement, other: CreativeElement, key: string): boolean {
  const [left, right] = [valuesOf(one)[key], valuesOf(other)[key]]
  return left === right || (left !== undefined && right !== undefined && isSameJson(left, right))
}

const isSamePlace = (one: CreativeElement, other: CreativeElement) =>
  placeKeys.every((key) => isSameValue(one, other, key))
const isSameBox = (one: CreativeElement, other: CreativeElement) =>
  placeKeys.every((key) => key === 'crop' || isSameValue(one, other, key))

const sizeOf = (element: CreativeElement) => (element.type === 'text' ? element.size : 1)

/** A length in pixels, in another size. */
function scaledLengths(element: CreativeElement, { even }: Scale): Partial<CreativeElement> {
  const { outline } = element
  return {
    ...(outline && {
      outline: { ...outline, width: clamp(rounded(outline.width * even), 0.5, elementLimits.outlineWidth) },
    }),
    ...('radius' in element && { radius: clamp(rounded(element.radius * even), 0, elementLimits.reach) }),
  }
}

function scaledSize(element: CreativeElement, factor: number): Partial<CreativeElement> {
  if (element.type !== 'text') return {}
  const { least, most } = elementLimits.size
  return { size: clamp(rounded(element.size * factor), least, most) }
}

/** An element of the main size as it's added to another one: as far from its edges, in the same shape. */
export function followedAddition<Element extends CreativeElement>(element: Element, scale: Scale): Element {
  const center = centerOf(element)
  const [width, height] = [element.width * scale.even, element.height * scale.even]
  const box = { x: center.x * scale.x - width / 2, y: center.y * scale.y - height / 2, width, height }
  return {
    ...element,
    ...scaledLengths(element, scale),
    ...scaledSize(element, scale.even),
    ...withinLimits(box),
  }
}

/**
 * The element of another size after its counterpart in the main one changed. Values are taken over. A place changes in
 * proportion, because each size is laid out in its own way.
 */
export function followedChange(
  element: CreativeElement,
  before: CreativeElement,
  after: CreativeElement,
  scale: Scale,
): CreativeElement {
  if (element.type === 'video' && isStilled(before, after)) return stillOf(element) ?? element
  if (element.type !== after.type || before.type !== after.type) return element
  const lengths = valuesOf({ ...after, ...scaledLengths(after, scale) } as CreativeElement)
  const next: Record<string, JsonValue | undefined> = { ...valuesOf(element) }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isPlace(key) || isSameValue(before, after, key)) continue
    if (lengths[key] === undefined) delete next[key]
    else next[key] = lengths[key]
  }
  const taken = next as unknown as CreativeElement
  if (isPictureChanged(before, after) && isSameBox(before, after)) return croppedAs(taken, after)
  if (isSamePlace(before, after)) return taken
  if (!isSameBox(before, after)) return placedAs(taken, before, after, scale)
  return recropped(taken, before, after)
}

const isStilled = (before: CreativeElement, after: CreativeElement) =>
  before.type === 'video' && (after.type === 'image' || after.type === 'croppedImage')

const isPictureChanged = (before: CreativeElement, after: CreativeElement) =>
  before.type === 'croppedImage' && after.type === 'croppedImage' && before.src !== after.src

/** Another picture is seen around the same middle: the part that was seen of the last one says nothing about it. */
function croppedAs<Element extends CreativeElement>(element: Element, after: CreativeElement): Element {
  if (element.type !== 'croppedImage' || after.type !== 'croppedImage') return element
  return { ...element, crop: cropFor(after.crop, after, element) }
}

function recropped<Element extends CreativeElement>(
  element: Element,
  before: CreativeElement,
  after: CreativeElement,
): Element {
  if (element.type !== 'croppedImage' || before.type !== 'croppedImage' || after.type !== 'croppedImage')
    return element
  return { ...element, crop: followedCrop(element.crop, before.crop, after.crop) }
}

function placedAs<Element extends CreativeElement>(
  element: Element,
  before: CreativeElement,
  after: CreativeElement,
  scale: Scale,
): Element {
  const [from, to, own] = [centerOf(before), centerOf(after), centerOf(element)]
  const width = element.width * (after.width / before.width)
  const height = element.height * (after.height / before.height)
  const x = own.x + (to.x - from.x) * scale.x - width / 2
  const y = own.y + (to.y - from.y) * scale.y - height / 2
  const placed = {
    ...element,
    ...withinLimits({ x, y, width, height }),
    rotation: normalAngle(element.rotation + after.rotation - before.rotation),
    ...scaledSize(element, sizeOf(after) / sizeOf(before)),
  }
  return withCropFrom(placed, element)
}

/**
 * The element that a size changed on its own, after what it would be if it followed became something else: it follows in
 * all but what it departs in. Its place is one value.
 */
export function followedBeside(
  own: CreativeElement,
  before: CreativeElement,
  after: CreativeElement,
): CreativeElement {
  if (own.type === 'video' && isStilled(before, after)) return stillOf(own) ?? own
  if (own.type !== before.type || own.type !== after.type) return own
  const isPlaceOwn = !isSamePlace(own, before)
  const next: Record<string, JsonValue | undefined> = { ...valuesOf(own) }
  for (const key of new Set([...Object.keys(own), ...Object.keys(before), ...Object.keys(after)])) {
    if (isPlace(key) ? isPlaceOwn : !isSameValue(own, before, key)) continue
    const value = valuesOf(after)[key]
    if (value === undefined) delete next[key]
    else next[key] = value
  }
  return next as unknown as CreativeElement
}

/** Inserts an element above what lies below it in the main size. */
export function insertedAsIn(
  main: Creative,
  elements: readonly CreativeElement[],
  added: CreativeElement,
): readonly CreativeElement[] {
  const below = new Set(
    main.elements
      .slice(
        0,
        main.elements.findIndex(({ id }) => id === added.id),
      )
      .map(({ id }) => id),
  )
  const place = elements.findLastIndex(({ id }) => below.has(id)) + 1
  return elements.toSpliced(place, 0, added)
}
