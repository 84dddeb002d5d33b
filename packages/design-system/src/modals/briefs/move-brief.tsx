import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'

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
    <ModalBody
      title={t(`briefs.${words}.title`, { name })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('modals.cancel')}
          </Button>
          <Button variant="primary" onPress={onMove} isLoading={isPending}>
            {isPending ? t(`briefs.${words}.pending`) : t(`briefs.${words}.submit`)}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t(`briefs.${words}.lead`)}</Text>
      {failure && !isPending ? <Notice tone="error">{t(`briefs.${words}.failed`)}</Notice> : null}
    </ModalBody>
  )
}
