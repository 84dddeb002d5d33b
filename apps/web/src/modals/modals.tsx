import { lazy, Suspense } from 'react'
import { useQuestion } from '../state/modal.ts'
import { useLinkedModal } from './use-linked-modal.ts'

// It brings a library along that most visits never need.
const ModalHost = lazy(async () => ({ default: (await import('./modal-host.tsx')).ModalHost }))

/** What stands above the pages of a layout: the modal of the address, and a question over it. */
export function Modals() {
  const linked = useLinkedModal()
  const question = useQuestion()
  if (!linked && !question) return null
  return (
    <Suspense fallback={null}>
      <ModalHost linked={linked} question={question} />
    </Suspense>
  )
}
