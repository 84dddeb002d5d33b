import { checkBalloonName } from '@aloft/domain/balloons/balloon-name.rules'
import { params } from '@aloft/domain/core/params'
import { checkIdeaTitle } from '@aloft/domain/ideas/idea.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { FormModal } from '../../patterns/form-modal.tsx'
import { TextField } from '../../primitives/text-field.tsx'

export interface TitleEditModalProps {
  kind: 'ad' | 'brand'
  title: string
  /** The titles it must differ from: those of the brand's other ads, or of the other brands. */
  otherTitles: readonly string[]
  /** The new title, trimmed and valid. */
  onAnswer: (title: string) => void
  onClose: () => void
}

/** Renames an ad or a brand (EDT-13, ONB-10). */
export function TitleEditModal({ kind, title, otherTitles, onAnswer, onClose }: TitleEditModalProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(title)
  const [isSubmitted, setSubmitted] = useState(false)
  const failure = failureOf(kind, text, otherTitles)
  const submit = () => {
    setSubmitted(true)
    if (failure) return
    if (text.trim() === title) onClose()
    else onAnswer(text.trim())
  }
  return (
    <FormModal
      title={t(`modals.titleEdit.${kind}.title`)}
      submit={t('modals.titleEdit.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t(`modals.titleEdit.${kind}.label`)}
        name="title"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={isSubmitted && failure ? t(failure, { min: params.minTitleLength }) : undefined}
      />
    </FormModal>
  )
}

function failureOf(kind: 'ad' | 'brand', title: string, otherTitles: readonly string[]) {
  if (kind === 'ad') return checkBalloonName(title, otherTitles)
  const failure = checkIdeaTitle(title, otherTitles)
  return failure === null || failure === 'requiredValue'
    ? failure
    : (`modals.titleEdit.failures.${failure}` as const)
}
