/** What can be undone and redone: the earlier and later states around the present one. */
export interface SceneHistory<State> {
  /** The oldest first. */
  readonly past: readonly State[]
  readonly present: State
  /** The next one last. */
  readonly future: readonly State[]
  /** What the last step was, so that more of the same can join it. */
  readonly last: HistoryStep | null
}

export interface HistoryStep {
  /** Steps of the same kind join within the pause; null never joins. */
  readonly kind: string | null
  /** Milliseconds since any fixed time. */
  readonly at: number
}

/** How many steps of a creative can be undone. */
export const maxSceneSteps = 100

/** Changes of one kind within this pause are one step, such as typing in one field, in milliseconds. */
export const stepPauseMs = 1_000

export function newHistory<State>(present: State): SceneHistory<State> {
  return { past: [], present, future: [], last: null }
}

/** The history after a change. Undone steps can't be redone after it. */
export function recorded<State>(
  history: SceneHistory<State>,
  present: State,
  step: HistoryStep,
): SceneHistory<State> {
  const { past, last, future } = history
  const isJoined =
    last !== null &&
    step.kind !== null &&
    last.kind === step.kind &&
    future.length === 0 &&
    step.at - last.at <= stepPauseMs
  const earlier = isJoined ? past : [...past, history.present].slice(-maxSceneSteps)
  return { past: earlier, present, future: [], last: step }
}

/** The history after undoing the last step; null if there's none. */
export function undone<State>({ past, present, future }: SceneHistory<State>): SceneHistory<State> | null {
  const before = past.at(-1)
  if (before === undefined) return null
  return { past: past.slice(0, -1), present: before, future: [...future, present], last: null }
}

/** The history after redoing the last undone step; null if there's none. */
export function redone<State>({ past, present, future }: SceneHistory<State>): SceneHistory<State> | null {
  const after = future.at(-1)
  if (after === undefined) return null
  return { past: [...past, present], present: after, future: future.slice(0, -1), last: null }
}
