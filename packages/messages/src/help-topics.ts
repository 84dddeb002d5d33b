import { abTestDays } from '@aloft/domain/ads/ab-test.rules'
import { sharedLinkDays } from '@aloft/domain/ads/shared-link.rules'
import { minDailyBudget, params } from '@aloft/domain/core/params'
import { planCatalogue } from '@aloft/domain/plans/plan-catalogue.rules'
import { annualDiscountPercent } from '@aloft/domain/plans/plan-price.rules'
import { freeStartingTokens, tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { trialDays } from '@aloft/domain/plans/trial.rules'
import { formatPrice } from './money-format.ts'

const paidPlans = Object.values(planCatalogue).filter(({ monthlyPrice }) => monthlyPrice > 0)
const prices = paidPlans.map(({ monthlyPrice }) => formatPrice(monthlyPrice, 'EUR'))
const commissions = paidPlans.map(({ commissionPercent }) => commissionPercent)

/** The first questions people have, by their article's name. The assistant answers them without a search. */
export const helpTopics = [
  'begin',
  'facts',
  'tokens',
  'launch',
  'plans',
  'charge',
  'refund',
  'saved',
  'offline',
  'team',
  'leave',
] as const

/** The numbers in the articles of the help center, from the same sources that charges and limits use. */
export const helpNumbers = {
  adTokens: tokenPrices.ad,
  textTokens: tokenPrices.textSet,
  pictureTokens: tokenPrices.image,
  startTokens: freeStartingTokens,
  leastBudget: formatPrice(minDailyBudget.EUR, 'EUR'),
  leastCommission: Math.min(...commissions),
  mostCommission: Math.max(...commissions),
  prices: new Intl.ListFormat('en', { type: 'disjunction' }).format(prices),
  discount: annualDiscountPercent,
  trialDays,
  refundMinutes: params.refundDelayHours * 60,
  leastKeywords: params.minKeywords,
  mostKeywords: params.maxKeywords,
  leastPixels: params.minImageWidth,
  uploadMegabytes: params.maxUploadSize / 1024 / 1024,
  linkDays: sharedLinkDays,
  testDays: abTestDays,
} as const
