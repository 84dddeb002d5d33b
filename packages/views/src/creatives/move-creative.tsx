import { ConfirmModal } from '@aloft/design-system/patterns/confirm-modal'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'

export interface MoveCreativeProps {
  kind: 'archive' | 'restore'
  name: string
  /** Never called while pending. */
  onMove: () => void
  onClose: () => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** Confirms archiving or restoring a creative (MOD-02). */
export function MoveCreative({ kind, name, onMove, onClose, isPending = false, failure }: MoveCreativeProps) {
  const { t } = useTranslation()
  return (
    <ConfirmModal
      title={t(`creativeList.${kind}Asked.title`, { name })}
      lead={t(`creativeList.${kind}Asked.lead`)}
      submit={t(`creativeList.${kind}`)}
      pending={t(`creativeList.${kind}Asked.pending`)}
      onConfirm={onMove}
      onClose={onClose}
      isPending={isPending}
      failure={failure ? t(`creativeList.${kind}Failed`, { name }) : null}
    />
  )
}
