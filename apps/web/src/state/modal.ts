import { proxy, ref, useSnapshot } from 'valtio'

/** A question that waits for its answer. Its name is one of the modal table, which this file must not know. */
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

/** Whether something is asked and not answered yet. */
export const isAsking = (): boolean => state.question !== null

/**
 * Asks in place of the question that is open, which ends without an answer. Resolves with what the modal answers, or
 * undefined if it is closed or `signal` cancels the question.
 */
export function putQuestion(name: string, props: object, signal?: AbortSignal): Promise<unknown> {
  endQuestion(undefined)
  if (signal?.aborted) return Promise.resolve(undefined)
  const id = ++count
  // Props hold callbacks, which are handed on as they are.
  state.question = ref({ id, name, props })
  signal?.addEventListener('abort', () => answerQuestion(id, undefined), { once: true })
  return new Promise((resolve) => {
    settle = resolve
  })
}

/** Ends the question of an id; one that has ended already stays as it is. */
export function answerQuestion(id: number, answer: unknown): void {
  if (state.question?.id === id) endQuestion(answer)
}

function endQuestion(answer: unknown): void {
  const resolve = settle
  settle = null
  state.question = null
  // Not before the modal has left the page: who asked may go elsewhere, and it would be in the way.
  if (resolve) setTimeout(() => resolve(answer))
}
