import { currencySigns } from '../../core/currency-signs.ts'
import { findPhoneNumbers } from './phone-numbers.rules.ts'
import type { Span } from './linted-ad.rules.ts'

/** A number that a text states. */
export interface StatedNumber {
  readonly span: Span
  /** Its value, however it's grouped, or hours and minutes as 18:30. */
  readonly value: string
  readonly kind: 'number' | 'percent' | 'price'
  /** Only for a price. */
  readonly currency: string | null
}

const separators = String.raw`[ .,'’\u00A0\u202F]`
const amount = String.raw`\d{1,3}(?:${separators}\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`
const pattern = new RegExp(
  String.raw`(?<before>[€$£]|(?<![\p{L}\p{N}])(?:EUR|USD|GBP|CHF))?[\s\u00A0]?(?<![\p{L}\p{N}][-‑]?)(?<![\d.,])` +
    String.raw`(?:(?<hours>\d{1,2})(?::|h)(?<minutes>\d{2})(?!\d)|(?<amount>${amount}))` +
    String.raw`(?:[\s\u00A0\u202F]?(?<after>%|€|\$|£|(?:percent|per cent|pour ?cents?|prozent|eur|euros?|usd|dollars?|gbp|pounds?|chf|francs?|k|a\.?m|p\.?m)(?![\p{L}\p{N}])))?`,
  'giu',
)
const address = /(?:https?:\/\/|www\.)\S+|[\w.-]{1,64}@[\w.-]+/gi
const unit = /^(?:kg|k|g|mg|m|cm|mm|km|l|cl|ml|h|min|s|x|w|kw|kwh|v|lm|ans|j|mo|go|gb|mb)(?![\p{L}\p{N}])/iu
const groups = new RegExp(String.raw`^(?!0)\d{1,3}(?:${separators}\d{3})+(?!\d)`)

function valueOf(text: string): number {
  const grouped = groups.exec(text)?.[0]
  if (grouped === undefined) return Number(text.replace(',', '.'))
  return Number(grouped.replace(/\D/g, '') + text.slice(grouped.length).replace(',', '.'))
}

function blot(text: string): string {
  let blotted = text.replace(address, (found) => ' '.repeat(found.length))
  for (const { start, end } of findPhoneNumbers(text)) {
    blotted = blotted.slice(0, start) + ' '.repeat(end - start) + blotted.slice(end)
  }
  return blotted
}

/**
 * The numbers that a text states, in order, without phone numbers, addresses and numbers that are part of a name (E27,
 * 3D).
 */
export function statedNumbers(text: string): readonly StatedNumber[] {
  if (!/\d/.test(text)) return []
  const blotted = blot(text)
  return [...blotted.matchAll(pattern)].flatMap((match): StatedNumber[] => {
    const { before, hours, minutes, amount: figure = '', after } = match.groups ?? {}
    const end = match.index + match[0].length
    const start = match.index + match[0].length - match[0].trimStart().length
    const rest = blotted.slice(end)
    const isName = after === undefined && /^\p{L}/u.test(rest) && !unit.test(rest)
    if (isName) return []
    const mark = after?.toLowerCase().replaceAll('.', '') ?? ''
    const currency = currencySigns[before?.toLowerCase() ?? mark] ?? null
    const isPercent = /^(?:%|p.*cent|prozent)/.test(mark)
    const kind = currency ? 'price' : isPercent ? 'percent' : 'number'
    const span = { start, end }
    if (hours !== undefined) {
      const value = minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`
      return [{ span, value, kind: 'number', currency: null }]
    }
    const factor = mark === 'k' ? 1000 : 1
    const noon = mark === 'pm' && valueOf(figure) < 12 ? 12 : 0
    return [{ span, value: String(valueOf(figure) * factor + noon), kind, currency }]
  })
}
