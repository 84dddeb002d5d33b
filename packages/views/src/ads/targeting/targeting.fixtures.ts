import type { Place } from '@aloft/domain/ads/places.rules'

function town(name: string, region: string, population: number, latitude: number, longitude: number): Place {
  return {
    type: 'city',
    name,
    region,
    country_name: 'Ireland',
    primary_city: null,
    country_code: 'IE',
    population,
    circle: { latitude, longitude, radiusKm: 0 },
  }
}

/** Places near the demo brand's workshop. */
export const irishPlaces = {
  galway: town('Galway', 'Connacht', 83_456, 53.27194, -9.04889),
  galbally: town('Galbally', 'Munster', 650, 52.39556, -8.28806),
  athenry: town('Athenry', 'Connacht', 4_445, 53.29639, -8.74306),
  limerick: town('Limerick', 'Munster', 94_192, 52.66472, -8.62306),
  connacht: {
    type: 'region',
    name: 'Connacht',
    region: null,
    country_name: 'Ireland',
    primary_city: null,
    country_code: 'IE',
    population: 242_995,
    circle: null,
  },
  zip: {
    type: 'zip',
    name: 'V94 T28R',
    region: null,
    country_name: 'Ireland',
    primary_city: null,
    country_code: 'IE',
    population: null,
    circle: null,
  },
  unknown: {
    type: 'city',
    name: 'Headingly',
    region: null,
    country_name: 'Leeds',
    primary_city: null,
    country_code: null,
    population: null,
    circle: null,
  },
} as const satisfies Record<string, Place>

/** A place with the radius around it. */
export function around(place: Place, radiusKm: number): Place {
  return place.circle ? { ...place, circle: { ...place.circle, radiusKm } } : place
}
