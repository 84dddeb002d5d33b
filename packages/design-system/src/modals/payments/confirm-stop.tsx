import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

export interface ConfirmStopModalProps {
  name: string
  /** The spend isn't known before the stop; an ad that never ran refunds everything at once. */
  hasStarted: boolean
  onAnswer: (answer: 'stop') => void
  onClose: () => void
}

/** Confirms stopping an ad, which refunds the unspent money (LCH-01, LCH-02). */
export function ConfirmStopModal({ name, hasStarted, onAnswer, onClose }: ConfirmStopModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('money.stop.title', { name })}
      actions={
        <>
          <Button onPress={onClose}>{t('money.stop.keep')}</Button>
          <Button variant="danger" onPress={() => onAnswer('stop')}>
            {t('money.stop.submit')}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t(hasStarted ? 'money.stop.rest' : 'money.stop.all')}</Text>
    </ModalBody>
  )
}
