import type { SeriousAction } from '@aloft/domain/core/deletable-kinds'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { FormModal } from '../../patterns/form-modal.tsx'
import { Text } from '../../primitives/text.tsx'
import { TextField } from '../../primitives/text-field.tsx'

export interface SeriousDeleteModalProps {
  action: SeriousAction
  /** Name of the thing to delete; left out for the user's own account. */
  name?: string
  /** Must be typed exactly before the button can be pressed (MOD-14 to MOD-16, OPN-66). */
  word: string
  /** The word as typed, which the call needs as its confirmation. */
  onAnswer: (word: string) => void
  onClose: () => void
}

/** Confirms what can't be undone with a word that nobody types by mistake. */
export function SeriousDeleteModal({ action, name = '', word, onAnswer, onClose }: SeriousDeleteModalProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isConfirmed = typed === word
  return (
    <FormModal
      title={t(`modals.seriousDelete.actions.${action}.title`, { name })}
      submit={t(`modals.seriousDelete.actions.${action}.submit`)}
      tone="danger"
      isDisabled={!isConfirmed}
      onSubmit={() => isConfirmed && onAnswer(typed)}
      onClose={onClose}
    >
      <Text tone="soft">{t(`modals.seriousDelete.actions.${action}.lead`)}</Text>
      <TextField
        label={t('modals.seriousDelete.label', { word })}
        name="confirmation"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
    </FormModal>
  )
}
