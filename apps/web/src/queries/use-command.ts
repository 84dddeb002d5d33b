import { useState, useSyncExternalStore } from 'react'
import { type OnAnswer, openPresses } from './presses.ts'

/** A command of the wiring, as a component draws it. */
export interface Command<Input, Result> {
  /** Of the last press; null before the first, and after `forget`. */
  readonly input: Input | null
  readonly isPending: boolean
  readonly isDone: boolean
  /** The answer to the last press; null until it's there. */
  readonly result: Result | null
  readonly start: (input: Input) => Promise<Result>
  readonly forget: () => void
}

/**
 * Follows a command that somebody starts. Of several presses the last one counts: only its answer is rendered, and passed
 * to `onAnswer`.
 */
export function useCommand<Input, Result>(
  carryOut: (input: Input) => Promise<Result>,
  onAnswer?: OnAnswer<Input, Result>,
): Command<Input, Result> {
  const [presses] = useState(() => openPresses<Input, Result>())
  const last = useSyncExternalStore(presses.subscribe, presses.getLast)
  return {
    input: last?.input ?? null,
    isPending: last !== null && last.answer === null,
    isDone: Boolean(last?.answer),
    result: last?.answer?.result ?? null,
    start: (input) => presses.start(input, carryOut, onAnswer),
    forget: presses.forget,
  }
}
