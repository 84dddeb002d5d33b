import type { Place } from '@aloft/domain/ads/places.rules'

/** The location of ads in examples, stories and mocks. */
export const exampleCity = {
  type: 'city',
  name: 'Galway',
  region: 'Connacht',
  country_name: 'Ireland',
  primary_city: null,
  country_code: 'IE',
  population: 83_456,
  circle: { latitude: 53.27194, longitude: -9.04889, radiusKm: 0 },
} as const satisfies Place
