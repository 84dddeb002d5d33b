/** Patterns an ad's text may follow (BRF-09). */
export const formulas = ['AIDA', 'PAS', 'BAB', 'PPPP', 'USP', 'DRF', 'SSS', 'FAB'] as const
export type Formula = (typeof formulas)[number]

/** What a campaign offers (BRF-03). */
export const offeringTypes = ['brand', 'product'] as const
export type OfferingType = (typeof offeringTypes)[number]
