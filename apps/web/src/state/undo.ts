import { undoMergeMs } from '@aloft/domain/balloons/edit-history.rules'
import { isSameJson, type JsonValue } from '@aloft/domain/core/json'
import type { ActUndoneBy, UserAct } from '@aloft/domain/core/undo.rules'
import { closeToast, showToast } from './toasts.ts'

interface Step {
  readonly act: UserAct
  readonly path: string
  readonly at: number
  readonly toastId?: number
  readonly value?: ChangedValue
  readonly undo: () => void
}

/** A value that was changed, such as a field of a brief. */
interface ChangedValue {
  /** Which one. */
  readonly key: string
  readonly before: JsonValue
  readonly after: JsonValue
  readonly current: () => JsonValue
  readonly set: (value: JsonValue) => void
}

/** Of long ago, or on another page, nobody remembers what a key would undo. */
const longestMs = 5 * 60_000
const mostSteps = 20

let steps: readonly Step[] = []

/** Says that something was done, with Undo; Ctrl+Z does the same. */
export function offerUndo(act: ActUndoneBy<'message'>, text: string, undo: () => void): void {
  const toastId = showToast({ text, tone: 'success', action: { onPress: () => undoStep(undo) } })
  add({ act, toastId, undo })
}

/** Notes what Ctrl+Z undoes, where the page itself says what was done; its own button undoes by what is returned. */
export function noteUndo(act: ActUndoneBy<'keys'>, undo: () => void): () => void {
  add({ act, undo })
  return () => undoStep(undo)
}

/** Notes the change of a value. One that somebody else has changed since is left alone. */
export function noteValue(act: ActUndoneBy<'keys'>, value: ChangedValue): void {
  const last = usable().at(-1)
  const isSame =
    last?.act === act && last.value?.key === value.key && performance.now() - last.at < undoMergeMs
  if (isSame) steps = steps.filter((step) => step !== last)
  const merged = isSame && last.value ? { ...value, before: last.value.before } : value
  const { before, after, current, set } = merged
  if (isSameJson(before, after)) return
  add({
    act,
    value: merged,
    undo() {
      if (isSameJson(current(), after)) set(before)
    },
  })
}

/** Whether there's something to undo that was done on this page. */
export const canUndo = (): boolean => usable().length > 0

/** Undoes what was done last on this page. */
export function undoLast(): void {
  const step = usable().at(-1)
  if (!step) return
  if (step.toastId !== undefined) closeToast(step.toastId)
  undoStep(step.undo)
  showToast({ text: { key: 'undo.done' }, tone: 'success' })
}

/** Undoes a step, which can't be undone again then. */
function undoStep(undo: () => void): void {
  steps = steps.filter((step) => step.undo !== undo)
  undo()
}

function add(step: Omit<Step, 'path' | 'at'>): void {
  steps = [...usable(), { ...step, path: location.pathname, at: performance.now() }].slice(-mostSteps)
}

function usable(): readonly Step[] {
  return steps.filter(({ path, at }) => path === location.pathname && performance.now() - at < longestMs)
}
