import type { Creative } from '../creative.entity.ts'
import { firstEmoji } from '../../core/text.ts'
import type { CreativeFormat } from '../creative-formats.rules.ts'
import { rounded } from './box.rules.ts'
import type { SceneCommand, SceneRefusal } from './scene-commands.rules.ts'
import { boundsOfAll, selectedIn } from './selection.rules.ts'

/** What has just happened on the stage, to be read out. Positions and sides are of all that changed. */
export type SceneNotice =
  | { readonly type: 'moved'; readonly x: number; readonly y: number }
  | { readonly type: 'resized'; readonly width: number; readonly height: number }
  | { readonly type: 'rotated'; readonly degrees: number }
  /** The place counts from the front, from 1. */
  | { readonly type: 'ordered'; readonly place: number; readonly count: number }
  | {
      readonly type: 'added' | 'removed' | 'copied' | 'grouped' | 'ungrouped'
      readonly count: number
    }
  | {
      readonly type: 'locked' | 'unlocked' | 'hidden' | 'shown' | 'undone' | 'redone' | 'restored' | 'stilled'
    }
  /** A size follows the main one again. */
  | { readonly type: 'followed'; readonly format: CreativeFormat }
  /** `emoji` is the one that was refused. */
  | { readonly type: 'refused'; readonly refusal: SceneRefusal; readonly emoji?: string | null }

/** What to show when a command is refused. */
export function refusalNotice(command: SceneCommand, refusal: SceneRefusal): SceneNotice {
  if (refusal !== 'emojiUnsupported' || command.type !== 'change') return { type: 'refused', refusal }
  return { type: 'refused', refusal, emoji: firstEmoji(command.values.text ?? '') }
}

/** What to read out after a command; null if the user hears it from the field they change. */
export function noticeOf(command: SceneCommand, after: Creative): SceneNotice | null {
  switch (command.type) {
    case 'change':
    case 'rename':
      return null
    case 'still':
      return { type: 'stilled' }
    case 'add':
      return { type: 'added', count: command.elements.length }
    case 'remove':
      return { type: 'removed', count: command.ids.length }
    case 'group':
      return { type: 'grouped', count: command.ids.length }
    case 'ungroup':
      return { type: 'ungrouped', count: command.ids.length }
    case 'lock':
      return { type: command.isLocked ? 'locked' : 'unlocked' }
    case 'hide':
      return { type: command.isHidden ? 'hidden' : 'shown' }
    case 'order': {
      const { elements } = after
      const highest = elements.findLastIndex(({ id }) => command.ids.includes(id))
      return { type: 'ordered', place: elements.length - highest, count: elements.length }
    }
    default:
      return placeNotice(command.type, after, command.ids)
  }
}

function placeNotice(
  type: 'move' | 'resize' | 'rotate' | 'align' | 'distribute',
  scene: Creative,
  ids: readonly string[],
): SceneNotice | null {
  const elements = selectedIn(scene, ids)
  const [first] = elements
  const bounds = boundsOfAll(elements)
  if (!first || !bounds) return null
  if (type === 'rotate') return { type: 'rotated', degrees: Math.round(first.rotation) }
  // The panel's fields show the box of a single layer, even if it's rotated.
  const box = elements.length === 1 ? first : bounds
  return type === 'resize'
    ? { type: 'resized', width: rounded(box.width), height: rounded(box.height) }
    : { type: 'moved', x: rounded(box.x), y: rounded(box.y) }
}
