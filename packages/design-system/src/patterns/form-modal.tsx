import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '../primitives/use-translation.ts'
import { Button } from '../primitives/button.tsx'
import { ModalBody } from '../primitives/modal-body.tsx'

export interface FormModalProps {
  title: string
  /** Label of the submit button. */
  submit: string
  tone?: 'primary' | 'danger'
  /** Called by the button, or by Enter in a field. */
  onSubmit: () => void
  onClose: () => void
  isPending?: boolean
  isDisabled?: boolean
  children: ReactNode
}

/** A modal with a form, which the user submits or cancels. */
export function FormModal({
  title,
  submit,
  tone = 'primary',
  onSubmit,
  onClose,
  isPending = false,
  isDisabled = false,
  children,
}: FormModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={title}
      onSubmit={onSubmit}
      actions={
        <>
          <Button onPress={onClose}>{t('modals.cancel')}</Button>
          <Button type="submit" variant={tone} isLoading={isPending} isDisabled={isDisabled}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
    </ModalBody>
  )
}
