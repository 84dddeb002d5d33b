import { defineAction } from '../../action/define.ts'
import { onBrandOrSelected } from '../../action/policies.ts'
import { openGazetteer } from './gazetteer/gazetteer.ts'

const mostPlaces = 10

/**
 * Places that an ad can be aimed at, by the beginning of their names (ENT-30). The platforms take the same kinds of
 * places, so the one asked for changes nothing yet.
 */
export const searchLocations = defineAction('search-locations', {
  policy: onBrandOrSelected(),
  prepare: () => openGazetteer(),
  handle: async (_context, { query }, gazetteer) => ({ locations: [...gazetteer.search(query, mostPlaces)] }),
})
