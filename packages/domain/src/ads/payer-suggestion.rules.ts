import type { BalloonValues } from './ad-values.rules.ts'
import { isAd, readComponents } from '../balloons/components.rules.ts'
import { audienceOf } from './audience-values.rules.ts'

/** The names that European law requires beside an ad. */
export const payerKeys = ['payer', 'beneficiary'] as const
export type PayerKey = (typeof payerKeys)[number]
export type PayerNames = Readonly<Record<PayerKey, string>>

export interface PayerSuggestion extends PayerNames {
  /** Where the names are from: another ad of the brand, or the brand's own name. */
  readonly source: 'ad' | 'brand'
}

/** Another ad of the brand, with what it names. */
export interface NamingAd {
  readonly creationDate: Date
  readonly values: BalloonValues
}

/**
 * The payer and the advertiser to suggest for an ad: those of the brand's newest ad that names both, otherwise the
 * brand itself. They're written only once the user has agreed.
 */
export function suggestPayers(brandName: string, otherAds: readonly NamingAd[]): PayerSuggestion {
  const newestFirst = otherAds.toSorted((a, b) => b.creationDate.getTime() - a.creationDate.getTime())
  for (const { values } of newestFirst) {
    for (const ad of readComponents(values).filter(isAd)) {
      const { payer, beneficiary } = audienceOf(ad)
      if (payer.trim() !== '' && beneficiary.trim() !== '') return { payer, beneficiary, source: 'ad' }
    }
  }
  return { payer: brandName, beneficiary: brandName, source: 'brand' }
}
