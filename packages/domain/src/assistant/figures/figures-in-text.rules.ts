import { currencySigns } from '../../core/currency-signs.ts'
import type { Currency } from '../../core/money.ts'
import {
  addressPattern,
  countedWord,
  datePatterns,
  listNumber,
  months,
  numberPattern,
  resultWord,
  roughWords,
  timePatterns,
} from './figure-patterns.rules.ts'

/** A number as it's written: any value that rounds to it means the same. */
export interface WrittenNumber {
  readonly value: number
  /** The place that it's rounded to, such as 0.01 for 34.50. */
  readonly step: number
}

interface Placed {
  /** Where it is in its text. */
  readonly start: number
  readonly end: number
}

/** An amount, a share or a count; two numbers if it's a range. */
export interface NumberFigure extends Placed {
  readonly kind: 'number'
  readonly unit: 'money' | 'percent' | null
  readonly currency: Currency | null
  readonly numbers: readonly WrittenNumber[]
  /** It counts what happened, such as clicks. */
  readonly isResult: boolean
}

/** A date, of which the text may leave a part out. */
export interface DateFigure extends Placed {
  readonly kind: 'date'
  readonly year: number | null
  readonly month: number
  /** Two for a range of days, none for a month. */
  readonly days: readonly number[]
}

export interface TimeFigure extends Placed {
  readonly kind: 'time'
  readonly hour: number
  readonly minute: number
}

export type Figure = NumberFigure | DateFigure | TimeFigure

/** A bare number up to this one is a figure only with a word such as “clicks” after it. */
const mostPlainCount = 10

const blanked = (text: string, pattern: RegExp) =>
  text.replaceAll(pattern, (found) => ' '.repeat(found.length))

/** The figures of a text in order. Numbers of lists, names and addresses are none. `all` adds small counts of anything. */
export function figuresIn(text: string, { all = false }: { all?: boolean } = {}): readonly Figure[] {
  const figures: Figure[] = []
  let rest = blanked(blanked(text, addressPattern), listNumber)
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => Figure | null) => {
    for (const match of rest.matchAll(pattern)) {
      const figure = read(match)
      if (figure) figures.push(figure)
    }
    rest = blanked(rest, pattern)
  }
  for (const pattern of datePatterns) take(pattern, dateOf)
  for (const pattern of timePatterns) take(pattern, timeOf)
  for (const match of rest.matchAll(numberPattern)) {
    const figure = numberOf(match)
    if (all || !isPlainCount(figure, rest)) figures.push(figure)
  }
  return figures.toSorted((left, right) => left.start - right.start)
}

const placeOf = ({ index, 0: found }: RegExpExecArray): Placed => {
  const length = found.trimEnd().length
  return { start: index, end: index + length }
}

function dateOf(match: RegExpExecArray): DateFigure | null {
  const { year, month, name, day, lastDay } = match.groups ?? {}
  const number = name ? months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1 : Number(month)
  const days = [day, lastDay].flatMap((one) => (one ? Number.parseInt(one, 10) : []))
  if (number < 1 || number > 12 || days.some((one) => one < 1 || one > 31)) return null
  return { kind: 'date', ...placeOf(match), year: year ? Number(year) : null, month: number, days }
}

function timeOf(match: RegExpExecArray): TimeFigure | null {
  const { hour = '', minute = '0', half } = match.groups ?? {}
  const isAfternoon = half?.toLowerCase() === 'p'
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour)
  if (hours > 23 || Number(minute) > 59) return null
  return { kind: 'time', ...placeOf(match), hour: hours, minute: Number(minute) }
}

function numberOf(match: RegExpExecArray): NumberFigure {
  const { sign, first = '', firstFactor, firstUnit, lastSign, last, lastFactor, unit } = match.groups ?? {}
  const isRough = roughWords.test(match.input.slice(0, match.index))
  const signs = [sign, lastSign, firstUnit, unit].flatMap((one) => one?.trim().toLowerCase() ?? [])
  const isPercent = signs.some((one) => one === '%' || one.startsWith('per'))
  const isMoney = !isPercent && signs.length > 0
  return {
    kind: 'number',
    ...placeOf(match),
    unit: isPercent ? 'percent' : isMoney ? 'money' : null,
    currency: isMoney ? currencyOf(signs) : null,
    isResult:
      match[0].endsWith('x') || resultWord.test(match.input.slice(match.index + match[0].trimEnd().length)),
    numbers: [
      written(first, firstFactor ?? (last && !firstUnit ? lastFactor : undefined), isRough),
      ...(last ? [written(last, lastFactor, isRough)] : []),
    ],
  }
}

function currencyOf(signs: readonly string[]): Currency | null {
  return signs.map((sign) => currencySigns[sign]).find((currency) => currency !== undefined) ?? null
}

const factors: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  m: 1_000_000,
  million: 1_000_000,
}

function written(digits: string, factor: string | undefined, isRough: boolean): WrittenNumber {
  const plain = digits.replaceAll(/[\s’']|,(?=\d{3}(?!\d))/gu, '').replace(',', '.')
  const times = factors[factor?.trim().toLowerCase() ?? ''] ?? 1
  const decimals = plain.split('.')[1]?.length ?? 0
  const zeros = isRough && decimals === 0 ? (/[1-9](0+)$/.exec(plain)?.[1]?.length ?? 0) : 0
  return { value: Number(plain) * times, step: 10 ** (zeros - decimals) * times }
}

function isPlainCount({ unit, numbers, end }: NumberFigure, text: string): boolean {
  const isSmall = numbers.every(({ value, step }) => value <= mostPlainCount && step === 1)
  return unit === null && isSmall && !countedWord.test(text.slice(end))
}
