import { Button } from '@aloft/design-system/primitives/button'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
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
    <ModalBody
      title={t(`creativeList.${kind}Asked.title`, { name })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('modals.cancel')}
          </Button>
          <Button variant="primary" onPress={onMove} isLoading={isPending}>
            {t(isPending ? `creativeList.${kind}Asked.pending` : `creativeList.${kind}`)}
          </Button>
        </>
      }
    >
      <Text tone="soft">{t(`creativeList.${kind}Asked.lead`)}</Text>
      {failure && !isPending ? (
        <Notice tone="error">{t(`creativeList.${kind}Failed`, { name })}</Notice>
      ) : null}
    </ModalBody>
  )
}
