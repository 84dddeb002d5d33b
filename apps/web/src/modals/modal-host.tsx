import { NotLoadedModal } from '@aloft/design-system/modals/general/not-loaded'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { NavigationType } from 'react-router'
import { useLeaveGuard } from '../addresses/leave-guards.ts'
import { answerQuestion, type Question } from '../state/modal.ts'
import type { LinkedModal } from './modal-address.ts'
import { type ModalRow, rowOf } from './modal-row.ts'
import { modals } from './modal-table.ts'
import { useBody } from './use-body.ts'
import { useCloseModal } from './use-close-modal.ts'

/** Shows the modal of the address and, above it, the open question. */
export function ModalHost({ linked, question }: { linked: LinkedModal | null; question: Question | null }) {
  return (
    <>
      {linked ? <OpenLinked key={linked.name} linked={linked} /> : null}
      {question ? <OpenQuestion key={question.id} question={question} isAbove={linked !== null} /> : null}
    </>
  )
}

function OpenLinked({ linked: { name, params } }: { linked: LinkedModal }) {
  const close = useCloseModal()
  return <OpenModal row={rowOf(modals, name)} props={params} isInAddress onClose={close} />
}

function OpenQuestion({ question, isAbove }: { question: Question; isAbove: boolean }) {
  const row = rowOf(modals, question.name)
  const answer = (value: unknown) => answerQuestion(question.id, value)
  const close = () => answer(undefined)
  // Back closes the question but not the page; if only its own buttons close the question, it leaves both.
  useLeaveGuard({
    concerns: ({ historyAction }) => historyAction === NavigationType.Pop,
    mayLeave() {
      close()
      return row.isStaying ?? false
    },
  })
  return (
    <OpenModal row={row} props={{ ...question.props, onAnswer: answer }} isAbove={isAbove} onClose={close} />
  )
}

interface OpenModalProps {
  readonly row: ModalRow
  readonly props: object
  readonly isAbove?: boolean
  /** It stays open through a reload, because it's in the address. */
  readonly isInAddress?: boolean
  readonly onClose: () => void
}

function OpenModal({ row, props, isAbove = false, isInAddress = false, onClose }: OpenModalProps) {
  const { t } = useTranslation()
  const { Body, status, retry } = useBody(row.load, isInAddress)
  if (status === 'loading') return null
  return (
    <ModalFrame
      closeLabel={t('modals.close')}
      isStaying={Body !== null && (row.isStaying ?? false)}
      isWaiting={status === 'slow'}
      isBlurred={row.isBlurred ?? false}
      size={row.size ?? 'medium'}
      isAbove={isAbove}
      anchor={row.anchor}
      onClose={onClose}
    >
      {Body ? <Body {...props} {...{ onClose }} /> : null}
      {status === 'slow' ? <WaitingModal /> : null}
      {status === 'failed' ? <NotLoadedModal onRetry={retry} onClose={onClose} /> : null}
    </ModalFrame>
  )
}
