import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './brief-field-value.css.ts'
import type { FieldForm } from './brief-form.ts'
import { useBriefWords } from './use-brief-words.ts'
import { sizedPicture } from '@aloft/design-system/primitives/sized-picture'

export interface BriefFieldValueProps {
  form: FieldForm
  value: BriefValue
  /** `small` in histories and comparisons. */
  size?: 'normal' | 'small'
}

/** The value of a brief's field, read-only. */
export function BriefFieldValue({ form, value, size = 'normal' }: BriefFieldValueProps) {
  const { t } = useTranslation()
  const text = useBriefWords().value(form.name, value)
  if (text === '') {
    return <span className={css.empty({ size })}>{t('briefs.empty')}</span>
  }
  if (form.kind === 'logo') {
    return (
      <img className={css.logo({ size })} {...sizedPicture(text, '96px')} alt={t('briefs.design.logo')} />
    )
  }
  if (form.kind === 'color') {
    return (
      <span className={css.color({ size })}>
        <span className={css.dot} style={{ background: text }} aria-hidden="true" />
        {text.toUpperCase()}
      </span>
    )
  }
  if (size === 'small' && isLong(text)) return <LongText text={text} />
  return (
    <span className={css.words({ size })} dir="auto">
      {text}
    </span>
  )
}

const longFrom = 320
const manyLines = 8

function isLong(text: string): boolean {
  return text.length > longFrom || text.split('\n').length > manyLines
}

/** There are many in a list, so a long one is shortened to its start at first. */
function LongText({ text }: { text: string }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <span className={isWhole ? css.words({ size: 'small' }) : css.beginning} dir="auto">
        {text}
      </span>
      <button type="button" className={css.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'briefs.history.less' : 'briefs.history.whole')}
      </button>
    </>
  )
}
