import { entriesOf, wordsOfAll } from './reading-patterns.ts'
import { fold, has } from '../text/text.ts'

/** A price as written in a text. */
export interface Price {
  /** Verbatim, with words such as "from" and "per person". */
  readonly text: string
  readonly amount: number
  /** ISO code if the sign is unambiguous, otherwise the sign; empty if the text has none, as in `890.-`. */
  readonly currency: string
  /** The lowest of several. */
  readonly isFrom: boolean
  /** The unit, in the words of the text: `month` for "per month"; null if it names none. */
  readonly unit: string | null
  readonly start: number
  readonly end: number
}

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  $: 'USD',
  usd: 'USD',
  us$: 'USD',
  dollars: 'USD',
  chf: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  'sfr.': 'CHF',
  zł: 'PLN',
  pln: 'PLN',
  kr: 'kr',
  'kr.': 'kr',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  kč: 'CZK',
  czk: 'CZK',
  '¥': 'JPY',
  cad: 'CAD',
  ca$: 'CAD',
  aud: 'AUD',
  a$: 'AUD',
  nzd: 'NZD',
}
const before = String.raw`(?:US|CA|A)\$|[€£$¥]|(?<!\p{L})(?:EUR|CHF|SFr\.?|Fr\.|GBP|USD|SEK|NOK|DKK|PLN|CAD|AUD|NZD)`
const after = String.raw`[€£$¥]|(?:EUR|Euros?|CHF|Fr\.|GBP|USD|SEK|NOK|DKK|PLN|CZK|CAD|AUD|zł|Kč|kr\.?|pounds|dollars)(?!\p{L})`
const amount = String.raw`\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,](?:\d{1,2}(?!\d)|[-–—]+))?|\d+(?:[.,](?:\d{1,2}(?!\d)|[-–—]+))?`
// "890.-" is a price in Switzerland and Austria without a sign; "1.-3. Mai" are days.
const signless = String.raw`(?<![\p{L}\d.,])(?<bare>\d{1,3}(?:['’\s]\d{3})+[.,][-–—]+|\d+[.,][-–—]+)(?!\s?\d)`
const range = String.raw`(?:\s*[-–—]\s*(?:${before})?\s*(?:${amount}))?`
const fromWords = entriesOf('fromWords')
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const perUnit = entriesOf('perWords')
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const per = String.raw`(?:\s*\/\s*(?:\p{L}+[²³.]?|\d+\s?\p{L}+)|\s+(?:per|pro|je|par|por)\s+(?:\p{L}+[²³]?)|\s+(?:(?:an?|each|la|le|al|the|au|à la)\s+|l['’]\s*)(?:${perUnit})(?!\p{L}))?`
const beforeUnit = /^(?:\/|(?:per|pro|je|par|por|an?|each|al?|the|au|à la|la|le)(?!\p{L})|l['’])\s*/iu
const pattern = new RegExp(
  String.raw`(?<from>(?<!\p{L})(?:${fromWords})\s+)?(?:(?:${before})\s?(?<left>${amount})${range}|(?<![\p{L}\d.,])(?<right>${amount})${range}\s?(?:${after})|${signless})(?<per>${per})`,
  'giu',
)
const sign = new RegExp(`${before}|${after}`, 'iu')

/** All prices in a folded text, in order. */
export function pricesIn(text: string): Price[] {
  return Array.from(text.matchAll(pattern), (match) => {
    const { from, left, right, bare, per: forWhat = '' } = match.groups ?? {}
    const code = sign.exec(match[0].slice((from ?? '').length))?.[0].toLowerCase() ?? ''
    return {
      text: fold(match[0]),
      amount: amountOf(left ?? right ?? bare ?? ''),
      currency: currencies[code] ?? code,
      isFrom: from !== undefined,
      unit: fold(forWhat).replace(beforeUnit, '') || null,
      start: match.index,
      end: match.index + match[0].length,
    }
  }).filter(({ amount: value }) => Number.isFinite(value))
}

/** The number behind "1,200", "4,20", "1.200,50" or "18.–". */
export function amountOf(written: string): number {
  const digits = written.replace(/[.,][-–—]+$/, '').replace(/['’\s]/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isDecimal = last !== -1 && digits.length - last - 1 <= 2
  const whole = (isDecimal ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  return Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole)
}

/** Whether a price in a text is a saving: "€20 off", "10 € Rabatt", "save £5". */
export function isDiscount(text: string, price: Price): boolean {
  const near = `${text.slice(Math.max(0, price.start - 16), price.start)} ${text.slice(price.end, price.end + 22)}`
  return has(near, wordsOfAll('discountWords'))
}

/** Whether a text is about an amount that isn't an offer: delivery, deposits, thresholds. */
export function isFee(text: string): boolean {
  return has(text, wordsOfAll('feeWords'))
}
