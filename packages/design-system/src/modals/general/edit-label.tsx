import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { FormModal } from '../../patterns/form-modal.tsx'
import { TextField } from '../../primitives/text-field.tsx'

export interface EditLabelModalProps {
  label: string
  /** In characters. */
  maxLength: number
  /** The new label: trimmed, not empty and not too long. */
  onAnswer: (label: string) => void
  onClose: () => void
}

/** Renames the label of a step or a button. */
export function EditLabelModal({ label, maxLength, onAnswer, onClose }: EditLabelModalProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(label)
  const [isSubmitted, setSubmitted] = useState(false)
  const { length } = [...text.trim()]
  const isTooLong = length > maxLength
  const error = isTooLong
    ? t('modals.tooLong', { max: maxLength })
    : isSubmitted && length === 0
      ? t('requiredValue')
      : undefined
  const submit = () => {
    setSubmitted(true)
    if (length > 0 && !isTooLong) onAnswer(text.trim())
  }
  return (
    <FormModal
      title={t('modals.editLabel.title')}
      submit={t('modals.save')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('modals.editLabel.label')}
        name="label"
        autoComplete="off"
        value={text}
        onChange={setText}
        count={t('modals.editLabel.count', { length, max: maxLength })}
        error={error}
      />
    </FormModal>
  )
}
