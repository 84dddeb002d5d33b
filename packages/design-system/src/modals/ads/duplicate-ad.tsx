import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './duplicate-ad.css.ts'

export interface DuplicateAdModalProps {
  name: string
  /** Never called while pending. */
  onDuplicate: () => void
  onClose: () => void
  isPending?: boolean
  failure?: 'generic' | undefined
}

/** Copies an ad as a draft (EDT-13). */
export function DuplicateAdModal({
  name,
  onDuplicate,
  onClose,
  isPending = false,
  failure,
}: DuplicateAdModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('ads.duplicate.title', { name })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('ads.cancel')}
          </Button>
          <Button variant="primary" onPress={onDuplicate} isLoading={isPending}>
            {isPending ? t('ads.duplicate.pending') : t('ads.duplicate.submit')}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t('ads.duplicate.lead')}</Text>
      <dl className={css.rows}>
        {(['copied', 'fresh'] as const).map((part) => (
          <div key={part} className={css.row}>
            <Text as="dt" tone="soft">
              {t(`ads.duplicate.${part}`)}
            </Text>
            <Text as="dd">{t(`ads.duplicate.${part}What`)}</Text>
          </div>
        ))}
      </dl>
      {failure && !isPending ? <Notice tone="error">{t('ads.duplicate.failed')}</Notice> : null}
    </ModalBody>
  )
}
