import { hasRadius, radiusChoices, withRadius } from '@aloft/domain/ads/radius.rules'
import type { Place } from '@aloft/domain/ads/places.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { aroundPlace, usePlaceTypes } from './place-words.ts'
import * as css from './place-chip.css.ts'

export interface PlaceChipProps {
  place: Place
  /** Minimum radius around a city, in kilometers. */
  leastRadiusKm?: number | undefined
  /** The place breaks a rule that's explained below. */
  isWrong?: boolean | undefined
  /** Left out if the place is read-only. */
  onChange?: ((place: Place) => void) | undefined
  onRemove?: (() => void) | undefined
}

/** A targeted place with its radius and a button to remove it. */
export function PlaceChip({ place, leastRadiusKm = 0, isWrong = false, onChange, onRemove }: PlaceChipProps) {
  const { t } = useTranslation()
  const typeOf = usePlaceTypes()
  const radius = place.circle?.radiusKm ?? 0
  const inWords = (km: number) =>
    km === 0 ? t('targeting.places.cityOnly') : t('targeting.places.km', { km })
  const allowed = radiusChoices.filter((km) => km >= leastRadiusKm || km === radius)
  return (
    <li className={css.chip({ isWrong })}>
      <span className={css.words}>
        <span className={css.name}>{place.name}</span>
        <span className={css.around}>{aroundPlace(place) || typeOf(place)}</span>
      </span>
      {hasRadius(place) ? (
        onChange ? (
          <span className={css.frame}>
            <select
              className={css.radius}
              aria-label={t('targeting.places.radius', { place: place.name })}
              value={radius}
              onChange={(event) => onChange(withRadius(place, Number(event.target.value)))}
            >
              {[...new Set([...allowed, radius])]
                .toSorted((one, other) => one - other)
                .map((km) => (
                  <option key={km} value={km}>
                    {inWords(km)}
                  </option>
                ))}
            </select>
            <span className={css.arrow}>
              <Icon name="chevron-down" size={14} />
            </span>
          </span>
        ) : (
          <span className={css.still}>{inWords(radius)}</span>
        )
      ) : null}
      {onRemove ? (
        <button
          type="button"
          className={css.remove}
          aria-label={t('targeting.places.remove', { place: place.name })}
          onClick={onRemove}
        >
          <Icon name="close" size={14} />
        </button>
      ) : null}
    </li>
  )
}
