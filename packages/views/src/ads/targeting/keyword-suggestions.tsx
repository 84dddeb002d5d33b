import { addKeywords, type Keyword, type SuggestedKeyword } from '@aloft/domain/ads/keywords.rules'
import { checkKeywordSeed } from '@aloft/domain/ads/keyword-checks.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Icon } from '@aloft/design-system/primitives/icon'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './keyword-suggestions.css.ts'

/** The last suggestions; `idle` before the first request. */
export type SuggestionState =
  | { readonly kind: 'idle' | 'loading' | 'noSuggestions' }
  | ({ readonly kind: 'failed' } & FailedLoad)
  | { readonly kind: 'ready'; readonly keywords: readonly SuggestedKeyword[] }

export interface KeywordSuggestionsProps {
  state: SuggestionState
  /** The ad's keywords, which aren't suggested again. */
  keywords: readonly Keyword[]
  /** Called with the seed, or null for keywords from the brief and the website. */
  onSuggest: (seed: string | null) => void
  onAdd: (keywords: readonly Keyword[]) => void
}

const asKeyword = ({ text }: SuggestedKeyword): Keyword => ({ text, match: 'broad' })

/** Requests keyword suggestions and adds each with one press (TGT-06, TGT-11). */
export function KeywordSuggestions({ state, keywords, onSuggest, onAdd }: KeywordSuggestionsProps) {
  const { t } = useTranslation()
  const [seed, setSeed] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const offered = state.kind === 'ready' ? state.keywords : []
  const isNew = (one: SuggestedKeyword) => addKeywords(keywords, [asKeyword(one)]) !== keywords
  const left = offered.filter(isNew)
  const isUncounted = left.some(({ monthlySearches }) => monthlySearches === null)

  const ask = () => {
    const wanted = seed.trim()
    const refused = wanted !== '' && checkKeywordSeed(wanted) !== null
    setIsRefused(refused)
    if (!refused) onSuggest(wanted === '' ? null : wanted)
  }
  return (
    <div className={css.frame} role="group" aria-label={t('keywords.suggest.label')}>
      <form
        className={css.ask}
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <div className={css.seed}>
          <TextField
            label={t('keywords.suggest.seed')}
            name="keyword-seed"
            value={seed}
            onChange={setSeed}
            error={
              isRefused
                ? t('keywords.suggest.seedTooShort', { count: params.minKeywordSeedLength })
                : undefined
            }
          />
        </div>
        <Button type="submit" isLoading={state.kind === 'loading'}>
          {t('keywords.suggest.find')}
        </Button>
      </form>
      <div role="status" className={css.foot}>
        {state.kind === 'idle' ? t('keywords.suggest.seedHint') : null}
        {state.kind === 'loading' ? t('keywords.suggest.loading') : null}
        {state.kind === 'noSuggestions' ? t('keywords.suggest.noSuggestions') : null}
        {state.kind === 'ready'
          ? left.length === 0
            ? t('keywords.suggest.noneLeft')
            : t('keywords.suggest.ready', { count: left.length })
          : null}
        {left.length > 1 ? (
          <Button variant="quiet" size="small" onPress={() => onAdd(left.map(asKeyword))}>
            {t('keywords.suggest.addAll')}
          </Button>
        ) : null}
      </div>
      {state.kind === 'failed' ? (
        <FailedNotice failed={state}>{t('keywords.suggest.failed')}</FailedNotice>
      ) : null}
      {left.length > 0 ? (
        <Cluster as="ul" gap={6} aria-label={t('keywords.suggest.label')}>
          {left.map((one) => (
            <li key={one.text}>
              <button type="button" className={css.offer} onClick={() => onAdd([asKeyword(one)])}>
                <Icon name="plus" size={14} />
                <VisuallyHidden>{t('keywords.suggest.add')} </VisuallyHidden>
                <bdi>{one.text}</bdi>
                <span className={css.origin}>
                  {one.monthlySearches === null
                    ? t(`keywords.suggest.origin.${one.origin}`)
                    : t('keywords.suggest.searches', {
                        count: one.monthlySearches,
                        number: formatNumber(one.monthlySearches),
                      })}
                </span>
              </button>
            </li>
          ))}
        </Cluster>
      ) : null}
      {isUncounted ? <p className={css.foot}>{t('keywords.suggest.noVolumes')}</p> : null}
    </div>
  )
}
