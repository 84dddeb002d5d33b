import type { Creative, CreativeElement } from '../creative.entity.ts'
import { type Box, boundsOf, isTouching, unionOf } from './box.rules.ts'

/** The ids with those of all groups they belong to, lowest first. */
export function withGroups({ elements }: Creative, ids: readonly string[]): readonly string[] {
  const groups = new Set(
    elements.flatMap(({ id, groupId }) => (groupId && ids.includes(id) ? [groupId] : [])),
  )
  return elements
    .filter(({ id, groupId }) => ids.includes(id) || (groupId && groups.has(groupId)))
    .map(({ id }) => id)
}

/** The selection after a click on an element; Shift adds it, or removes it. */
export function clicked(
  scene: Creative,
  selection: readonly string[],
  id: string,
  isAdded: boolean,
): readonly string[] {
  const unit = withGroups(scene, [id])
  if (!isAdded) return unit
  if (selection.includes(id)) return selection.filter((other) => !unit.includes(other))
  return withGroups(scene, [...selection, ...unit])
}

/** The visible, unlocked elements that a frame touches, with their groups. */
export function framed(scene: Creative, frame: Box): readonly string[] {
  const touched = scene.elements.filter(
    (element) => !element.isHidden && !element.isLocked && isTouching(boundsOf(element), frame),
  )
  return withGroups(
    scene,
    touched.map(({ id }) => id),
  )
}

/** The selected elements, lowest first. */
export function selectedIn({ elements }: Creative, ids: readonly string[]): readonly CreativeElement[] {
  return elements.filter(({ id }) => ids.includes(id))
}

/** The rectangle around elements; null around none. */
export function boundsOfAll(elements: readonly CreativeElement[]): Box | null {
  return unionOf(elements.map(boundsOf))
}
