import { checkKeywordSeed } from '@aloft/domain/ads/keyword-checks.rules'
import { params } from '@aloft/domain/core/params'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { keywordSources } from './keyword-sources.ts'

/** Keywords similar to a seed, or from the brief and the scanned pages (TGT-06, TGT-11). */
export const suggestKeywords = defineAction('suggest-keywords', {
  policy: onBrand(),

  async handle({ db, gateways }, { ideaId, seed, locations, language }) {
    if (seed !== null && checkKeywordSeed(seed) !== null)
      return { error: 'seedTooShort', minLength: params.minKeywordSeedLength }
    const facts = await findBrandFacts(db, ideaId)
    if (!facts) return { error: 'noSuggestions' }
    const places = locations.map(({ name }) => name)
    const { google } = gateways.adPlatforms
    const found = await google.suggestKeywords(seed, keywordSources(facts, language, places))
    const keywords = [...found]
    return keywords.length === 0 ? { error: 'noSuggestions' } : { keywords, isSimulated: google.isSimulated }
  },
})
