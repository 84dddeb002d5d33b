import type { ComponentType } from 'react'
import type { LinkedName, ParamsOf } from './linked-modals.ts'
import { ModuleNotFoundError } from './modal-address.ts'
import type { ModalName } from '@aloft/domain/core/modal-names'

/** The frame of a modal. */
interface FrameOptions {
  /** `dashboard`: 400 by 400 CSS pixels (RTE-28). */
  readonly size?: 'medium' | 'wide' | 'dashboard'
  /** Only its own buttons close it (MOD-13). */
  readonly isStaying?: boolean
  /** The page behind is blurred, for modals of the onboarding type (MOD-08). */
  readonly isBlurred?: boolean
}

/** A modal of the table: its body, loaded when it is first opened, and its frame. */
export interface ModalRow<Body = unknown> extends FrameOptions {
  readonly load: () => Promise<Body>
}

/** A row as written in the table: the type of the body comes from its file. */
export interface WrittenRow extends FrameOptions {
  readonly load: unknown
}

/**
 * The shape of the table: every linked modal has a body that takes its parameters; other modals may be
 * missing until they're built.
 */
export type ModalTable = {
  readonly [N in LinkedName]: ModalRow<ComponentType<ParamsOf<N> & { readonly onClose: () => void }>>
} & { readonly [N in Exclude<ModalName, LinkedName>]?: ModalRow }

/** The row of a name. Throws ModuleNotFoundError if there's none (ERR-11). */
export function rowOf(table: ModalTable, name: string): ModalRow {
  if (!Object.hasOwn(table, name)) throw new ModuleNotFoundError(name)
  return table[name as keyof ModalTable] as ModalRow
}
