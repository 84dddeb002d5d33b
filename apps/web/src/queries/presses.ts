/** A press and what came of it. */
export interface Press<Input, Result> {
  readonly input: Input
  /** Null until the answer is there. */
  readonly answer: { readonly result: Result } | null
}

/** Called with the answer to the last press; `again` presses once more. */
export type OnAnswer<Input, Result> = (result: Result, input: Input, again: () => void) => void

/** The presses of one command; the last one counts, and the answer to an earlier one is dropped. */
export interface Presses<Input, Result> {
  readonly getLast: () => Press<Input, Result> | null
  readonly subscribe: (onChange: () => void) => () => void
  /** Resolves with the answer, also if it doesn't count any more. */
  readonly start: (
    input: Input,
    carryOut: (input: Input) => Promise<Result>,
    onAnswer?: OnAnswer<Input, Result>,
  ) => Promise<Result>
  /** Nothing was pressed: drops the answer, also one that is still to come. */
  readonly forget: () => void
}

export function openPresses<Input, Result>(): Presses<Input, Result> {
  let last: Press<Input, Result> | null = null
  const listeners = new Set<() => void>()
  const show = (press: typeof last) => {
    last = press
    for (const onChange of listeners) onChange()
  }
  const presses: Presses<Input, Result> = {
    getLast: () => last,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    start: async (input, carryOut, onAnswer) => {
      const press = { input, answer: null }
      show(press)
      try {
        const result = await carryOut(input)
        if (last === press) {
          show({ input, answer: { result } })
          onAnswer?.(result, input, () => void presses.start(input, carryOut, onAnswer))
        }
        return result
      } catch (error) {
        if (last === press) show(null)
        throw error
      }
    },
    forget: () => show(null),
  }
  return presses
}
