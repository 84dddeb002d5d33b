import type { Currency } from './money.ts'

/** Currencies by the signs and words that people write beside an amount, in lower case. */
export const currencySigns: Readonly<Record<string, Currency>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  chf: 'CHF',
  franc: 'CHF',
  francs: 'CHF',
}
