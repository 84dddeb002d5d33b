import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'

export interface WarningInfoModalProps {
  title: string
  text: string
  /** The word for going on in spite of it; without one there is nothing to decide. */
  goOn?: string
  onAnswer: (goesOn: true) => void
  onClose: () => void
}

/** Says what to be careful about, and where it was about to happen, asks whether it shall. */
export function WarningInfoModal({ title, text, goOn, onAnswer, onClose }: WarningInfoModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={title}
      actions={
        goOn === undefined ? (
          <Button variant="primary" onPress={onClose}>
            {t('modals.understood')}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t('modals.cancel')}</Button>
            <Button variant="primary" onPress={() => onAnswer(true)}>
              {goOn}
            </Button>
          </>
        )
      }
    >
      <Notice tone="warning">{text}</Notice>
    </ModalBody>
  )
}
