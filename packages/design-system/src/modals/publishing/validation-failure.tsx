import type {} from '@aloft/messages/i18n'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { type FailedPart, ValidationList } from './validation-list.tsx'

export interface ValidationFailureModalProps {
  failures: readonly FailedPart[]
  /** The component whose address needs to be set. */
  onAnswer: (componentId: string) => void
  onClose: () => void
}

/** Why an ad was not published: the errors of each part, with a link to its field (MOD-17). */
export function ValidationFailureModal({ failures, onAnswer, onClose }: ValidationFailureModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('publishAd.validation.title')}
      actions={<Button onPress={onClose}>{t('modals.close')}</Button>}
    >
      <Text tone="soft">{t('publishAd.validation.lead', { count: failures.length })}</Text>
      <ValidationList failures={failures} onSetAddress={onAnswer} />
    </ModalBody>
  )
}
