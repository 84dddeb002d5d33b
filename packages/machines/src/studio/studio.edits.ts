import type { Creative } from '@aloft/domain/creatives/creative.entity'
import type { Point } from '@aloft/domain/creatives/studio/box.rules'
import { copiesOf } from '@aloft/domain/creatives/studio/layer-commands.rules'
import { directionOf } from '@aloft/domain/creatives/studio/resize.rules'
import { safeAreaOf } from '@aloft/domain/creatives/safe-area.rules'
import { applyCommand, type SceneCommand } from '@aloft/domain/creatives/studio/scene-commands.rules'
import {
  recorded,
  redone,
  type SceneHistory,
  undone,
} from '@aloft/domain/creatives/studio/scene-history.rules'
import { noticeOf, refusalNotice, type SceneNotice } from '@aloft/domain/creatives/studio/scene-notice.rules'
import { boundsOfAll, selectedIn, withGroups } from '@aloft/domain/creatives/studio/selection.rules'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { boundsOf } from '@aloft/domain/creatives/studio/box.rules'
import { rebasedScenes } from '@aloft/domain/creatives/studio/merge-scenes.rules'
import { followingAgain, type Scenes, withEdit } from '@aloft/domain/creatives/studio/sizes.rules'
import {
  type MovingEdges,
  noGuides,
  snapped,
  type Surroundings,
} from '@aloft/domain/creatives/studio/snapping.rules'
import { type ScenesState, shownScene, type StudioContext } from './studio.context.ts'

// What the machine's events do to its context.

type Change = Partial<StudioContext>

/** How far a pointer has moved since the drag began, in pixels of the picture. */
export interface Drag {
  readonly by: Point
  /** In pixels of the picture; 0 doesn't snap. */
  readonly threshold: number
  readonly hasFixedRatio: boolean
}

export function noticed({ notice }: StudioContext, what: SceneNotice | null): Change {
  return what ? { notice: { number: (notice?.number ?? 0) + 1, what } } : {}
}

const savedScene = ({ history, format }: StudioContext) => history.present.scenes[format]

/** Records the open scene, and the sizes that follow it, as a step; `kind` joins it with earlier ones of its kind. */
function stepped(context: StudioContext, scene: Creative, kind: string | null, at: number): Change {
  const { history, format } = context
  if (scene === history.present.scenes[format]) return {}
  const present: ScenesState = { scenes: withEdit(history.present.scenes, format, scene), format }
  return { history: recorded(history, present, { kind: kind && `${format} ${kind}`, at }) }
}

/** Applies a command to the open scene, or says why not. */
export function commanded(
  context: StudioContext,
  command: SceneCommand,
  { at, kind = null }: { readonly at: number; readonly kind?: string | null },
): Change {
  const scene = savedScene(context)
  if (!scene) return {}
  const outcome = applyCommand(scene, command)
  if ('refusal' in outcome) return noticed(context, refusalNotice(command, outcome.refusal))
  return {
    ...stepped(context, outcome.scene, kind, at),
    ...noticed(context, noticeOf(command, outcome.scene)),
    ...selectedAfter(context, command, outcome.scene),
  }
}

function selectedAfter({ selection }: StudioContext, command: SceneCommand, scene: Creative): Change {
  if (command.type === 'add') return { selection: command.elements.map(({ id }) => id) }
  if (command.type === 'remove') return { selection: present(selection, scene) }
  return command.type === 'group' ? { selection: withGroups(scene, command.ids) } : {}
}

const present = (ids: readonly string[], { elements }: Creative) =>
  ids.filter((id) => elements.some((element) => element.id === id))

/** Remembers the selected layers for a paste. */
export function copied(context: StudioContext): Change {
  const scene = savedScene(context)
  const clipboard = scene ? selectedIn(scene, context.selection) : []
  if (clipboard.length === 0) return {}
  return { clipboard, ...noticed(context, { type: 'copied', count: clipboard.length }) }
}

/** How far a copy is from its original, in pixels. */
const copyOffset = 24

/** Adds copies; `prefix` makes their ids unlike any other. */
export function pasted(
  context: StudioContext,
  elements: StudioContext['clipboard'],
  { prefix, at }: { readonly prefix: string; readonly at: number },
): Change {
  if (elements.length === 0) return {}
  let count = 0
  const copies = copiesOf(elements, () => `${prefix}-${++count}`, copyOffset)
  // Pasted again, they're beside the last copies.
  return { ...commanded(context, { type: 'add', elements: copies }, { at }), clipboard: copies }
}

/** Copies the selected layers, without touching what was copied before. */
export function duplicated(
  context: StudioContext,
  where: { readonly prefix: string; readonly at: number },
): Change {
  const scene = savedScene(context)
  if (!scene) return {}
  return {
    ...pasted(context, selectedIn(scene, context.selection), where),
    clipboard: context.clipboard,
  }
}

/** Takes over the scenes of an earlier version as a step, in those sizes that there are. */
export function restored(context: StudioContext, scenes: Scenes, at: number): Change {
  const { history, format } = context
  const present = Object.fromEntries(
    Object.entries(history.present.scenes).map(([name, scene]) => [
      name,
      scenes[name as CreativeFormat] ?? scene,
    ]),
  )
  return {
    history: recorded(history, { scenes: present, format }, { kind: null, at }),
    selection: [],
    ...noticed(context, { type: 'restored' }),
  }
}

/**
 * Takes over what somebody else saved: in the scenes, in what a drag has made of them, and in every step, so that undoing
 * one's own changes leaves theirs.
 */
export function merged(context: StudioContext, scenes: Scenes): Change {
  const { history, draft, format, selection } = context
  const from = history.present.scenes
  const rebased = (state: ScenesState): ScenesState => ({
    ...state,
    scenes: rebasedScenes(state.scenes, from, scenes),
  })
  const shown = scenes[format]
  return {
    history: {
      ...history,
      past: history.past.map(rebased),
      present: { ...history.present, scenes },
      future: history.future.map(rebased),
    },
    draft: draft && (rebasedScenes({ [format]: draft }, from, scenes)[format] ?? null),
    selection: shown ? present(selection, shown) : [],
  }
}

/** Has a size follow the main one again, and opens it. */
export function followed(context: StudioContext, format: CreativeFormat, at: number): Change {
  const { history } = context
  const scenes = followingAgain(history.present.scenes, format)
  if (scenes === history.present.scenes) return {}
  return {
    history: recorded(history, { scenes, format }, { kind: null, at }),
    format,
    selection: [],
    ...noticed(context, { type: 'followed', format }),
  }
}

/** Goes a step back or forward, and opens the format that the step changed. */
export function travelled(context: StudioContext, direction: 'undo' | 'redo'): Change {
  const { history } = context
  const next: SceneHistory<ScenesState> | null = direction === 'undo' ? undone(history) : redone(history)
  if (!next) return {}
  const { format } = direction === 'undo' ? history.present : next.present
  const scene = next.present.scenes[format]
  return {
    history: next,
    format,
    selection: scene && format === context.format ? present(context.selection, scene) : [],
    ...noticed(context, { type: direction === 'undo' ? 'undone' : 'redone' }),
  }
}

function surroundingsOf(scene: Creative, ids: readonly string[]): Surroundings {
  const { width, height, elements } = scene
  return {
    picture: { width, height },
    safe: safeAreaOf(scene),
    others: elements.filter(({ id, isHidden }) => !isHidden && !ids.includes(id)).map(boundsOf),
  }
}

function draftOf(context: StudioContext, command: SceneCommand): Creative | null {
  const scene = savedScene(context)
  if (!scene) return null
  const outcome = applyCommand(scene, command)
  return 'scene' in outcome ? outcome.scene : null
}

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The selected layers follow the pointer, and snap to what's near. */
export function dragged(context: StudioContext, { by, threshold }: Drag): Change {
  const { selection: ids } = context
  const scene = savedScene(context)
  const bounds = scene && boundsOfAll(selectedIn(scene, ids).filter(({ isLocked }) => !isLocked))
  if (!scene || !bounds) return {}
  const moved = whole(by)
  const box = { ...bounds, x: bounds.x + moved.x, y: bounds.y + moved.y }
  const snap = threshold > 0 ? snapped(box, surroundingsOf(scene, ids), threshold) : null
  const total = { x: moved.x + (snap?.by.x ?? 0), y: moved.y + (snap?.by.y ?? 0) }
  const draft = draftOf(context, { type: 'move', ids, by: total })
  return draft ? { draft, guides: snap?.guides ?? noGuides } : {}
}

const edgeOf = (direction: number): MovingEdges =>
  direction === 0 ? 'none' : direction > 0 ? 'end' : 'start'

/** A handle follows the pointer. The edge of an upright layer snaps, unless its ratio is kept. */
export function stretched(context: StudioContext, { by, threshold, hasFixedRatio }: Drag): Change {
  const { selection: ids, handle } = context
  const scene = savedScene(context)
  if (!scene || !handle) return {}
  const resize = (distance: Point) =>
    draftOf(context, { type: 'resize', ids, handle, by: distance, hasFixedRatio })
  const free = resize(whole(by))
  const [element, ...others] = free ? selectedIn(free, ids) : []
  const canSnap =
    threshold > 0 &&
    !hasFixedRatio &&
    element?.rotation === 0 &&
    element.aspect === null &&
    others.length === 0
  const isScaledText = element?.type === 'text' && handle.length === 2
  if (!free || !canSnap || isScaledText) return free ? { draft: free, guides: noGuides } : {}
  const direction = directionOf(handle)
  const snap = snapped(boundsOf(element), surroundingsOf(scene, ids), threshold, {
    x: edgeOf(direction.x),
    y: edgeOf(direction.y),
  })
  const moved = whole(by)
  const draft = resize({ x: moved.x + snap.by.x, y: moved.y + snap.by.y })
  return draft ? { draft, guides: snap.guides } : {}
}

/** The selected layers are rotated by an angle since the drag began. */
export function spun(context: StudioContext, degrees: number): Change {
  const draft = draftOf(context, { type: 'rotate', ids: context.selection, degrees })
  return draft ? { draft, guides: noGuides } : {}
}

/** Ends a drag as one step. */
export function dropped(context: StudioContext, type: 'move' | 'resize' | 'rotate', at: number): Change {
  const { draft, selection: ids } = context
  const ended = { draft: null, guides: noGuides, handle: null }
  if (!draft) return ended
  const command =
    type === 'rotate'
      ? { type, ids, degrees: 0 }
      : type === 'move'
        ? { type, ids, by: { x: 0, y: 0 } }
        : { type, ids, by: { x: 0, y: 0 }, handle: 'se' as const, hasFixedRatio: false }
  return { ...ended, ...stepped(context, draft, null, at), ...noticed(context, noticeOf(command, draft)) }
}

export const selectionIn = (context: StudioContext) => {
  const scene = shownScene(context)
  return scene ? selectedIn(scene, context.selection) : []
}
