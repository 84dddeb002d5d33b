import { countFirstAds, firstAdPlatforms } from '@aloft/domain/ads/first-ads.rules'
import { tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { tokensOf } from '../../ledger/token-reservation.ts'
import { findBrandFacts } from '../briefs/brand-facts.repo.ts'
import { wireFirstAds } from './first-ads-order.ts'
import { findNewestOrder } from './first-ads-order.repo.ts'
import { platformOfBrand } from './start-ad.ts'

/**
 * The newest order of first ads of a brand, polled during generation. Without one, an offer: platforms, number of ads
 * and tokens.
 */
export const getFirstAds = defineAction('get-first-ads', {
  policy: onBrand(),

  async handle({ db, account, brand }) {
    const ideaId = brand.idea.id
    const order = await findNewestOrder(db, ideaId)
    if (order) return { firstAds: wireFirstAds(order), offer: null }
    const facts = await findBrandFacts(db, ideaId)
    if (!facts) return { firstAds: null, offer: null }
    const { free, monthly, additional } = await tokensOf(db, brand.ownerId)
    const count = countFirstAds(free + monthly + additional)
    const platforms = firstAdPlatforms(platformOfBrand(facts, account.questionnaire?.goal ?? null))
    return { firstAds: null, offer: { platforms: [...platforms], count, tokens: count * tokenPrices.ad } }
  },
})
