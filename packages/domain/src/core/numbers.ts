import { roundDecimal } from './decimal.ts'

/** Whether a string parses as a finite number (HLP-05). */
export function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

/** Why a typed number is refused, or null (FLV-21). */
export function checkNumber(text: string): 'numberInvalid' | 'tooManyDecimals' | null {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text.trim())) return 'numberInvalid'
  return /\.\d{3,}$/.test(text.trim()) ? 'tooManyDecimals' : null
}

/** Why a range is refused, or null: its start must not exceed its end (FLV-21). */
export function checkRange(from: number, to: number): 'rangeInvalid' | null {
  return from > to ? 'rangeInvalid' : null
}

/**
 * Rounds a figure for display (HLP-09, OPN-46): under 10 to integers, under 100 to tens, and above that to the power of
 * ten below its leading digit (234 to 230, 1234 to 1200). Negative figures mirror positive ones.
 */
export function roundForDisplay(value: number): number {
  const size = Math.abs(value)
  if (size < 10) return roundDecimal(value, 0)
  return roundDecimal(value, size < 100 ? -1 : 1 - Math.floor(Math.log10(size)))
}

/**
 * Writes a number with a dot and spaces between thousands: 12345.5 is `12 345.5` (HLP-11).
 * `decimals` fixes how many are shown; money shows 2: `12 345.50`.
 */
export function formatNumber(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : roundDecimal(value, decimals).toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
