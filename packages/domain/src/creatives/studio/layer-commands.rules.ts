import type { Creative, CreativeElement } from '../creative.entity.ts'
import { additionRefusal, type ElementRefusal, maxElements, removalRefusal } from '../element-types.rules.ts'
import { elementLimits } from '../element-limits.rules.ts'

export const stackMoves = ['front', 'forward', 'backward', 'back'] as const
export type StackMove = (typeof stackMoves)[number]

/** Why elements can't be added. */
export type AdditionRefusal = ElementRefusal | 'tooManyElements' | 'invalid'

/** Adds elements on top of all others. Their ids must be new. */
export function withElements(
  scene: Creative,
  added: readonly CreativeElement[],
): Creative | { readonly refusal: AdditionRefusal } {
  const elements = [...scene.elements]
  if (elements.length + added.length > maxElements) return { refusal: 'tooManyElements' }
  for (const element of added) {
    const refusal = additionRefusal(elements, element.type)
    if (refusal) return { refusal }
    if (elements.some(({ id }) => id === element.id)) return { refusal: 'invalid' }
    elements.push(element)
  }
  return { ...scene, elements }
}

/** Removes elements; one always stays (CRE-09). */
export function withoutElements(
  scene: Creative,
  isRemoved: (element: CreativeElement) => boolean,
): Creative | { readonly refusal: ElementRefusal } {
  const elements = scene.elements.filter((element) => !isRemoved(element))
  const refusal = elements.length === 0 ? removalRefusal(elements) : null
  return refusal ? { refusal } : { ...scene, elements }
}

/** Moves elements in front of others, or behind them; among themselves they keep their order. */
export function restacked(
  elements: readonly CreativeElement[],
  isMoved: (element: CreativeElement) => boolean,
  to: StackMove,
): CreativeElement[] {
  const [chosen, others] = [elements.filter(isMoved), elements.filter((element) => !isMoved(element))]
  if (to === 'front') return [...others, ...chosen]
  if (to === 'back') return [...chosen, ...others]
  return to === 'backward' ? stepped(elements, isMoved) : stepped(elements.toReversed(), isMoved).toReversed()
}

/** Each chosen element one place towards the start, past one that isn't chosen. */
function stepped(
  elements: readonly CreativeElement[],
  isMoved: (element: CreativeElement) => boolean,
): CreativeElement[] {
  const result: CreativeElement[] = []
  for (const element of elements) {
    const before = result.at(-1)
    if (before && isMoved(element) && !isMoved(before)) result.splice(-1, 0, element)
    else result.push(element)
  }
  return result
}

/** Copies with new ids, beside their originals; copies of a group are a group of their own. */
export function copiesOf(
  elements: readonly CreativeElement[],
  newId: () => string,
  offset: number,
): readonly CreativeElement[] {
  const groups = new Map<string, string>()
  const groupFor = (groupId: string) => {
    const group = groups.get(groupId) ?? newId()
    groups.set(groupId, group)
    return group
  }
  const { reach } = elementLimits
  return elements.map((element) => ({
    ...element,
    id: newId(),
    x: Math.min(reach, element.x + offset),
    y: Math.min(reach, element.y + offset),
    isLocked: false,
    ...(element.groupId && { groupId: groupFor(element.groupId) }),
  }))
}
