import { LintNotes } from '@aloft/views/ads/copy/lint-notes'
import { MoreTextsButton } from '@aloft/views/ads/copy/more-texts-button'
import { AudienceFields } from '@aloft/views/ads/targeting/audience-fields'
import { InterestPicker } from '@aloft/views/ads/targeting/interest-picker'
import { PayerFields } from '@aloft/views/ads/targeting/payer-fields'
import { SpecialAdFields } from '@aloft/views/ads/targeting/special-ad-fields'
import { audienceFieldId, targetingListId } from '@aloft/views/ads/targeting/targeting-lists'
import { audienceOf, lintedAudienceOf, openAudience } from '@aloft/domain/ads/audience-values.rules'
import { payerKeys } from '@aloft/domain/ads/payer-suggestion.rules'
import { lockingOf } from '@aloft/domain/ads/lint/special-locks.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { useState } from 'react'
import { suggestedPayers } from '../../../../ads/suggested-payers.ts'
import type { EditedAd } from '../ad-store.ts'
import { useAdEdits, useAdStore, useEditedAd, useIsLocked } from '../edited-ad.tsx'
import { useNotesOn } from './use-ad-fields.ts'
import { useMoreTexts } from './use-more-texts.ts'
import { useTypedSearch } from './use-typed-search.ts'

const peopleOf = ({ idea, content: { ad }, currency, readiness }: EditedAd) => ({
  ideaId: idea._id,
  audience: audienceOf(ad),
  isInEu: lintedAudienceOf(ad, currency).isInEu,
  isPayerWrong: Boolean(readiness.failures.payer ?? readiness.failures.beneficiary),
})

const lintedFields = ['specialAdCategories', 'minAge', 'gender', 'locations'] as const

/** Who sees an ad on Facebook or Instagram, and its payer and advertiser in the European Union. */
export function PeopleFields() {
  const { audience, isInEu, isPayerWrong } = useEditedAd(peopleOf)
  const { change } = useAdEdits()
  const onChange = useIsLocked() ? undefined : change
  const notesOn = useNotesOn(lintedFields)
  const declared = audience.specialAdCategories
  const narrowed = (['minAge', 'gender', 'locations'] as const).flatMap(notesOn)
  const openAll = () => {
    const { locations, ...open } = openAudience(audience)
    change({ ...open, locations: locations as unknown as JsonValue })
  }
  return (
    <>
      <div id={audienceFieldId('specialAdCategories')} tabIndex={-1}>
        <SpecialAdFields
          declared={declared}
          isNarrowed={narrowed.some(({ rule }) => rule === 'M10')}
          isInEu={isInEu}
          onChange={onChange && ((chosen) => onChange({ specialAdCategories: [...chosen] }))}
          onOpenAudience={onChange && openAll}
        />
        <LintNotes notes={notesOn('specialAdCategories')} value="" />
      </div>
      <div id={audienceFieldId('minAge')} tabIndex={-1}>
        <div id={audienceFieldId('gender')} tabIndex={-1}>
          <AudienceFields
            minAge={audience.minAge}
            maxAge={audience.maxAge}
            gender={audience.gender}
            isLocked={lockingOf(declared).length > 0}
            onChange={onChange}
          />
          <LintNotes notes={[...notesOn('minAge'), ...notesOn('gender')]} value="" />
        </div>
      </div>
      <Interests />
      {isInEu || isPayerWrong ? <Payers /> : null}
    </>
  )
}

function Payers() {
  const store = useAdStore()
  const { audience } = useEditedAd(peopleOf)
  const { change } = useAdEdits()
  const isLocked = useIsLocked()
  const notesOn = useNotesOn(payerKeys)
  // Read from all ads of the brand, which would be slow at each letter that is typed.
  const [suggestion] = useState(() => {
    const { idea, balloon } = store.get()
    return suggestedPayers(idea, balloon.id)
  })
  return (
    <div id={audienceFieldId('payer')} tabIndex={-1}>
      <div id={audienceFieldId('beneficiary')} tabIndex={-1}>
        <PayerFields
          payer={audience.payer}
          beneficiary={audience.beneficiary}
          suggestion={suggestion}
          onChange={isLocked ? undefined : change}
        />
        <LintNotes notes={payerKeys.flatMap(notesOn).slice(0, 1)} value="" />
      </div>
    </div>
  )
}

function Interests() {
  const { ideaId, audience } = useEditedAd(peopleOf)
  const { change } = useAdEdits()
  const isLocked = useIsLocked()
  const generateMore = useMoreTexts()
  const { search, onSearch } = useTypedSearch(
    'search-interests',
    (query) => ({ ideaId, query }),
    ({ interests }) => interests,
  )
  return (
    <div id={targetingListId('interests')} tabIndex={-1}>
      <InterestPicker
        interests={audience.interests}
        search={search}
        onSearch={onSearch}
        onChange={isLocked ? undefined : (interests) => change({ interests: [...interests] })}
      />
      {isLocked ? null : (
        <MoreTextsButton
          kind="interests"
          tokenPrice={tokenPrices.textSet}
          onPress={() => generateMore('interests')}
          side="start"
        />
      )}
    </div>
  )
}
