import type {} from '@aloft/messages/i18n'
import { ConfirmModal } from '../../patterns/confirm-modal.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'

export interface MoveBriefModalProps {
  kind: 'archive' | 'unarchive'
  name: string
  /** Never called while pending. */
  onMove: () => void
  onClose: () => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** Confirms archiving or restoring a campaign brief (BRF-12, API-14). */
export function MoveBriefModal({
  kind,
  name,
  onMove,
  onClose,
  isPending = false,
  failure,
}: MoveBriefModalProps) {
  const { t } = useTranslation()
  const words = kind === 'archive' ? 'archiveBrief' : 'unarchiveBrief'
  return (
    <ConfirmModal
      title={t(`briefs.${words}.title`, { name })}
      lead={t(`briefs.${words}.lead`)}
      submit={t(`briefs.${words}.submit`)}
      pending={t(`briefs.${words}.pending`)}
      onConfirm={onMove}
      onClose={onClose}
      isPending={isPending}
      failure={failure ? t(`briefs.${words}.failed`) : null}
    />
  )
}
