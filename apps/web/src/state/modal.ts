import { proxy, ref, useSnapshot } from 'valtio'

/**
 * A question that waits for its answer. Its name is in the table of modals, which this file must not import.
 */
export interface Question {
  readonly id: number
  readonly name: string
  readonly props: object
}

const state = proxy<{ question: Question | null }>({ question: null })
let settle: ((answer: unknown) => void) | null = null
let count = 0

export function useQuestion(): Question | null {
  return useSnapshot(state).question
}

/** Whether a question is open. */
export const isAsking = (): boolean => state.question !== null

/**
 * Asks instead of the open question, which ends without an answer. Resolves with the modal's answer, or
 * undefined if it's closed or `signal` cancels the question.
 */
export function putQuestion(name: string, props: object, signal?: AbortSignal): Promise<unknown> {
  endQuestion(undefined)
  if (signal?.aborted) return Promise.resolve(undefined)
  const id = ++count
  // Props contain callbacks, which must be passed on unchanged.
  state.question = ref({ id, name, props })
  signal?.addEventListener('abort', () => answerQuestion(id, undefined), { once: true })
  return new Promise((resolve) => {
    settle = resolve
  })
}

/** Ends the question with this id; does nothing if it has ended. */
export function answerQuestion(id: number, answer: unknown): void {
  if (state.question?.id === id) endQuestion(answer)
}

function endQuestion(answer: unknown): void {
  const resolve = settle
  settle = null
  state.question = null
  // Only after the modal has left the page, because the caller may navigate, and it would be in the way.
  if (resolve) setTimeout(() => resolve(answer))
}
