import type { Currency } from '@aloft/domain/core/money'
import { fromMinorUnits } from '@aloft/domain/core/money'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: Currency, isShort: boolean): Intl.NumberFormat {
  const name = `${currency} ${isShort}`
  const format =
    formats.get(name) ??
    new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
    })
  formats.set(name, format)
  return format
}

function write(minor: number, format: Intl.NumberFormat): string {
  // Thousands are separated as in all numbers of the product.
  const parts = format.formatToParts(fromMinorUnits(minor))
  return parts.map(({ type, value }) => (type === 'group' ? ' ' : value)).join('')
}

/** Minor units as an amount in words, e.g. `€1 247.08` (HLP-11); a negative one is `-€5.00`. */
export function formatMoney(minor: number, currency: Currency): string {
  return write(minor, formatOf(currency, false))
}

/** The same without cents if there are none, e.g. `€29`, for prices outside of tables. */
export function formatPrice(minor: number, currency: Currency): string {
  return write(minor, formatOf(currency, true))
}
