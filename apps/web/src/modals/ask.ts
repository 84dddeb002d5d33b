import type { ReactNode } from 'react'
import { putQuestion } from '../state/modal.ts'
import type { LinkedName } from './linked-modals.ts'
import type { modals } from './modal-table.ts'

type AskedName = Exclude<keyof typeof modals, LinkedName>
type BodyProps<N extends AskedName> =
  Awaited<ReturnType<(typeof modals)[N]['load']>> extends (props: infer Props) => ReactNode ? Props : never

/** What a modal is asked with: what its body takes, without the two ways out of it. */
export type Asking<N extends AskedName> = Omit<BodyProps<N>, 'onAnswer' | 'onClose'>
/** What it answers. */
export type Answer<N extends AskedName> =
  BodyProps<N> extends { onAnswer: (answer: infer A) => void } ? A : never

/**
 * Asks by a modal, above whatever is open, and resolves with its answer: undefined where it is closed, by its buttons,
 * by Back, or because something else is asked. Closes by itself when `signal` is aborted.
 */
export function ask<N extends AskedName>(
  name: N,
  props: Asking<N>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Answer<N> | undefined> {
  return putQuestion(name, props, signal) as Promise<Answer<N> | undefined>
}
