import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface UnsavedChangesModalProps {
  /** False if the current values can't be saved. */
  canSave?: boolean
  onAnswer: (answer: 'save' | 'discard') => void
  /** Stays on the page and keeps the changes. */
  onClose: () => void
}

/** Asks what to do with unsaved changes before leaving. */
export function UnsavedChangesModal({ canSave = true, onAnswer, onClose }: UnsavedChangesModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('modals.unsaved.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.unsaved.stay')}</Button>
          <Button variant={canSave ? 'secondary' : 'danger'} onPress={() => onAnswer('discard')}>
            {t('modals.unsaved.discard')}
          </Button>
          {canSave ? (
            <Button variant="primary" onPress={() => onAnswer('save')}>
              {t('modals.unsaved.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <Text tone="soft">{t('modals.unsaved.lead')}</Text>
    </ModalBody>
  )
}
