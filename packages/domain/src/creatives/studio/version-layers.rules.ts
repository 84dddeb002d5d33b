import type { Creative, CreativeElement } from '../creative.entity.ts'
import { type CreativeFormat, creativeFormatNames } from '../creative-formats.rules.ts'
import { insertedAsIn, isSameElement } from './follow.rules.ts'
import { mainFormatOf, type Scenes } from './sizes.rules.ts'

/** A layer that a version has and the present doesn't, the other way round, or that looks different in some size. */
export interface ChangedLayer {
  /** As the version has it, or the present if only that does. */
  readonly element: CreativeElement
  readonly change: 'changed' | 'onlyThen' | 'onlyNow'
}

const elementIn = (scene: Creative | undefined, id: string) =>
  scene?.elements.find((element) => element.id === id) ?? null

/** The layers in which a version differs from the present, front first. */
export function changedLayers(now: Scenes, then: Scenes): ChangedLayer[] {
  const sizes = creativeFormatNames.filter((name) => now[name] && then[name])
  const main = sizes.find((name) => name === mainFormatOf(now)) ?? sizes[0]
  const ids = new Set(
    sizes.flatMap((name) =>
      [...(then[name]?.elements ?? []), ...(now[name]?.elements ?? [])].map(({ id }) => id),
    ),
  )
  const inOrder = [
    ...(main ? [...(then[main]?.elements ?? [])].toReversed() : []).map(({ id }) => id),
    ...ids,
  ]
  return [...new Set(inOrder)].flatMap((id): ChangedLayer[] => {
    const differs = sizes.some((name) => !isSameElement(elementIn(now[name], id), elementIn(then[name], id)))
    const first = (scenes: Scenes) =>
      sizes.map((name) => elementIn(scenes[name], id)).find((one) => one !== null)
    const [before, after] = [first(then), first(now)]
    const element = before ?? after
    if (!differs || !element) return []
    return [{ element, change: !after ? 'onlyThen' : !before ? 'onlyNow' : 'changed' }]
  })
}

/** The present with one layer as a version has it, in each size that both have. A last layer isn't removed (CRE-09). */
export function withLayerOf(now: Scenes, then: Scenes, id: string): Scenes {
  const entries = Object.entries(now).map(([format, scene]) => {
    const version = then[format as CreativeFormat]
    return [format, version ? sceneWithLayer(scene, version, id) : scene] as const
  })
  return Object.fromEntries(entries)
}

function sceneWithLayer(scene: Creative, version: Creative, id: string): Creative {
  const element = elementIn(version, id)
  const others = scene.elements.filter((one) => one.id !== id)
  if (!element && others.length === 0) return scene
  const elements = !element
    ? others
    : elementIn(scene, id)
      ? scene.elements.map((one) => (one.id === id ? element : one))
      : insertedAsIn(version, others, element)
  const { followed: known = {}, ...rest } = scene
  const { [id]: _, ...unchanged } = known
  const own = version.followed?.[id]
  // Whether it follows the main size is taken over as well.
  const followed = own === undefined ? unchanged : { ...unchanged, [id]: own }
  return { ...rest, elements: [...elements], ...(Object.keys(followed).length > 0 && { followed }) }
}
