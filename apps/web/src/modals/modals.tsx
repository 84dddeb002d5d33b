import { lazy, Suspense } from 'react'
import { useQuestion } from '../state/modal.ts'
import { loadTexts } from '../wiring/i18n.ts'
import { useLinkedModal } from './use-linked-modal.ts'

// It brings a library along that most visits never need.
const ModalHost = lazy(async () => {
  const [{ ModalHost: Host }] = await Promise.all([import('./modal-host.tsx'), loadTexts('modals')])
  return { default: Host }
})

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
