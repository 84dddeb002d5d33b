import { minDailyBudget, params } from '@aloft/domain/core/params'
import { planCatalogue } from '@aloft/domain/plans/plan-catalogue.rules'
import { annualDiscountPercent } from '@aloft/domain/plans/plan-price.rules'
import { freeStartingTokens, tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { trialDays } from '@aloft/domain/plans/trial.rules'
import { formatPrice } from './money-format.ts'

const paidPlans = Object.values(planCatalogue).filter(({ monthlyPrice }) => monthlyPrice > 0)
const prices = paidPlans.map(({ monthlyPrice }) => formatPrice(monthlyPrice, 'EUR'))
const commissions = paidPlans.map(({ commissionPercent }) => commissionPercent)

/** Questions of the help, by their key in the catalogue. The dialog shows them, and the assistant answers by them. */
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

/** The prices in the answers of the help, from the same source that charges use. */
export const helpNumbers = {
  adTokens: tokenPrices.ad,
  textTokens: tokenPrices.textSet,
  startTokens: freeStartingTokens,
  leastBudget: formatPrice(minDailyBudget.EUR, 'EUR'),
  leastCommission: Math.min(...commissions),
  mostCommission: Math.max(...commissions),
  prices: new Intl.ListFormat('en', { type: 'disjunction' }).format(prices),
  discount: annualDiscountPercent,
  trialDays,
  refundMinutes: params.refundDelayHours * 60,
} as const
