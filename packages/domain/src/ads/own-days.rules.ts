import {
  countDays,
  dayOf,
  type DaySpan,
  type OwnDays,
  type ReportPeriod,
  reportPeriods,
} from './report-days.rules.ts'

/** The most days that figures can be asked for, the compared days not included. */
export const maxPeriodDays = 1_098

/** Whether figures can be asked for these days: they're in order, and not too many. */
export function isPeriodSpan(span: DaySpan): boolean {
  const days = countDays(span)
  return days > 0 && days <= maxPeriodDays
}

const spanShape = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/

const isDay = (text: string) => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && dayOf(new Date(time)) === text
}

/** The days of the user's own choice that an address names; null if it names none, or too many. */
export function readOwnDays(text: string | null): DaySpan | null {
  const [, from = '', until = ''] = spanShape.exec(text ?? '') ?? []
  return isDay(from) && isDay(until) && isPeriodSpan({ from, until }) ? { from, until } : null
}

/** The text that `readOwnDays` reads back. */
export function ownDays({ from, until }: DaySpan): OwnDays {
  return `${from}..${until}`
}

/** The period of a report that a text names; null if it names none. */
export function readReportPeriod(text: string | null): ReportPeriod | null {
  if (text === 'launch') return text
  const own = readOwnDays(text)
  return own ? ownDays(own) : (reportPeriods.find((one) => one === text) ?? null)
}
