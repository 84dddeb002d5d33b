import type { AudienceField } from '@aloft/domain/ads/audience-fields.rules'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../primitives/button.tsx'
import { type LintNote, LintNotes } from './lint-notes.tsx'
import { ListField } from './list-field.tsx'
import { useTokenWords } from './token-price.tsx'
import { ToolIcon } from './tool-icon.tsx'
import * as css from './word-lists.css.ts'

/** Words an ad holds as lists beside its texts (ENT-25, ENT-26). */
export type WordListKind = 'keywords' | 'locations' | 'interests' | 'languages'

export interface WordList {
  kind: WordListKind
  items: readonly string[]
  /** Key of its validation failure. */
  failure?: string | null
  /** What the linter says about the list as a whole. */
  notes?: readonly LintNote[]
}

export interface WordListsProps {
  lists: readonly WordList[]
  /** Without it the lists are read only. */
  onChange?: ((kind: WordListKind, items: string[]) => void) | undefined
  /** Opens suggestions for a list. */
  onGenerateMore?: ((kind: TextKind) => void) | undefined
  /** AI tokens that suggestions cost. */
  tokenPrice: number
}

/** Where a link to a list leads. */
export function wordListId(kind: WordListKind): string {
  return `list-${kind}`
}

/** Where a link to a field of the audience leads. */
export function audienceFieldId(field: AudienceField): string {
  return `audience-${field}`
}

/** The lists of an ad, each with its remarks and a way to more of its kind. */
export function WordLists({ lists, onChange, onGenerateMore, tokenPrice }: WordListsProps) {
  const { t } = useTranslation()
  const price = useTokenWords(tokenPrice)
  return (
    <div className={css.frame}>
      {lists.map(({ kind, items, notes = [] }) => {
        const label = t(`editor.lists.${kind}`)
        return (
          <div
            key={kind}
            id={wordListId(kind)}
            role="group"
            aria-label={label}
            className={css.list}
            tabIndex={-1}
          >
            <div className={css.head}>
              <span className={css.name}>{label}</span>
              {onGenerateMore && kind !== 'languages' ? (
                <span className={css.more}>
                  <Button variant="quiet" size="small" onPress={() => onGenerateMore(kind)}>
                    <ToolIcon name="spark" />
                    {t(`editor.more.${kind}`)}, {price}
                  </Button>
                </span>
              ) : null}
            </div>
            {onChange ? (
              <ListField
                label={label}
                look="chips"
                items={items}
                placeholder={t(`editor.lists.add.${kind}`)}
                onChange={(next) => onChange(kind, next)}
              />
            ) : (
              <p className={css.items}>{items.join(' · ')}</p>
            )}
            <LintNotes notes={notes} value="" />
          </div>
        )
      })}
    </div>
  )
}
