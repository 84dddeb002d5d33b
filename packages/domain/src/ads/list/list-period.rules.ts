import { addDays, countDays, dayOf, type DaySpan } from '../report-days.rules.ts'

/** The named periods of a list's figures: everything to date, whole days before today, or this month until today. */
export const namedPeriods = ['all', '7', '14', '30', '90', 'month'] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** A named period, or days of the user's own choice. */
export type ListPeriod = NamedPeriod | DaySpan

/** The most days that figures can be asked for, the compared days not included. */
export const maxPeriodDays = 1_098

/** Whether figures can be asked for these days: they're in order, and not too many. */
export function isPeriodSpan(span: DaySpan): boolean {
  const days = countDays(span)
  return days > 0 && days <= maxPeriodDays
}

/** The days of a period in UTC; null for everything to date. */
export function periodSpan(period: ListPeriod, now: Date): DaySpan | null {
  if (typeof period === 'object') return period
  const today = dayOf(now)
  if (period === 'all') return null
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, until: today }
  return { from: addDays(today, -Number(period)), until: addDays(today, -1) }
}

const spanShape = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(new Date(time)) === text
}

/** Reads a period from an address; an invalid one counts as missing. */
export function readPeriod(text: string | null): ListPeriod {
  const [, from = '', until = ''] = spanShape.exec(text ?? '') ?? []
  if (isDay(from) && isDay(until) && isPeriodSpan({ from, until })) return { from, until }
  return namedPeriods.find((one) => one === text) ?? 'all'
}

/** The parameter that `readPeriod` reads back; null for the usual period. */
export function periodParam(period: ListPeriod): string | null {
  if (typeof period === 'object') return `${period.from}..${period.until}`
  return period === 'all' ? null : period
}
