import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface AlreadyRunningModalProps {
  name: string
  onAnswer: (answer: 'refresh') => void
  onClose: () => void
}

/** Shown if an ad is launched again while it's live; the button reloads its status (LCH-10). */
export function AlreadyRunningModal({ name, onAnswer, onClose }: AlreadyRunningModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('money.running.title', { name })}
      actions={
        <>
          <Button onPress={onClose}>{t('money.close')}</Button>
          <Button variant="primary" onPress={() => onAnswer('refresh')}>
            {t('money.running.refresh')}
          </Button>
        </>
      }
    >
      <Text>{t('money.running.text')}</Text>
      <Text tone="soft">{t('money.running.nothing')}</Text>
    </ModalBody>
  )
}
