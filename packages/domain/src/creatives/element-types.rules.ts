/** The elements of a creative (CRE-03). */
export const elementTypes = ['text', 'image', 'croppedImage', 'logo', 'gradient', 'shape', 'video'] as const
export type ElementType = (typeof elementTypes)[number]

/** The properties of an element (CRE-04). A text has all of them; others have those that make sense for them. */
export const elementProperties = [
  'font',
  'color',
  'size',
  'weight',
  'lineHeight',
  'rotation',
  'alignment',
  'width',
  'height',
  'outline',
  'aspect',
] as const
export const alignments = ['left', 'center', 'right'] as const
export type Alignment = (typeof alignments)[number]

/**
 * Outlines of shapes, and windows of cropped images, in their box: an arch is round at its top, a quarter has its
 * corner at the bottom left, a triangle its right angle there, a leaf is round at top left and bottom right, a
 * burst is a many-pointed star.
 */
export const shapeForms = ['rectangle', 'ellipse', 'arch', 'quarter', 'triangle', 'leaf', 'burst'] as const
export type ShapeForm = (typeof shapeForms)[number]

/** What a text says in its ad; null if the user added it. */
export const textSlots = ['headline', 'message', 'price', 'button', 'brand'] as const
export type TextSlot = (typeof textSlots)[number]

/** Maximum elements of a creative, and maximum characters of one of its texts. */
export const maxElements = 150
export const maxTextLength = 600

/** Why the last element can't be removed, and why a second video can't be added (CRE-08, CRE-09). */
export type ElementRefusal = 'lastElement' | 'secondVideo'

/** Whether an element may be removed: the last one may not (CRE-09). */
export function removalRefusal(elements: readonly unknown[]): ElementRefusal | null {
  return elements.length <= 1 ? 'lastElement' : null
}

/** Whether an element of this type may be added: a creative has at most one video (CRE-08). */
export function additionRefusal(
  elements: readonly { readonly type: ElementType }[],
  type: ElementType,
): ElementRefusal | null {
  return type === 'video' && elements.some((element) => element.type === 'video') ? 'secondVideo' : null
}
