import {
  bestForecastKeywords,
  checkKeywordCount,
  checkKeywordList,
  excludedKeywords,
  type KeywordFault,
} from '@aloft/domain/ads/keyword-checks.rules'
import { addKeywords, type Keyword, type KeywordLists } from '@aloft/domain/ads/keywords.rules'
import { longestKeyword, mostKeywordWords } from '@aloft/domain/balloons/copy-fields.rules'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { KeywordChips } from './keyword-chips.tsx'
import * as css from './keyword-editor.css.ts'
import { KeywordSuggestions, type SuggestionState } from './keyword-suggestions.tsx'
import { type LintNote, LintNotes } from '../copy/lint-notes.tsx'
import { targetingListId } from './targeting-lists.ts'

export interface KeywordEditorProps extends KeywordLists {
  /** Left out if the lists are read-only. */
  onChange?: ((lists: KeywordLists) => void) | undefined
  /** The linter's messages about the keywords, apart from their number and form. */
  notes?: readonly LintNote[]
  suggestions?: SuggestionState
  /**
   * Called with the seed, or null for keywords from the brief and the website; without it, none are
   * suggested.
   */
  onSuggest?: ((seed: string | null) => void) | undefined
}

function useNotes({ keywords, negatives }: KeywordLists) {
  const { t } = useTranslation()
  const note = (rule: string, severity: LintNote['severity'], message: string): LintNote => ({
    rule,
    severity,
    message,
    hint: '',
    span: null,
    suggestion: null,
  })
  const faults = (list: readonly Keyword[]) => {
    const found = checkKeywordList(list)
    const words = { longest: longestKeyword, mostWords: mostKeywordWords }
    return {
      faulty: found.map((fault) => fault !== null),
      notes: list.flatMap(({ text }, index) => {
        const fault: KeywordFault | null | undefined = found[index]
        return fault
          ? note(`${fault} ${index}`, 'error', t(`keywords.failures.${fault}`, { text, ...words }))
          : []
      }),
    }
  }
  const count = keywords.length
  const countFailure = checkKeywordCount(count)
  const { minKeywords: least, maxKeywords: most } = params
  const aboutCount = countFailure
    ? [
        note(
          countFailure,
          'error',
          t(`keywords.failures.${countFailure}`, {
            count: countFailure === 'tooFewKeywords' ? least - count : count - most,
            least,
            most,
          }),
        ),
      ]
    : []
  const excluded = excludedKeywords(keywords, negatives).map(({ text }, index) =>
    note(`keptOut ${index}`, 'warning', t('keywords.excluded', { text })),
  )
  return { aboutCount, excluded, ofKeywords: faults(keywords), ofNegatives: faults(negatives) }
}

/**
 * Keywords and negative keywords of a Google ad: typed one by one or pasted, with match types, suggestions
 * and their problems (TGT-01, TGT-06, TGT-07).
 */
export function KeywordEditor(props: KeywordEditorProps) {
  const { keywords, negatives, onChange, notes = [], suggestions = { kind: 'idle' }, onSuggest } = props
  const { t } = useTranslation()
  const { aboutCount, excluded, ofKeywords, ofNegatives } = useNotes({ keywords, negatives })
  const add = (added: KeywordLists) =>
    onChange?.({
      keywords: addKeywords(keywords, added.keywords),
      negatives: addKeywords(negatives, added.negatives),
    })
  return (
    <div className={css.frame}>
      <section
        id={targetingListId('keywords')}
        className={css.part}
        role="group"
        aria-label={t('keywords.label')}
        tabIndex={-1}
      >
        <div className={css.head}>
          <span className={css.name}>{t('keywords.label')}</span>
          <span className={css.count}>
            {t('keywords.count', { count: keywords.length, most: params.maxKeywords })}
          </span>
        </div>
        <KeywordChips
          kind="keywords"
          keywords={keywords}
          faulty={ofKeywords.faulty}
          onChange={onChange && ((next) => onChange({ keywords: next, negatives }))}
          onAdd={add}
        />
        {!onChange && keywords.length === 0 ? <p className={css.lead}>{t('keywords.none')}</p> : null}
        <LintNotes notes={[...aboutCount, ...ofKeywords.notes, ...notes]} value="" />
        {keywords.length > bestForecastKeywords ? (
          <p className={css.lead}>{t('keywords.forecastHint', { best: bestForecastKeywords })}</p>
        ) : null}
        {onChange && onSuggest ? (
          <KeywordSuggestions
            state={suggestions}
            keywords={keywords}
            onSuggest={onSuggest}
            onAdd={(added) => add({ keywords: added, negatives: [] })}
          />
        ) : null}
      </section>
      {onChange || negatives.length > 0 ? (
        <section className={css.part} role="group" aria-label={t('keywords.negatives')}>
          <span className={css.name}>{t('keywords.negatives')}</span>
          <p className={css.lead}>{t('keywords.negativesLead')}</p>
          <KeywordChips
            kind="negatives"
            keywords={negatives}
            faulty={ofNegatives.faulty}
            onChange={onChange && ((next) => onChange({ keywords, negatives: next }))}
            onAdd={add}
          />
          <LintNotes notes={[...ofNegatives.notes, ...excluded]} value="" />
        </section>
      ) : null}
    </div>
  )
}
