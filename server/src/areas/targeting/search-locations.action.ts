import { defineAction } from '../../action/define.ts'
import { onBrandOrSelected } from '../../action/policies.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { openGazetteer } from '../../places/gazetteer.ts'
import { placeHints } from '../../places/place-hints.ts'

const mostPlaces = 10

/**
 * Places for an ad's targeting, by the beginning of their names (ENT-30), with zips of the brand's own country first.
 * All platforms accept the same kinds of places, so the requested platform makes no difference yet.
 */
export const searchLocations = defineAction('search-locations', {
  policy: onBrandOrSelected(),
  prepare: () => openGazetteer(),
  async handle({ db, brand }, { query }, gazetteer) {
    // Only the order of zips depends on the brand's country.
    const facts = /\d/.test(query) ? await findBrandFacts(db, brand.idea.id) : undefined
    const [country = null] = facts ? (placeHints(facts).countries ?? []) : []
    return { locations: [...gazetteer.search(query, mostPlaces, country)] }
  },
})
