import { ConfirmModal } from '@aloft/design-system/patterns/confirm-modal'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'

export interface DeleteCreativesProps {
  count: number
  onAnswer: (isConfirmed: true) => void
  onClose: () => void
}

/** Confirms that several creatives are deleted. */
export function DeleteCreatives({ count, onAnswer, onClose }: DeleteCreativesProps) {
  const { t } = useTranslation()
  return (
    <ConfirmModal
      title={t('creativeList.many.deleteAsked.title', { count })}
      lead={t('creativeList.many.deleteAsked.lead')}
      submit={t('creativeList.delete')}
      tone="danger"
      onConfirm={() => onAnswer(true)}
      onClose={onClose}
    />
  )
}
