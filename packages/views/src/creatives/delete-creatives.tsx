import { ConfirmModal } from '@aloft/design-system/patterns/confirm-modal'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'

export interface DeleteCreativesProps {
  count: number
  /** Never called while pending. */
  onDelete: () => void
  onClose: () => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** Confirms that several creatives are deleted. */
export function DeleteCreatives({
  count,
  onDelete,
  onClose,
  isPending = false,
  failure,
}: DeleteCreativesProps) {
  const { t } = useTranslation()
  return (
    <ConfirmModal
      title={t('creativeList.many.deleteAsked.title', { count })}
      lead={t('creativeList.many.deleteAsked.lead')}
      submit={t('creativeList.delete')}
      pending={t('creativeList.many.deleteAsked.pending')}
      tone="danger"
      onConfirm={onDelete}
      onClose={onClose}
      isPending={isPending}
      failure={failure ? t('creativeList.many.failed') : null}
    />
  )
}
