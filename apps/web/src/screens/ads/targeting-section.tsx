import { KeywordEditor } from '@aloft/design-system/patterns/keyword-editor'
import type { SuggestionState } from '@aloft/design-system/patterns/keyword-suggestions'
import type { LintNote } from '@aloft/design-system/patterns/lint-notes'
import { LocationPicker } from '@aloft/design-system/patterns/targeting/location-picker'
import { wordListId, WordLists } from '@aloft/design-system/patterns/word-lists'
import { Stack } from '@aloft/design-system/primitives/stack'
import { readKeywords, storedKeywords } from '@aloft/domain/ads/keywords.rules'
import { audienceOf } from '@aloft/domain/ads/audience-values.rules'
import { lockedAudience, lockingOf } from '@aloft/domain/ads/lint/special-locks.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { adLanguageCodes } from '@aloft/domain/briefs/brief-options.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { useState } from 'react'
import { type AdContent, jsonList } from '../../state/ad-content.ts'
import { suggestKeywords } from '../../wiring/targeting.ts'
import { AudienceSection } from './audience-section.tsx'
import { usePlaceSearch } from './use-place-search.ts'

export interface TargetingSectionProps {
  readonly ideaId: string
  readonly content: AdContent
  /** What the linter says of the keywords. */
  readonly keywordNotes: readonly LintNote[]
  /** Left out where nothing can be written. */
  readonly onChange?: ((changed: Readonly<Partial<Record<ComponentKey, JsonValue>>>) => void) | undefined
  readonly onGenerateMore: (kind: TextKind) => void
}

/** Where and whom an ad is aimed at: keywords on Google, interests elsewhere, and places (EDT-01, TGT-01 to TGT-04). */
export function TargetingSection(props: TargetingSectionProps) {
  const { ideaId, content, keywordNotes, onChange, onGenerateMore } = props
  const { platform, value } = content
  const places = placesOf(value('locations'))
  const isLocked = platform !== 'google' && lockingOf(audienceOf(value).specialAdCategories).length > 0
  const leastRadiusKm = isLocked ? lockedAudience.leastRadiusKm : 0
  const { search, onSearch } = usePlaceSearch(platform)
  const [suggestions, setSuggestions] = useState<SuggestionState>({ kind: 'idle' })
  const suggest = async (seed: string | null) => {
    setSuggestions({ kind: 'loading' })
    const language = jsonList(value('languages'))[0]
    setSuggestions(
      await suggestKeywords({
        ideaId,
        seed,
        locations: places.map(({ name }) => ({ name })),
        language: adLanguageCodes.find((code) => code === language) ?? null,
      }),
    )
  }
  return (
    <Stack gap={24}>
      {platform === 'google' ? (
        <KeywordEditor
          keywords={readKeywords(value('keywords'))}
          negatives={readKeywords(value('negativeKeywords'))}
          notes={keywordNotes}
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
        <WordLists
          lists={[{ kind: 'interests', items: jsonList(value('interests')).map(String) }]}
          tokenPrice={tokenPrices.textSet}
          onChange={onChange && ((kind, items) => onChange({ [kind]: items }))}
          onGenerateMore={onChange && onGenerateMore}
        />
      )}
      <div id={wordListId('locations')} tabIndex={-1}>
        <LocationPicker
          platform={platform}
          places={places}
          search={search}
          onSearch={onSearch}
          leastRadiusKm={leastRadiusKm}
          onChange={onChange && ((chosen) => onChange({ locations: chosen as unknown as JsonValue }))}
        />
      </div>
      {platform === 'google' ? null : <AudienceSection content={content} onChange={onChange} />}
    </Stack>
  )
}
