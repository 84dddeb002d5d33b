import { isCountry, type Place } from '@aloft/domain/ads/places.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** An id for a place: two places may share all their names, but not their coordinates too. */
export function placeId(place: Place): string {
  const { type, name, primary_city, region, country_name, circle } = place
  return [type, name, primary_city, region, country_name, circle?.latitude, circle?.longitude].join('|')
}

/** The larger places that contain a place, nearest first, without one of the same name. */
export function aroundPlace({ name, primary_city, region, country_name }: Place): string {
  return [primary_city, region, country_name].filter((word) => word && word !== name).join(', ')
}

/** Names of the kinds of places. */
export function usePlaceTypes(): (place: Place) => string {
  const { t } = useTranslation()
  return (place) => t(`targeting.places.types.${isCountry(place) ? 'country' : place.type}`)
}
