import { defineAction } from '../../action/define.ts'
import { onBrandOrSelected } from '../../action/policies.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { openGazetteer } from '../../places/gazetteer.ts'
import { placeHints } from '../../places/place-hints.ts'

const mostPlaces = 10

/**
 * Places that an ad can be aimed at, by the beginning of their names (ENT-30), zips of the brand's own country first. The platforms take the same kinds of
 * places, so the one asked for changes nothing yet.
 */
export const searchLocations = defineAction('search-locations', {
  policy: onBrandOrSelected(),
  prepare: () => openGazetteer(),
  async handle({ db, brand }, { query }, gazetteer) {
    // Only zips are told apart by where the brand is at home.
    const facts = /\d/.test(query) ? await findBrandFacts(db, brand.idea.id) : undefined
    const [country = null] = facts ? (placeHints(facts).countries ?? []) : []
    return { locations: [...gazetteer.search(query, mostPlaces, country)] }
  },
})
