/**
 * Standard VAT rates by country, in percent: the European Union, and the neighboring countries that have one. These are
 * the rates of 2026 and change by law, so every payment stores the rate it was made with.
 */
export const vatRates: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

const outsideUnion = new Set(['CH', 'GB'])

function isInUnion(country: string): boolean {
  return country in vatRates && !outsideUnion.has(country)
}

/** The buyer: a country such as `DE`, null if unknown, and whether a VAT number of theirs was validated. */
export interface Buyer {
  readonly country: string | null
  readonly hasVatNumber: boolean
}

/**
 * The VAT on what the seller's country sells to a buyer, in percent.
 * - The buyer's country is unknown, or it's the seller's own: the seller's rate.
 * - Both in the European Union: the buyer's rate, which the seller pays there; a business with a valid number
 *   owes the VAT itself and pays none here.
 * - Any other: none, because the service is used outside the seller's territory.
 */
export function vatPercentOf(seller: string, { country, hasVatNumber }: Buyer): number {
  if (country === null || country === seller) return vatRates[seller] ?? 0
  if (!isInUnion(seller) || !isInUnion(country)) return 0
  return hasVatNumber ? 0 : (vatRates[country] ?? 0)
}
