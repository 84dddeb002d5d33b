import type { Creative, CreativeElement } from '../creative.entity.ts'
import { type CreativeFormat, creativeFormatNames } from '../creative-formats.rules.ts'
import { additionRefusal, maxElements } from '../element-types.rules.ts'
import {
  followedAddition,
  followedBeside,
  followedChange,
  insertedAsIn,
  isSameElement,
  type Scale,
  scaleBetween,
} from './follow.rules.ts'

/** The scenes of a creative by size. */
export type Scenes = Readonly<Partial<Record<CreativeFormat, Creative>>>

/** The size that the others follow: the square one, or the first there is. */
export function mainFormatOf(scenes: Scenes): CreativeFormat {
  return creativeFormatNames.find((name) => scenes[name]) ?? '1:1'
}

/**
 * The scenes after one of them was edited. An edit of the main size reaches all others. An edit of another size is its own:
 * in that, it no longer follows.
 */
export function withEdit(scenes: Scenes, format: CreativeFormat, edited: Creative): Scenes {
  const before = scenes[format]
  if (!before || before === edited) return scenes
  if (format !== mainFormatOf(scenes)) return { ...scenes, [format]: departed(before, edited) }
  const others = creativeFormatNames.flatMap((name) => {
    const other = scenes[name]
    return other && name !== format ? [[name, followedEdit(other, before, edited)] as const] : []
  })
  return { ...scenes, ...Object.fromEntries(others), [format]: edited }
}

/** How many of its elements a size has changed, added or removed on its own. */
export function countOwnChanges({ followed }: Creative): number {
  return Object.keys(followed ?? {}).length
}

/** Whether a size has changed the element on its own. */
export function hasOwnChange({ followed }: Creative, id: string): boolean {
  return followed !== undefined && Object.hasOwn(followed, id)
}

/** The scenes with a size that follows the main one again, as if it had done so all along. */
export function followingAgain(scenes: Scenes, format: CreativeFormat): Scenes {
  const [scene, main] = [scenes[format], scenes[mainFormatOf(scenes)]]
  if (!scene?.followed || !main) return scenes
  const { followed, ...rest } = scene
  const followers = scene.elements.flatMap((element) => {
    const known = followed[element.id]
    return known === undefined ? [element] : known === null ? [] : [known]
  })
  const held = new Set(scene.elements.map(({ id }) => id))
  const missing = Object.values(followed).filter((element) => element !== null && !held.has(element.id))
  const elements = missing.reduce<readonly CreativeElement[]>(
    (all, element) => (element ? insertedAsIn(main, all, element) : all),
    followers,
  )
  return { ...scenes, [format]: { ...rest, elements: [...elements] } }
}

const byId = ({ elements }: Creative) => new Map(elements.map((element) => [element.id, element]))

type Followed = Record<string, CreativeElement | null>

/** The scene with what it still departs in. */
function withFollowed(scene: Creative, followed: Followed): Creative {
  const { followed: _, ...rest } = scene
  const own = byId(scene)
  const departures = Object.entries(followed).filter(
    ([id, element]) => !isSameElement(own.get(id) ?? null, element),
  )
  return departures.length === 0 ? rest : { ...rest, followed: Object.fromEntries(departures) }
}

/** A size after an edit of its own. */
function departed(before: Creative, edited: Creative): Creative {
  const [old, now] = [byId(before), byId(edited)]
  const followed: Followed = { ...before.followed }
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id) ?? null, now.get(id) ?? null]
    if (!Object.hasOwn(followed, id) && !isSameElement(was, is)) followed[id] = was
  }
  return withFollowed(edited, followed)
}

/** Another size after an edit of the main one. */
function followedEdit(other: Creative, before: Creative, after: Creative): Creative {
  const scale = scaleBetween(before, other)
  const [old, now] = [byId(before), byId(after)]
  const followed: Followed = { ...other.followed }
  let elements: readonly CreativeElement[] = other.elements
  const follow = (was: CreativeElement, is: CreativeElement) => {
    const shadow = followed[is.id]
    if (shadow) followed[is.id] = followedChange(shadow, was, is, scale)
    elements = elements.map((element) => {
      if (element.id !== is.id || shadow === null) return element
      return shadow
        ? followedBeside(element, shadow, followed[is.id] ?? shadow)
        : followedChange(element, was, is, scale)
    })
  }
  for (const [id, was] of old) {
    const is = now.get(id)
    if (is === undefined) {
      const rest = elements.filter((element) => element.id !== id)
      // One always stays (CRE-09), and is then of this size alone.
      if (rest.length === 0) followed[id] = null
      else {
        elements = rest
        delete followed[id]
      }
    } else if (is !== was) follow(was, is)
  }
  for (const [id, is] of now) if (!old.has(id)) elements = withAddition(elements, after, is, scale, followed)
  return withFollowed(
    {
      ...other,
      elements: inNewOrder(elements, before, after),
      ...(other.background === before.background && { background: after.background }),
    },
    followed,
  )
}

/** Adds an element of the main size, unless the other one has it already, is full, or has a video of its own. */
function withAddition(
  elements: readonly CreativeElement[],
  main: Creative,
  added: CreativeElement,
  scale: Scale,
  followed: Followed,
): readonly CreativeElement[] {
  const element = followedAddition(added, scale)
  const isThere = elements.some(({ id }) => id === added.id)
  if (isThere || elements.length >= maxElements || additionRefusal(elements, added.type)) {
    followed[added.id] = element
    return elements
  }
  return insertedAsIn(main, elements, element)
}

/** The order of the main size, if that's what changed; what's only in the other size keeps its place. */
function inNewOrder(
  elements: readonly CreativeElement[],
  before: Creative,
  after: Creative,
): CreativeElement[] {
  const order = after.elements.map(({ id }) => id)
  const held = new Set(before.elements.map(({ id }) => id))
  const inBoth = (ids: readonly string[]) => ids.filter((id) => held.has(id) && order.includes(id)).join(' ')
  if (inBoth(before.elements.map(({ id }) => id)) === inBoth(order)) return [...elements]
  const own = new Map(elements.map((element) => [element.id, element]))
  const sorted = order.flatMap((id) => own.get(id) ?? [])
  let next = 0
  return elements.map((element) => (order.includes(element.id) ? (sorted[next++] ?? element) : element))
}
