import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import * as css from './differing-words.css.ts'
import { diffWords } from './word-diff.ts'

export interface DifferingWordsProps {
  text: string
  /** The text that it is compared with. */
  other: string
}

/** A text with the words underlined that the other text lacks. */
export function DifferingWords({ text: whole, other }: DifferingWordsProps) {
  const { t } = useTranslation()
  const runs = diffWords(other, whole)
  const shown = runs.filter(({ kind }) => kind !== 'removed')
  // If no word is shared, marking all of them would say nothing.
  const isAllOther = !runs.some(({ kind }) => kind === 'same')
  if (shown.length === 0) return <span className={css.nothing}>{t('editor.conflict.empty')}</span>
  return shown.map(({ kind, text }, place) => (
    <span key={place}>
      {place > 0 ? ' ' : null}
      {kind === 'added' && !isAllOther ? <mark className={css.mark}>{text}</mark> : text}
    </span>
  ))
}
