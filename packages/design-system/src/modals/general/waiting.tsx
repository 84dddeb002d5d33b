import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import * as css from './waiting.css.ts'

export interface WaitingModalProps {
  /** Title of the modal to come, if it's known. */
  title?: string
}

/** Replaces a modal while its file or its content loads. */
export function WaitingModal({ title }: WaitingModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody title={title ?? t('modals.loading')}>
      <div className={css.lines} aria-busy="true">
        <Skeleton width="92%" height={14} />
        <Skeleton width="78%" height={14} />
        <Skeleton width="85%" height={14} />
      </div>
    </ModalBody>
  )
}
