import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { type FailedLoad, RequestId, RetryButton } from '../../patterns/failed-load.tsx'
import { Button } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Text } from '../../primitives/text.tsx'

export interface NotLoadedModalProps extends FailedLoad {
  onClose: () => void
}

/** Replaces a modal whose file or data failed to load (ERR-11). */
export function NotLoadedModal({ onRetry, requestId, waitSeconds, onClose }: NotLoadedModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('modals.notLoaded.title')}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.close')}</Button>
          <RetryButton
            variant="primary"
            icon={<Icon name="retry" />}
            onRetry={onRetry}
            waitSeconds={waitSeconds}
          />
        </>
      }
    >
      <Stack gap={8}>
        <Text tone="soft">{t('modals.notLoaded.text')}</Text>
        <RequestId requestId={requestId} />
      </Stack>
    </ModalBody>
  )
}
