import { KeywordEditor } from '@aloft/views/ads/targeting/keyword-editor'
import { MoreTextsButton } from '@aloft/views/ads/copy/more-texts-button'
import type { SuggestionState } from '@aloft/views/ads/targeting/keyword-suggestions'
import { LintNotes } from '@aloft/views/ads/copy/lint-notes'
import { LanguageFields } from '@aloft/views/ads/targeting/language-fields'
import { LocationPicker } from '@aloft/views/ads/targeting/location-picker'
import { targetingListId } from '@aloft/views/ads/targeting/targeting-lists'
import { Stack } from '@aloft/design-system/primitives/stack'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import { audienceOf } from '@aloft/domain/ads/audience-values.rules'
import { lockedAudience, lockingOf } from '@aloft/domain/ads/lint/special-locks.rules'
import { readKeywords, storedKeywords } from '@aloft/domain/ads/keywords.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { useState } from 'react'
import { suggestKeywords } from '../../../wiring/targeting/targeting.ts'
import { PeopleFields, type PeopleFieldsProps } from './people-fields.tsx'
import { useTypedSearch } from './use-typed-search.ts'

export interface TargetingSectionProps extends PeopleFieldsProps {
  /** Opens further words of a kind to choose from. */
  readonly onGenerateMore: (kind: TextKind) => void
}

/** The targeting of an ad: keywords on Google, interests elsewhere, and places (EDT-01, TGT-01 to TGT-04). */
export function TargetingSection(props: TargetingSectionProps) {
  const { ideaId, content, currency, notes, onChange, onGenerateMore } = props
  const { platform, ad } = content
  const isLocked = lockingOf(audienceOf(ad).specialAdCategories).length > 0
  const leastRadiusKm = isLocked ? lockedAudience.leastRadiusKm : undefined
  const languages = adLanguageCodes.filter((code) => ad.languages.includes(code))
  const places = placesOf(ad.locations)
  const { search, onSearch } = useTypedSearch(
    'search-locations',
    (query) => ({ ideaId, query, platform }),
    ({ locations }) => locations,
  )
  const [suggestions, setSuggestions] = useState<SuggestionState>({ kind: 'idle' })
  const suggest = async (seed: string | null) => {
    setSuggestions({ kind: 'loading' })
    setSuggestions(
      await suggestKeywords({
        ideaId,
        seed,
        locations: places.map(({ name }) => ({ name })),
        language: languages[0] ?? null,
      }),
    )
  }
  const more = (kind: TextKind) =>
    onChange ? (
      <MoreTextsButton
        kind={kind}
        tokenPrice={tokenPrices.textSet}
        onPress={() => onGenerateMore(kind)}
        side="start"
      />
    ) : null
  return (
    <Stack gap={24}>
      {'google' in ad ? (
        <KeywordEditor
          keywords={readKeywords(ad.google.keywords)}
          negatives={readKeywords(ad.google.negativeKeywords)}
          notes={notes('keywords')}
          suggestions={suggestions}
          onSuggest={(seed) => void suggest(seed)}
          onChange={
            onChange &&
            (({ keywords, negatives }) =>
              onChange({
                keywords: storedKeywords(keywords),
                negativeKeywords: storedKeywords(negatives),
              }))
          }
        />
      ) : (
        <PeopleFields
          ideaId={ideaId}
          content={content}
          currency={currency}
          notes={notes}
          onChange={onChange}
          moreInterests={more('interests')}
        />
      )}
      <div id={targetingListId('locations')} tabIndex={-1}>
        <LocationPicker
          platform={platform}
          places={places}
          search={search}
          onSearch={onSearch}
          onChange={onChange && ((chosen) => onChange({ locations: chosen as unknown as JsonValue }))}
          leastRadiusKm={leastRadiusKm}
        />
        <LintNotes notes={notes('locations')} value="" />
        {more('locations')}
      </div>
      {platform === 'google' ? (
        <div id={targetingListId('languages')} tabIndex={-1}>
          <LanguageFields
            languages={languages}
            onChange={onChange && ((chosen) => onChange({ languages: chosen }))}
          />
        </div>
      ) : null}
    </Stack>
  )
}
