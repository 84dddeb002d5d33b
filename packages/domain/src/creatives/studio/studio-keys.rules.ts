import type { Point } from './box.rules.ts'
import type { StackMove } from './layer-commands.rules.ts'

/** A key that was pressed; `hasCommand` is Ctrl, or Command on Apple keyboards. */
export interface KeyPress {
  readonly key: string
  readonly hasCommand: boolean
  readonly hasShift: boolean
  readonly hasAlt: boolean
}

/** What a key does with the selected layers. */
export type StudioAct =
  | { readonly type: 'move' | 'resize'; readonly by: Point }
  | { readonly type: 'order'; readonly to: StackMove }
  | {
      readonly type:
        | 'remove'
        | 'duplicate'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'undo'
        | 'redo'
        | 'group'
        | 'ungroup'
        | 'selectAll'
        | 'selectNone'
        | 'editText'
    }

/** Pixels of the picture that an arrow moves or resizes by, without and with Shift. */
const step = 1
const largeStep = 10

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const plainKeys: Readonly<Record<string, StudioAct>> = {
  '[': { type: 'order', to: 'backward' },
  ']': { type: 'order', to: 'forward' },
  '{': { type: 'order', to: 'back' },
  '}': { type: 'order', to: 'front' },
  Delete: { type: 'remove' },
  Backspace: { type: 'remove' },
  Enter: { type: 'editText' },
  Escape: { type: 'selectNone' },
}

const commandKeys: Readonly<Record<string, StudioAct>> = {
  a: { type: 'selectAll' },
  c: { type: 'copy' },
  d: { type: 'duplicate' },
  g: { type: 'group' },
  v: { type: 'paste' },
  x: { type: 'cut' },
  y: { type: 'redo' },
  z: { type: 'undo' },
}

const shiftedCommandKeys: Readonly<Record<string, StudioAct>> = {
  g: { type: 'ungroup' },
  z: { type: 'redo' },
}

/** What a key does on the stage; null leaves it to the browser. Tab walks the layers, because each can be focused. */
export function studioActOf({ key, hasCommand, hasShift, hasAlt }: KeyPress): StudioAct | null {
  const arrow = arrows[key]
  if (arrow && !hasCommand) {
    const size = hasShift ? largeStep : step
    return { type: hasAlt ? 'resize' : 'move', by: { x: arrow.x * size || 0, y: arrow.y * size || 0 } }
  }
  // With Alt, keyboards of many countries write brackets and other signs.
  if (hasCommand) return (hasShift ? shiftedCommandKeys : commandKeys)[key.toLowerCase()] ?? null
  return plainKeys[key] ?? null
}
