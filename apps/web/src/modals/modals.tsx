import { useQuestion } from '../state/modal.ts'
import { showToast } from '../state/toasts.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'
import { loadModalHost } from './load-modal-host.ts'
import { useLinkedModal } from './use-linked-modal.ts'

/** The modals above a layout's pages: that of the address, and a question above it. */
export function Modals() {
  const linked = useLinkedModal()
  const question = useQuestion()
  const isOpen = linked !== null || question !== null
  const ModalHost = useChunk(loadModalHost, isOpen, showNotOpened)
  return ModalHost && isOpen ? <ModalHost linked={linked} question={question} /> : null
}

function showNotOpened(): void {
  showToast({ text: { key: 'notOpened' }, tone: 'warning' })
}
