import type { DateFigure, Figure, NumberFigure } from './figures-in-text.rules.ts'
import type { KnownFigures } from './known-figures.rules.ts'

/** Whether a figure is among the known ones, as exactly as it's written. Moments count in UTC and in a time zone. */
export function isKnown(figure: Figure, known: KnownFigures, timeZone: string): boolean {
  if (figure.kind === 'number') return isNumberKnown(figure, known)
  const moments = known.moments.flatMap((moment) => partsIn(moment, timeZone))
  if (figure.kind === 'time') {
    const { hour, minute } = figure
    return [...known.times, ...moments].some((time) => time.hour === hour && time.minute === minute)
  }
  const { year, month, days } = figure
  const dates = [...known.dates, ...moments.map(({ day, ...moment }) => ({ ...moment, days: [day] }))]
  const sameMonth = dates.filter((date) => date.month === month && isSameYear(date.year, year))
  if (days.length === 0) return sameMonth.length > 0
  return days.every((day) => sameMonth.some((date) => date.days.includes(day)))
}

function isNumberKnown({ unit, currency, numbers, isResult }: NumberFigure, known: KnownFigures): boolean {
  return numbers.every(({ value, step }) => {
    const isFound = known.numbers.some(
      (one) =>
        (unit === null || one.unit === unit) &&
        !(isResult && one.isLimit) &&
        (currency === null || one.currency === null || one.currency === currency) &&
        Math.abs(one.value - value) <= step / 2 + 1e-9,
    )
    return isFound || (unit === null && step === 1 && isYearKnown(value, known))
  })
}

function isYearKnown(year: number, { dates, moments }: KnownFigures): boolean {
  return dates.some((date) => date.year === year) || moments.some((date) => date.getUTCFullYear() === year)
}

const isSameYear = (left: DateFigure['year'], right: DateFigure['year']) =>
  left === null || right === null || left === right

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment's date and time in UTC and in a time zone. */
function partsIn(moment: Date, timeZone: string): readonly Parts[] {
  return [...new Set(['UTC', timeZone])].map((zone) => {
    const format =
      formats.get(zone) ??
      new Intl.DateTimeFormat('en', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      })
    formats.set(zone, format)
    const part = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
    const at = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
    return { year: at('year'), month: at('month'), day: at('day'), hour: at('hour'), minute: at('minute') }
  })
}
