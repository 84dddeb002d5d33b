import { expect, it } from 'vitest'
import { confirmationWords, minDailyBudget, params } from './params.ts'

it('holds every limit the specification leaves open', () => {
  expect(params).toEqual({
    minTitleLength: 3,
    minSubdomainLength: 3,
    minDescriptionLength: 50,
    minKeywordSeedLength: 3,
    maxCompetitors: 3,
    maxInterests: 25,
    minKeywords: 3,
    maxKeywords: 40,
    minImageWidth: 400,
    minImageHeight: 400,
    adCreativeSize: { width: 1080, height: 1080 },
    refundDelayHours: 0.25,
    facebookApiVersion: 'v24.0',
    maxUploadSize: 26_214_400,
  })
  expect(minDailyBudget).toEqual({ EUR: 500, USD: 500, GBP: 500, CHF: 500 })
  expect(confirmationWords).toEqual({ delete: 'DELETE', transfer: 'TRANSFER', deleteAccount: 'DELETE' })
})
