import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import * as css from './brief-said.css.ts'
import type { FieldForm } from './brief-form.ts'
import { useBriefWords } from './use-brief-words.ts'

export interface BriefSaidProps {
  form: FieldForm
  value: BriefValue
  /** `small` in histories and comparisons. */
  size?: 'normal' | 'small'
}

/** What a field of a brief says, to be read only. */
export function BriefSaid({ form, value, size = 'normal' }: BriefSaidProps) {
  const { t } = useTranslation()
  const text = useBriefWords().value(form.name, value)
  if (text === '') {
    return <span className={css.empty({ size })}>{t('briefs.empty')}</span>
  }
  if (form.kind === 'logo') {
    return <img className={css.logo({ size })} src={text} alt={t('briefs.design.logo')} />
  }
  if (form.kind === 'color') {
    return (
      <span className={css.color({ size })}>
        <span className={css.dot} style={{ background: text }} aria-hidden="true" />
        {text.toUpperCase()}
      </span>
    )
  }
  return (
    <span className={css.said({ size })} dir="auto">
      {text}
    </span>
  )
}
