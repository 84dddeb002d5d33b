import type { ModalName } from '@aloft/domain/core/modal-names'
import type { ComponentType } from 'react'
import type { LinkedName, ParamsOf } from './linked-modals.ts'
import { ModuleNotFoundError } from './modal-address.ts'
import type { FrameOptions } from './tables/modal-rows.ts'

/** A modal of the table: its body, loaded when it is first opened, and its frame. */
export interface ModalRow<Body = unknown> extends FrameOptions {
  readonly load: () => Promise<Body>
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
