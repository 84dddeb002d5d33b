import type { Creative, CreativeElement } from '../creative.entity.ts'
import type { CreativeFormat } from '../creative-formats.rules.ts'
import { maxElements } from '../element-types.rules.ts'
import { insertedAsIn, isSameElement } from './follow.rules.ts'
import type { Scenes } from './sizes.rules.ts'

/** Two people's edits of one scene, together. */
export interface MergedScene {
  /** Where both changed a layer, or the background, it's as the first one has it. */
  readonly scene: Creative
  /** Ids of the layers that both changed, in different ways. */
  readonly conflicts: readonly string[]
  /** Whether both chose a background. */
  readonly isBackgroundInConflict: boolean
}

/**
 * What both edits of a scene lead to, layer by layer: a layer is as whoever changed it has it, and one that's added or removed
 * by either is so in the result. Null if the two together aren't a picture, as with a second video or no layer at all.
 */
export function mergedScene(
  ...given: readonly [base: Creative, first: Creative, second: Creative]
): MergedScene | null {
  const [base, first, second] = [inOneForm(given[0]), inOneForm(given[1]), inOneForm(given[2])]
  const layers = new Map<string, Layer>()
  const conflicts: string[] = []
  for (const id of idsOf(first, second, base)) {
    const [was, one, other] = [layerOf(base, id), layerOf(first, id), layerOf(second, id)]
    const merged = isSameLayer(one, was) ? other : one
    if (merged === one && !isSameLayer(other, was) && !isSameLayer(one, other)) conflicts.push(id)
    layers.set(id, merged)
  }
  const background = first.background === base.background ? second.background : first.background
  const followed = Object.fromEntries(
    [...layers].flatMap(([id, layer]) =>
      layer.followed === undefined ? [] : [[id, layer.followed] as const],
    ),
  )
  const { followed: _, ...rest } = first
  const scene: Creative = {
    ...rest,
    background,
    elements: [...inOrder(base, first, second, layers)],
    ...(Object.keys(followed).length > 0 && { followed }),
  }
  if (!isPicture(scene)) return null
  const isBackgroundInConflict =
    first.background !== base.background &&
    second.background !== base.background &&
    first.background !== second.background
  return { scene, conflicts, isBackgroundInConflict }
}

/** Two people's scenes as one of them wants it where both changed a layer: the first one's alone if they aren't a picture together. */
export function settledScene(base: Creative, first: Creative, second: Creative): Creative {
  return mergedScene(base, first, second)?.scene ?? first
}

/**
 * Scenes on the way from one state to another, with what somebody else made of that state in between. Where both changed a
 * layer, it's as they have it.
 */
export function rebasedScenes(scenes: Scenes, from: Scenes, to: Scenes): Scenes {
  const entries = Object.entries(scenes).map(([name, scene]) => {
    const [before, after] = [from[name as CreativeFormat], to[name as CreativeFormat]]
    if (!before || !after || before === after) return [name, scene] as const
    return [name, scene === before ? after : (mergedScene(before, after, scene)?.scene ?? after)] as const
  })
  return Object.fromEntries(entries)
}

const forms = new WeakMap<Creative, Creative>()

/** A scene as it's saved: colors may be written in either case before that. */
function inOneForm(scene: Creative): Creative {
  const known = forms.get(scene)
  if (known) return known
  const isColor = (key: string) => key === 'color' || key === 'background'
  const text = JSON.stringify(scene, (key, value: unknown) =>
    isColor(key) && typeof value === 'string' ? value.toLowerCase() : value,
  )
  const form = JSON.parse(text) as Creative
  forms.set(scene, form)
  return form
}

/** Whether two edits that each fit the schema still do together (CRE-08, CRE-09). */
function isPicture({ elements, followed }: Creative): boolean {
  return (
    elements.length > 0 &&
    elements.length <= maxElements &&
    Object.keys(followed ?? {}).length <= 2 * maxElements &&
    elements.filter(({ type }) => type === 'video').length <= 1
  )
}

/** A layer of a scene, and what it would be if it followed the main size: the two change together. */
interface Layer {
  readonly element: CreativeElement | null
  readonly followed: CreativeElement | null | undefined
}

function layerOf({ elements, followed }: Creative, id: string): Layer {
  return { element: elements.find((element) => element.id === id) ?? null, followed: followed?.[id] }
}

function isSameLayer(one: Layer, other: Layer): boolean {
  if ((one.followed === undefined) !== (other.followed === undefined)) return false
  return (
    isSameElement(one.element, other.element) && isSameElement(one.followed ?? null, other.followed ?? null)
  )
}

const idsOf = (...scenes: readonly Creative[]) =>
  new Set(
    scenes.flatMap(({ elements, followed }) => [
      ...elements.map(({ id }) => id),
      ...Object.keys(followed ?? {}),
    ]),
  )

/** The layers in the order that was changed, the first one's if both did. What only the other has lies above what it lay on. */
function inOrder(
  base: Creative,
  first: Creative,
  second: Creative,
  layers: ReadonlyMap<string, Layer>,
): readonly CreativeElement[] {
  const isSameOrder = orderOf(first, base, second) === orderOf(base, first, second)
  const [leading, other] = isSameOrder ? [second, first] : [first, second]
  const elementOf = (id: string) => layers.get(id)?.element ?? null
  const led = leading.elements.flatMap(({ id }) => elementOf(id) ?? [])
  const held = new Set(led.map(({ id }) => id))
  return other.elements
    .flatMap(({ id }) => (held.has(id) ? [] : (elementOf(id) ?? [])))
    .reduce<readonly CreativeElement[]>((all, element) => insertedAsIn(other, all, element), led)
}

/** The order of a scene's layers that two others have too. */
function orderOf(scene: Creative, ...others: readonly Creative[]): string {
  const isShared = (id: string) => others.every(({ elements }) => elements.some((one) => one.id === id))
  return JSON.stringify(scene.elements.map(({ id }) => id).filter(isShared))
}
