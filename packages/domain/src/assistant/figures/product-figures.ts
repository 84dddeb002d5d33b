import { abTestDays } from '../../ads/ab-test.rules.ts'
import { sharedLinkDays } from '../../ads/shared-link.rules.ts'
import { copyFields, longestKeyword, mostKeywordWords } from '../../balloons/copy-fields.rules.ts'
import { type Currency, fromMinorUnits } from '../../core/money.ts'
import { minDailyBudget, params } from '../../core/params.ts'
import { planCatalogue } from '../../plans/plan-catalogue.rules.ts'
import { annualDiscountPercent } from '../../plans/plan-price.rules.ts'
import { freeStartingTokens, tokenPrices, tokenTopUps } from '../../plans/tokens.rules.ts'
import { trialDays } from '../../plans/trial.rules.ts'
import { maxMessageLength, maxMessagesADay, maxMessagesAnHour } from '../assistant-limits.ts'
import { budgetOptions } from '../suggestions.rules.ts'
import type { KnownFigures, KnownNumber } from './known-figures.rules.ts'

const count = (value: number): KnownNumber => ({ value, unit: null, currency: null, isLimit: true })
const percent = (value: number): KnownNumber => ({ value, unit: 'percent', currency: null })
const amount = (value: number, currency: Currency | null): KnownNumber => ({ value, unit: 'money', currency })

/** An account that's closed is deleted within a day. */
const erasureHours = 24

const plans = Object.values(planCatalogue)

/** Prices and limits of the product, which the assistant knows without a tool. */
export const productFigures: KnownFigures = {
  dates: [],
  moments: [],
  times: [],
  numbers: [
    ...[
      ...Object.values(tokenPrices),
      ...tokenTopUps,
      freeStartingTokens,
      trialDays,
      abTestDays,
      sharedLinkDays,
      maxMessageLength,
      maxMessagesAnHour,
      maxMessagesADay,
      longestKeyword,
      mostKeywordWords,
      params.refundDelayHours * 60,
      erasureHours,
      params.minKeywords,
      params.maxKeywords,
      params.maxInterests,
      params.minImageWidth,
      params.maxUploadSize / 1024 / 1024,
      ...plans.flatMap(({ numIdeas, tokensAllowance, maxAds }) => [numIdeas, tokensAllowance, maxAds]),
      ...Object.values(copyFields).flatMap((fields) => fields.map(({ maxLength }) => maxLength)),
    ].map(count),
    ...[annualDiscountPercent, ...plans.map(({ commissionPercent }) => commissionPercent)].map(percent),
    ...(Object.keys(minDailyBudget) as Currency[]).map((currency) =>
      amount(fromMinorUnits(minDailyBudget[currency]), currency),
    ),
    ...plans.map(({ monthlyPrice }) => amount(fromMinorUnits(monthlyPrice), 'EUR')),
    ...budgetOptions.map((budget) => amount(budget, null)),
  ],
}
