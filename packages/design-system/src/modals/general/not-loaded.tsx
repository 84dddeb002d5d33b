import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface NotLoadedModalProps {
  onRetry: () => void
  onClose: () => void
}

/** Replaces a modal whose file could not be fetched (ERR-11). */
export function NotLoadedModal({ onRetry, onClose }: NotLoadedModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('modals.notLoaded.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.close')}</Button>
          <Button variant="primary" icon={<Icon name="retry" />} onPress={onRetry}>
            {t('modals.notLoaded.again')}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t('modals.notLoaded.text')}</Text>
    </ModalBody>
  )
}
