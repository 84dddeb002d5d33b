/** Patterns an ad's text may follow (BRF-09). */
export const formulas = ['AIDA', 'PAS', 'BAB', 'PPPP', 'USP', 'DRF', 'SSS', 'FAB'] as const
export type Formula = (typeof formulas)[number]

/** Languages that ad texts are written in, whatever the language of the interface (BRF-11, OPN-77). */
export const adLanguages = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
  { code: 'de', name: 'German' },
] as const
export const adLanguageCodes = adLanguages.map(({ code }) => code)
export type AdLanguage = (typeof adLanguageCodes)[number]

/** What a campaign offers (BRF-03). */
export const offeringTypes = ['brand', 'product'] as const
export type OfferingType = (typeof offeringTypes)[number]
