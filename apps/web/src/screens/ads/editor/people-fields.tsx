import { type LintNote, LintNotes } from '@aloft/views/ads/copy/lint-notes'
import { AudienceFields } from '@aloft/views/ads/targeting/audience-fields'
import { InterestPicker } from '@aloft/views/ads/targeting/interest-picker'
import { PayerFields } from '@aloft/views/ads/targeting/payer-fields'
import { SpecialAdFields } from '@aloft/views/ads/targeting/special-ad-fields'
import { audienceFieldId, targetingListId } from '@aloft/views/ads/targeting/targeting-lists'
import { audienceOf, lintedAudienceOf, openAudience } from '@aloft/domain/ads/audience-values.rules'
import { lockingOf } from '@aloft/domain/ads/lint/special-locks.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Currency } from '@aloft/domain/core/money'
import type { AdContent } from '../../../state/ad-content.ts'
import type { ReactNode } from 'react'
import { useTypedSearch } from './use-typed-search.ts'

export interface PeopleFieldsProps {
  readonly ideaId: string
  readonly content: AdContent
  /** That the ad is paid in. */
  readonly currency: Currency
  /** What the linter says of a field. */
  readonly notes: (key: ComponentKey) => readonly LintNote[]
  /** Left out where nothing can be written. */
  readonly onChange?: ((changed: Readonly<Partial<Record<ComponentKey, JsonValue>>>) => void) | undefined
}

interface Props extends PeopleFieldsProps {
  /** Below the interests: the way to more of them. */
  readonly moreInterests: ReactNode
}

/** Who sees an ad on Facebook or Instagram, and its payer and advertiser in the European Union. */
export function PeopleFields({ ideaId, content, currency, notes, onChange, moreInterests }: Props) {
  const audience = audienceOf(content.ad)
  const { isInEu } = lintedAudienceOf(content.ad, currency)
  const declared = audience.specialAdCategories
  const { search, onSearch } = useTypedSearch(
    'search-interests',
    (query) => ({ ideaId, query }),
    ({ interests }) => interests,
  )
  const narrowed = (['minAge', 'gender', 'locations'] as const).flatMap(notes)
  return (
    <>
      <div id={audienceFieldId('specialAdCategories')} tabIndex={-1}>
        <SpecialAdFields
          declared={declared}
          isNarrowed={narrowed.some(({ rule }) => rule === 'M10')}
          isInEu={isInEu}
          onChange={onChange && ((chosen) => onChange({ specialAdCategories: [...chosen] }))}
          onOpenAudience={
            onChange &&
            (() => {
              const { locations, ...open } = openAudience(audience)
              onChange({ ...open, locations: locations as unknown as JsonValue })
            })
          }
        />
        <LintNotes notes={notes('specialAdCategories')} value="" />
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
          <LintNotes notes={[...notes('minAge'), ...notes('gender')]} value="" />
        </div>
      </div>
      <div id={targetingListId('interests')} tabIndex={-1}>
        <InterestPicker
          interests={audience.interests}
          search={search}
          onSearch={onSearch}
          onChange={onChange && ((interests) => onChange({ interests: [...interests] }))}
        />
        {moreInterests}
      </div>
      {isInEu ? (
        <div id={audienceFieldId('payer')} tabIndex={-1}>
          <div id={audienceFieldId('beneficiary')} tabIndex={-1}>
            <PayerFields payer={audience.payer} beneficiary={audience.beneficiary} onChange={onChange} />
            <LintNotes notes={(['payer', 'beneficiary'] as const).flatMap(notes).slice(0, 1)} value="" />
          </div>
        </div>
      ) : null}
    </>
  )
}
