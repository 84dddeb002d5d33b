import type { Creative, CreativeElement } from '../creative.entity.ts'
import type { ElementRefusal } from '../element-types.rules.ts'
import { elementLimits } from '../element-limits.rules.ts'
import { type ChangeRefusal, changed, changeRefusal, type ElementChange } from './change-element.rules.ts'
import {
  type AdditionRefusal,
  restacked,
  type StackMove,
  withElements,
  withoutElements,
} from './layer-commands.rules.ts'
import { type PlaceCommand, placed } from './place-commands.rules.ts'
import { stillOf } from './video.rules.ts'

/** A change of a scene. All but `add` and `rename` apply to `ids`. */
export type SceneCommand =
  | (PlaceCommand & Chosen)
  | { readonly type: 'add'; readonly elements: readonly CreativeElement[] }
  | ({ readonly type: 'remove' } & Chosen)
  | ({ readonly type: 'change'; readonly values: ElementChange } & Chosen)
  /** Shows a video's poster as a picture in its place. */
  | ({ readonly type: 'still' } & Chosen)
  | ({ readonly type: 'order'; readonly to: StackMove } & Chosen)
  | ({ readonly type: 'group'; readonly groupId: string } & Chosen)
  | ({ readonly type: 'ungroup' } & Chosen)
  | ({ readonly type: 'lock'; readonly isLocked: boolean } & Chosen)
  | ({ readonly type: 'hide'; readonly isHidden: boolean } & Chosen)
  | { readonly type: 'rename'; readonly id: string; readonly name: string }

interface Chosen {
  readonly ids: readonly string[]
}

/** Why a command changes nothing (CRE-08 to CRE-10). */
export type SceneRefusal = ElementRefusal | AdditionRefusal | ChangeRefusal | 'locked' | 'noPoster'

export type SceneOutcome = { readonly scene: Creative } | { readonly refusal: SceneRefusal }

/**
 * Applies a command. The result always fits `creativeSchema` if the scene did: numbers that a drag may exceed stop at their
 * limits, everything else is refused by name. Elements that don't change stay the same objects.
 */
export function applyCommand(scene: Creative, command: SceneCommand): SceneOutcome {
  if (command.type === 'add') return outcome(withElements(scene, command.elements))
  if (command.type === 'rename') {
    const name = command.name.trim().slice(0, elementLimits.name) || null
    return { scene: mapped(scene, [command.id], (element) => ({ ...element, name })) }
  }
  const { ids } = command
  switch (command.type) {
    case 'order':
      return {
        scene: {
          ...scene,
          elements: restacked(scene.elements, ({ id }) => ids.includes(id), command.to),
        },
      }
    case 'group':
      if (ids.length < 2) return { scene }
      return { scene: mapped(scene, ids, (element) => ({ ...element, groupId: command.groupId })) }
    case 'ungroup':
      return { scene: mapped(scene, ids, (element) => ({ ...element, groupId: null })) }
    case 'lock':
      return { scene: mapped(scene, ids, (element) => ({ ...element, isLocked: command.isLocked })) }
    case 'hide':
      return { scene: mapped(scene, ids, (element) => ({ ...element, isHidden: command.isHidden })) }
    default:
      return applyToUnlocked(scene, command)
  }
}

type GuardedCommand = Extract<SceneCommand, { type: PlaceCommand['type'] | 'remove' | 'change' | 'still' }>

/** Commands from which a lock protects. */
function applyToUnlocked(scene: Creative, command: GuardedCommand): SceneOutcome {
  const chosen = scene.elements.filter(({ id, isLocked }) => command.ids.includes(id) && !isLocked)
  if (chosen.length === 0) {
    const isAnyThere = scene.elements.some(({ id }) => command.ids.includes(id))
    return isAnyThere ? { refusal: 'locked' } : { scene }
  }
  if (command.type === 'remove') return outcome(withoutElements(scene, (element) => chosen.includes(element)))
  if (command.type === 'change') {
    const refusal = changeRefusal(command.values)
    if (refusal) return { refusal }
    return {
      scene: replaced(
        scene,
        chosen.map((element) => changed(element, command.values)),
      ),
    }
  }
  if (command.type === 'still') return withStill(scene, chosen)
  return isFinitePlace(command)
    ? { scene: replaced(scene, placed(command, chosen, scene)) }
    : { refusal: 'invalid' }
}

function withStill(scene: Creative, chosen: readonly CreativeElement[]): SceneOutcome {
  const stills = chosen.flatMap((element) => (element.type === 'video' ? [stillOf(element)] : []))
  const drawn = stills.flatMap((still) => still ?? [])
  return stills.length > drawn.length ? { refusal: 'noPoster' } : { scene: replaced(scene, drawn) }
}

function isFinitePlace(command: PlaceCommand): boolean {
  if (command.type === 'rotate') return Number.isFinite(command.degrees)
  return !('by' in command) || (Number.isFinite(command.by.x) && Number.isFinite(command.by.y))
}

function outcome(result: Creative | { readonly refusal: SceneRefusal }): SceneOutcome {
  return 'refusal' in result ? result : { scene: result }
}

function mapped(
  scene: Creative,
  ids: readonly string[],
  change: (element: CreativeElement) => CreativeElement,
): Creative {
  return {
    ...scene,
    elements: scene.elements.map((element) => (ids.includes(element.id) ? change(element) : element)),
  }
}

function replaced(scene: Creative, changedElements: readonly CreativeElement[]): Creative {
  const byId = new Map(changedElements.map((element) => [element.id, element]))
  return { ...scene, elements: scene.elements.map((element) => byId.get(element.id) ?? element) }
}
