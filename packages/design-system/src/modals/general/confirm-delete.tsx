import type { PlainlyDeletedKind } from '@aloft/domain/core/deletable-kinds'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface ConfirmDeleteModalProps {
  kind: PlainlyDeletedKind
  name: string
  onAnswer: (isConfirmed: true) => void
  onClose: () => void
}

/** Confirms a deletion that needs only one press (API-14). */
export function ConfirmDeleteModal({ kind, name, onAnswer, onClose }: ConfirmDeleteModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t(`modals.confirmDelete.kinds.${kind}.title`, { name })}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.cancel')}</Button>
          <Button variant="danger" onPress={() => onAnswer(true)}>
            {t('modals.confirmDelete.submit')}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t(`modals.confirmDelete.kinds.${kind}.lead`, { name })}</Text>
    </ModalBody>
  )
}
