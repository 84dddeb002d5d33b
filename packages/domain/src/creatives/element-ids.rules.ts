import type { ElementType, TextSlot } from './element-types.rules.ts'

/** What an element's id depends on. */
interface Kind {
  readonly type: ElementType
  /** Texts only. */
  readonly slot?: TextSlot | null
}

const names: Readonly<Record<ElementType, string>> = {
  text: 'text',
  image: 'image',
  croppedImage: 'picture',
  logo: 'logo',
  gradient: 'gradient',
  shape: 'shape',
  video: 'video',
}

/**
 * Gives the elements of a composed creative, lowest first, their ids: what an element is, and its place among its equals,
 * such as `headline`, `picture-1` and `picture-2`. So the same element has the same id in each format, whatever lies
 * around it.
 */
export function withElementIds<Element extends Kind>(
  elements: readonly Element[],
): (Element & { readonly id: string })[] {
  const counts = new Map<string, number>()
  return elements.map((element) => {
    const { type, slot } = element
    const name = slot ?? names[type]
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { ...element, id: slot && count === 1 ? name : `${name}-${count}` }
  })
}
