import type { ReactNode } from 'react'
import { putQuestion } from '../state/modal.ts'
import type { LinkedName } from './linked-modals.ts'
import type { modals } from './modal-table.ts'

type AskedName = Exclude<keyof typeof modals, LinkedName>
type BodyProps<N extends AskedName> =
  Awaited<ReturnType<(typeof modals)[N]['load']>> extends (props: infer Props) => ReactNode ? Props : never

/** Props of a modal's body, without its two callbacks for closing. */
export type Asking<N extends AskedName> = WithoutCallbacks<BodyProps<N>>
/** Of each kind of props on its own: `Omit` of a union only has what its members share. */
type WithoutCallbacks<Props> = Props extends unknown ? Omit<Props, 'onAnswer' | 'onClose'> : never
/** The answer of a modal. */
export type Answer<N extends AskedName> =
  BodyProps<N> extends { onAnswer: (answer: infer A) => void } ? A : never

/**
 * Asks with a modal above whatever is open, and resolves with its answer: undefined if it's closed by a
 * button or Back, or replaced by another question. Closes by itself if `signal` is aborted.
 */
export function ask<N extends AskedName>(
  name: N,
  props: Asking<N>,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<Answer<N> | undefined> {
  return putQuestion(name, props, signal) as Promise<Answer<N> | undefined>
}
