import type {} from '@aloft/messages/i18n'
import { Button } from '../primitives/button.tsx'
import { ModalBody } from '../primitives/modal-body.tsx'
import { Notice } from '../primitives/notice.tsx'
import { Text } from '../primitives/text.tsx'
import { useTranslation } from '../primitives/use-translation.ts'

export interface ConfirmModalProps {
  title: string
  /** What happens then. */
  lead: string
  /** Label of the button that does it. */
  submit: string
  /** The same while it's being done, unless the modal closes first. */
  pending?: string
  tone?: 'primary' | 'danger'
  /** Never called while pending. */
  onConfirm: () => void
  onClose: () => void
  isPending?: boolean
  /** Why it failed the last time. */
  failure?: string | null
}

/** Asks before something is done, shows its progress, and stays if it fails. */
export function ConfirmModal({
  title,
  lead,
  submit,
  pending = submit,
  tone = 'primary',
  onConfirm,
  onClose,
  isPending = false,
  failure = null,
}: ConfirmModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={title}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('modals.cancel')}
          </Button>
          <Button variant={tone} onPress={onConfirm} isLoading={isPending}>
            {isPending ? pending : submit}
          </Button>
        </>
      }
    >
      <Text tone="soft">{lead}</Text>
      {failure !== null && !isPending ? <Notice tone="error">{failure}</Notice> : null}
    </ModalBody>
  )
}
