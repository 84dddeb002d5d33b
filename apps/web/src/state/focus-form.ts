import type { AnswerValue } from '@aloft/domain/assistant/focus/focus-answers.rules'
import type { FocusQuestion, FormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { useEffect, useEffectEvent } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** The form of a page that the assistant fills in by asking (AST-06, AST-24). Its values stay where the page has them. */
export interface FocusForm<Q extends FocusQuestion = FocusQuestion> {
  readonly key: FormKey
  /** What's still to be asked at this moment, in order. */
  readonly open: () => readonly Q[]
  /** Fills in an answer that has been read; null skips the question. */
  readonly save: (question: Q, value: AnswerValue) => void
  /** Continues where the form does once nothing is left to ask. */
  readonly finish: () => void
}

/** What's shown of it beside the conversation. */
export interface ShownForm {
  readonly key: FormKey
  readonly open: readonly FocusQuestion[]
  /** Answers that are likely, such as the offers of the brand's website. */
  readonly suggestions: Partial<Record<FocusQuestion, readonly string[]>>
}

let provided: FocusForm | null = null
const state = proxy<{ shown: ShownForm | null }>({ shown: null })

/** The form of the open page; null if it has none. */
export const currentFocusForm = (): FocusForm | null => provided

export function useShownForm(): ShownForm | null {
  return useSnapshot(state).shown
}

/** Offers a page's form to the assistant for as long as the page shows it; `open` is as of this rendering. */
export function useFocusForm<Q extends FocusQuestion>(
  form: FocusForm<Q> | null,
  { open: openQuestions, suggestions = {} }: Pick<ShownForm, 'open'> & Partial<ShownForm>,
): void {
  const open = useEffectEvent(() => form?.open() ?? [])
  const save = useEffectEvent((question: FocusQuestion, value: AnswerValue) =>
    form?.save(question as Q, value),
  )
  const finish = useEffectEvent(() => form?.finish())
  const key = form?.key
  useEffect(() => {
    if (!key) return undefined
    const own: FocusForm = {
      key,
      open: () => open(),
      save: (question, value) => save(question, value),
      finish: () => finish(),
    }
    provided = own
    return () => {
      if (provided !== own) return
      provided = null
      state.shown = null
    }
  }, [key])
  const shown = JSON.stringify({ key, open: openQuestions, suggestions })
  useEffect(() => {
    if (key) state.shown = JSON.parse(shown) as ShownForm
  }, [key, shown])
}
