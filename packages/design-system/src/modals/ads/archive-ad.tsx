import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'

export interface ArchiveAdModalProps {
  name: string
  /** The ad is paid and hasn't ended, so archiving also stops it (PUB-10). */
  isUnderWay?: boolean
  /** Never called while pending. */
  onArchive: () => void
  onClose: () => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** Confirms archiving an ad, which frees a place in the plan (GEN-09). */
export function ArchiveAdModal({
  name,
  isUnderWay = false,
  onArchive,
  onClose,
  isPending = false,
  failure,
}: ArchiveAdModalProps) {
  const { t } = useTranslation()
  const submitWord = t(isUnderWay ? 'ads.archive.submitStop' : 'ads.archive.submit')
  return (
    <ModalBody
      title={t('ads.archive.title', { name })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('ads.cancel')}
          </Button>
          <Button variant="primary" onPress={onArchive} isLoading={isPending}>
            {isPending ? t('ads.archive.pending') : submitWord}
          </Button>
        </>
      }
    >
      {isUnderWay ? <Text>{t('ads.archive.stops')}</Text> : null}
      <Text tone="soft">{t('ads.archive.lead')}</Text>
      {failure && !isPending ? <Notice tone="error">{t('ads.archive.failed')}</Notice> : null}
    </ModalBody>
  )
}
