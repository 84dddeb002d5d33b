import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'

export interface UnsavedChangesModalProps {
  onStay: () => void
  onLeave: () => void
  /** Saves, then leaves; stands only with the callback. */
  onSave?: (() => void) | undefined
  isSaving?: boolean
  failure?: 'generic' | undefined
}

/** Asked when somebody leaves while work would be lost. */
export function UnsavedChangesModal({
  onStay,
  onLeave,
  onSave,
  isSaving = false,
  failure,
}: UnsavedChangesModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.unsaved.title')}
      actions={
        <>
          <Button variant="danger" onPress={onLeave} isDisabled={isSaving}>
            {t('ads.unsaved.leave')}
          </Button>
          <Button variant={onSave ? 'secondary' : 'primary'} onPress={onStay} isDisabled={isSaving}>
            {t('ads.unsaved.stay')}
          </Button>
          {onSave ? (
            <Button variant="primary" onPress={onSave} isLoading={isSaving}>
              {isSaving ? t('ads.unsaved.saving') : t('ads.unsaved.save')}
            </Button>
          ) : null}
        </>
      }
    >
      <Text tone="soft">{t('ads.unsaved.lead')}</Text>
      {failure && !isSaving ? <Notice tone="error">{t('ads.unsaved.failed')}</Notice> : null}
    </ModalBody>
  )
}
