import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { describeOverlaps, isResolved, type Place } from '@aloft/domain/ads/places.rules'
import { withRadius } from '@aloft/domain/ads/radius.rules'
import { maxLocations } from '@aloft/domain/ads/targeting-limits.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { useId, useRef } from 'react'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { Link } from '@aloft/design-system/primitives/link'
import { SearchField } from '@aloft/design-system/primitives/search-field'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './picker.css.ts'
import { PickerRemark } from './picker-remark.tsx'
import { SearchNote } from './search-note.tsx'
import { PlaceChip } from './place-chip.tsx'
import { aroundPlace, placeId, usePlaceTypes } from './place-words.ts'

/** Search results while the user types. */
export interface PickerSearch<Found> {
  query: string
  /** Results for this query, best first; null while the search runs. */
  found: readonly Found[] | null
  /** Set if the search failed. */
  failed: FailedLoad | null
}

export interface LocationPickerProps {
  platform: AdPlatform
  places: readonly Place[]
  search: PickerSearch<Place>
  onSearch: (query: string) => void
  /** Left out if the places are read-only. */
  onChange?: ((places: readonly Place[]) => void) | undefined
  /** Minimum kilometers around a city, if a special ad category requires it. */
  leastRadiusKm?: number | undefined
}

/** Where an ad is shown: places found by name, each with the ad's radius around it, and any overlaps. */
export function LocationPicker({
  platform,
  places,
  search,
  onSearch,
  onChange,
  leastRadiusKm = 0,
}: LocationPickerProps) {
  const { t } = useTranslation()
  const typeOf = usePlaceTypes()
  const noteId = useId()
  const field = useRef<HTMLInputElement>(null)
  const most = maxLocations(platform)
  const isFull = most !== null && places.length >= most
  const overlaps = describeOverlaps(places)
  const zips = places.filter(({ type }) => type === 'zip')
  const typedZips = zips.filter(({ circle }) => !circle).map(({ name }) => name)
  const townZips = zips.filter(({ circle }) => circle?.isTownCenter).map(({ name }) => name)
  const chosen = new Set(places.map(placeId))
  const offered = search.found?.filter((place) => !chosen.has(placeId(place))) ?? null

  const add = (id: string) => {
    const place = offered?.find((one) => placeId(one) === id)
    if (place) onChange?.([...places, withRadius(place, leastRadiusKm)])
    onSearch('')
  }
  const remove = (index: number) => {
    onChange?.(places.filter((_, other) => other !== index))
    field.current?.focus()
  }
  const around = (place: Place) => {
    const words = aroundPlace(place)
    const where = words ? t('targeting.places.detail', { type: typeOf(place), around: words }) : typeOf(place)
    return place.type === 'city' && place.population
      ? t('targeting.places.population', { around: where, people: formatNumber(place.population) })
      : where
  }

  return (
    <Stack gap={10} role="group" aria-label={t('targeting.places.label')} data-guide="launch.reviewLocations">
      <p className={css.label} aria-hidden>
        {t('targeting.places.label')}
      </p>
      {places.length > 0 ? (
        <Cluster as="ul" gap={6}>
          {places.map((place, index) => (
            <PlaceChip
              key={placeId(place)}
              place={place}
              leastRadiusKm={leastRadiusKm}
              isWrong={!isResolved(place) || overlaps.some(({ inner }) => inner === index)}
              onChange={
                onChange && ((changed) => onChange(places.map((one, at) => (at === index ? changed : one))))
              }
              onRemove={onChange && (() => remove(index))}
            />
          ))}
        </Cluster>
      ) : (
        <Text size={13} tone="soft">
          {platform === 'google' ? t('targeting.places.emptyGoogle') : t('targeting.places.empty')}
        </Text>
      )}
      {places.map((place, index) =>
        isResolved(place) ? null : (
          <PickerRemark
            key={placeId(place)}
            action={
              onChange && {
                label: t('targeting.places.remove', { place: place.name }),
                onPress: () => remove(index),
              }
            }
          >
            {t('targeting.places.unknown', { place: locationInWords(place) })}
          </PickerRemark>
        ),
      )}
      {overlaps.map(({ inner, outer }) => {
        const [lesser, larger] = [places[inner], places[outer]]
        if (!lesser || !larger) return null
        const nameOf = (place: Place) =>
          lesser.name === larger.name ? `${place.name} (${typeOf(place)})` : place.name
        return (
          <PickerRemark
            key={`${inner}-${outer}`}
            action={
              onChange && {
                label: t('targeting.places.remove', { place: nameOf(lesser) }),
                onPress: () => remove(inner),
              }
            }
          >
            {t('targeting.places.overlap', { inner: nameOf(lesser), outer: nameOf(larger) })}
          </PickerRemark>
        )
      })}
      {most !== null && places.length > most ? (
        <PickerRemark>
          {t('targeting.places.tooMany', { max: most, count: places.length - most })}
        </PickerRemark>
      ) : null}
      {onChange ? (
        <SearchField
          ref={field}
          label={t('targeting.places.add')}
          placeholder={t('targeting.places.placeholder')}
          query={search.query}
          onQuery={onSearch}
          isDisabled={isFull}
          describedBy={most === null ? undefined : noteId}
          options={
            offered?.map((place) => ({ id: placeId(place), label: place.name, detail: around(place) })) ??
            null
          }
          note={<SearchNote list="places" failed={search.failed} />}
          onChoose={add}
        />
      ) : null}
      <div className={css.foot}>
        {most !== null ? (
          <span id={noteId}>
            {isFull
              ? t('targeting.places.full', { max: most })
              : t('targeting.places.count', { count: places.length, max: most })}
          </span>
        ) : null}
        {typedZips.length > 0 ? (
          <span>{t('targeting.places.typedOnly', { zips: typedZips.join(', ') })}</span>
        ) : null}
        {townZips.length > 0 ? (
          <span>
            {t('targeting.places.townCenter', { zips: townZips.join(', '), count: townZips.length })}
          </span>
        ) : null}
        <span className={css.credit}>
          {t('targeting.places.credit')}{' '}
          <Link href="https://www.geonames.org" variant="inText" opensTab>
            {t('targeting.places.creditName')}
          </Link>
          {', '}
          <Link href="https://creativecommons.org/licenses/by/4.0/" variant="inText" opensTab>
            {t('targeting.places.creditLicence')}
          </Link>
        </span>
      </div>
    </Stack>
  )
}
