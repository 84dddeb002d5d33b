import type { Currency } from './money.ts'

/** Limits that the specification names without a value; app and server enforce the same ones (OPN-68). */
export const params = {
  minTitleLength: 3,
  minSubdomainLength: 3,
  minDescriptionLength: 50,
  minKeywordSeedLength: 3,
  maxCompetitors: 3,
  maxInterests: 25,
  minKeywords: 3,
  maxKeywords: 40,
  /** Pixels. */
  minImageWidth: 400,
  minImageHeight: 400,
  /** Pixels of the square creative; the other formats keep its short side. */
  adCreativeSize: { width: 1080, height: 1080 },
  /** How long after a stop unspent budget is refunded as credit (OPN-39). */
  refundDelayHours: 0.25,
  facebookApiVersion: 'v24.0',
  /** Bytes: 25 MB. */
  maxUploadSize: 25 * 1024 * 1024,
} as const

/** The minimum daily budget of an ad, in minor units of the currency. */
export const minDailyBudget: Readonly<Record<Currency, number>> = { EUR: 500, USD: 500, GBP: 500, CHF: 500 }

/** The words a person types to confirm an irreversible action, compared exactly (OPN-66). */
export const confirmationWords = { delete: 'DELETE', transfer: 'TRANSFER', deleteAccount: 'DELETE' } as const
