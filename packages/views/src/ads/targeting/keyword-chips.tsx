import {
  addKeywords,
  type Keyword,
  type KeywordMatch,
  keywordKey,
  keywordMatches,
  type KeywordLists,
  parseKeywordLines,
} from '@aloft/domain/ads/keywords.rules'
import type {} from '@aloft/messages/i18n'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './keyword-chips.css.ts'

export interface KeywordChipsProps {
  kind: 'keywords' | 'negatives'
  keywords: readonly Keyword[]
  /** Whether each keyword is refused, by index. */
  faulty: readonly boolean[]
  /** Receives the changed list; without it, the list is read-only. */
  onChange?: ((keywords: readonly Keyword[]) => void) | undefined
  /** Receives typed or pasted text: keywords, and negatives for those with a leading minus. */
  onAdd?: ((lists: KeywordLists) => void) | undefined
}

/** Keywords with the match type of each, and a field for more, one or a pasted list. */
export function KeywordChips({ kind, keywords, faulty, onChange, onAdd }: KeywordChipsProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState('')
  const [match, setMatch] = useState<KeywordMatch>('broad')
  const [added, setAdded] = useState(0)
  const adder = useRef<HTMLInputElement>(null)
  const isNegative = kind === 'negatives'

  const add = (text: string) => {
    const lists = parseKeywordLines(text, match)
    const all = [...lists.keywords, ...lists.negatives]
    setDraft('')
    if (all.length === 0) return
    setAdded(addKeywords(keywords, all).length - keywords.length)
    onAdd?.(isNegative ? { keywords: [], negatives: all } : lists)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(draft)
    } else if (event.key === 'Escape') setDraft('')
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!/[\n\t,;]/.test(pasted.trim())) return
    event.preventDefault()
    add(`${draft}\n${pasted}`)
  }
  const remove = (index: number) => {
    adder.current?.focus()
    onChange?.(keywords.filter((_, other) => other !== index))
  }
  const matches = keywordMatches.map((one) => (
    <option key={one} value={one} title={t(`keywords.matchHint.${one}`)}>
      {t(`keywords.match.${one}`)}
    </option>
  ))
  return (
    <div className={css.frame}>
      {keywords.length > 0 ? (
        <ul className={css.list} aria-label={t(isNegative ? 'keywords.negatives' : 'keywords.label')}>
          {keywords.map((keyword, index) => (
            <li
              key={`${keywordKey(keyword)} ${index}`}
              className={css.chip({ isFaulty: faulty[index] ?? false })}
            >
              <span className={css.text}>
                <bdi>{keyword.text}</bdi>
              </span>
              {onChange ? (
                <>
                  <select
                    className={css.match}
                    aria-label={t('keywords.matchOf', { text: keyword.text })}
                    title={t(`keywords.matchHint.${keyword.match}`)}
                    value={keyword.match}
                    onChange={({ target }) => {
                      const next = { ...keyword, match: target.value as KeywordMatch }
                      onChange(keywords.map((other, place) => (place === index ? next : other)))
                    }}
                  >
                    {matches}
                  </select>
                  <button
                    type="button"
                    className={css.remove}
                    aria-label={t('keywords.remove', { text: keyword.text })}
                    onClick={() => remove(index)}
                  >
                    <Icon name="close" size={14} />
                  </button>
                </>
              ) : (
                <span className={css.word}>{t(`keywords.match.${keyword.match}`)}</span>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {onChange ? (
        <div
          className={css.adder}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) add(draft)
          }}
        >
          <input
            ref={adder}
            className={css.draft}
            dir="auto"
            value={draft}
            placeholder={t(isNegative ? 'keywords.negativePlaceholder' : 'keywords.placeholder')}
            aria-label={t(isNegative ? 'keywords.addNegative' : 'keywords.add')}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={paste}
          />
          <select
            className={css.match}
            aria-label={t(isNegative ? 'keywords.matchOfNewNegatives' : 'keywords.matchOfNew')}
            title={t(`keywords.matchHint.${match}`)}
            value={match}
            onChange={({ target }) => setMatch(target.value as KeywordMatch)}
          >
            {matches}
          </select>
          <span role="status">
            {added > 0 ? <VisuallyHidden>{t('keywords.added', { count: added })}</VisuallyHidden> : null}
          </span>
        </div>
      ) : null}
    </div>
  )
}
