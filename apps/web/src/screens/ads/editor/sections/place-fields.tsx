import { MoreTextsButton } from '@aloft/views/ads/copy/more-texts-button'
import { LintNotes } from '@aloft/views/ads/copy/lint-notes'
import { LocationPicker } from '@aloft/views/ads/targeting/location-picker'
import { targetingListId } from '@aloft/views/ads/targeting/targeting-lists'
import { audienceOf } from '@aloft/domain/ads/audience-values.rules'
import { lockedAudience, lockingOf } from '@aloft/domain/ads/lint/special-locks.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { useNotesOn } from './use-ad-fields.ts'
import { useMoreTexts } from './use-more-texts.ts'
import { useTypedSearch } from './use-typed-search.ts'

const placesOfAd = ({ idea, content: { platform, ad } }: EditedAd) => ({
  ideaId: idea._id,
  platform,
  places: placesOf(ad.locations),
  isNarrow: lockingOf(audienceOf(ad).specialAdCategories).length === 0,
})

const lintedFields = ['locations'] as const

/** Where the people are who see the ad (TGT-03, TGT-04). */
export function PlaceFields() {
  const { ideaId, platform, places, isNarrow } = useEditedAd(placesOfAd)
  const { change } = useAdEdits()
  const isLocked = useIsLocked()
  const notesOn = useNotesOn(lintedFields)
  const generateMore = useMoreTexts()
  const { search, onSearch } = useTypedSearch(
    'search-locations',
    (query) => ({ ideaId, query, platform }),
    ({ locations }) => locations,
  )
  return (
    <div id={targetingListId('locations')} tabIndex={-1}>
      <LocationPicker
        platform={platform}
        places={places}
        search={search}
        onSearch={onSearch}
        onChange={isLocked ? undefined : (chosen) => change({ locations: chosen as unknown as JsonValue })}
        leastRadiusKm={isNarrow ? undefined : lockedAudience.leastRadiusKm}
      />
      <LintNotes notes={notesOn('locations')} value="" />
      {isLocked ? null : (
        <MoreTextsButton
          kind="locations"
          tokenPrice={tokenPrices.textSet}
          onPress={() => generateMore('locations')}
          side="start"
        />
      )}
    </div>
  )
}
