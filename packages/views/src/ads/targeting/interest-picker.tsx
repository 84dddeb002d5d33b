import type { Interest } from '@aloft/domain/ads/interests.rules'
import { hasManyInterests, targetingLimits } from '@aloft/domain/ads/targeting-limits.rules'
import { isNameTaken } from '@aloft/domain/core/names'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { useId, useRef } from 'react'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { SearchField } from '@aloft/design-system/primitives/search-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { InterestChip } from './interest-chip.tsx'
import type { PickerSearch } from './location-picker.tsx'
import * as css from './picker.css.ts'
import { PickerRemark } from './picker-remark.tsx'
import { SearchNote } from './search-note.tsx'

export interface InterestPickerProps {
  /** Names, as stored in the ad. */
  interests: readonly string[]
  search: PickerSearch<Interest>
  onSearch: (query: string) => void
  /** Left out if the interests are read-only. */
  onChange?: ((interests: readonly string[]) => void) | undefined
}

/** The interests of an ad's audience: found by search, with advice on how many are good for the ad. */
export function InterestPicker({ interests, search, onSearch, onChange }: InterestPickerProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  const most = params.maxInterests
  const offered = search.found?.filter(({ name }) => !isNameTaken(name, interests)) ?? null
  const remove = (name: string) => {
    onChange?.(interests.filter((other) => other !== name))
    field.current?.focus()
  }
  return (
    <Stack gap={10} role="group" aria-label={t('targeting.interests.label')} data-guide="launch.interests">
      <p className={css.label} aria-hidden>
        {t('targeting.interests.label')}
      </p>
      {interests.length > 0 ? (
        <Cluster as="ul" gap={6}>
          {interests.map((name) => (
            <InterestChip key={name} name={name} onRemove={onChange && (() => remove(name))} />
          ))}
        </Cluster>
      ) : (
        <Text size={13} tone="soft">
          {t('targeting.interests.empty')}
        </Text>
      )}
      {interests.length > most ? (
        <PickerRemark>
          {t('targeting.interests.tooMany', { max: most, count: interests.length - most })}
        </PickerRemark>
      ) : hasManyInterests(interests.length) ? (
        <PickerRemark tone="hint">
          {t('targeting.interests.many', { advised: targetingLimits.advisedInterests })}
        </PickerRemark>
      ) : null}
      {onChange ? (
        <SearchField
          ref={field}
          label={t('targeting.interests.add')}
          placeholder={t('targeting.interests.placeholder')}
          query={search.query}
          onQuery={onSearch}
          isDisabled={interests.length >= most}
          describedBy={noteId}
          options={
            offered?.map(({ name, path }) => ({ id: name, label: name, detail: path.join(' · ') })) ?? null
          }
          note={<SearchNote list="interests" failed={search.failed} />}
          onChoose={(name) => {
            onChange([...interests, name])
            onSearch('')
          }}
        />
      ) : null}
      <p id={noteId} className={css.foot}>
        {t('targeting.interests.count', { count: interests.length, max: most })}
      </p>
    </Stack>
  )
}
