import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'

export interface WarningInfoModalProps {
  title: string
  text: string
  /** Label of the button that continues anyway; without it, there's only OK. */
  continueLabel?: string
  onAnswer: (shouldContinue: true) => void
  onClose: () => void
}

/** A warning; if the action hasn't happened yet, it also asks whether to continue. */
export function WarningInfoModal({ title, text, continueLabel, onAnswer, onClose }: WarningInfoModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={title}
      actions={
        continueLabel === undefined ? (
          <Button variant="primary" onPress={onClose}>
            {t('modals.understood')}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{t('modals.cancel')}</Button>
            <Button variant="primary" onPress={() => onAnswer(true)}>
              {continueLabel}
            </Button>
          </>
        )
      }
    >
      <Notice tone="warning">{text}</Notice>
    </ModalBody>
  )
}
