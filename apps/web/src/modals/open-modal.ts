import type { ComponentProps } from 'react'
import { closeModal, type OpenModal, setModal } from '../state/modal.ts'
import type { ModalName, modals } from './modal-table.ts'

type PropsOf<N extends ModalName> = ComponentProps<Awaited<ReturnType<(typeof modals)[N]>>>

/** Opens a modal by name; it closes itself unless `onClose` is given. */
export function openModal<N extends ModalName>(
  name: N,
  props: Omit<PropsOf<N>, 'onClose'> & { onClose?: () => void },
  frame: Pick<OpenModal, 'isStaying' | 'width'> = {},
): void {
  setModal({ name, props: { onClose: closeModal, ...props }, ...frame })
}
