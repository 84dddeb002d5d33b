import { ownDays, readOwnDays } from '../own-days.rules.ts'
import { addDays, dayOf, type DaySpan } from '../report-days.rules.ts'

/** The named periods of a list's figures: everything to date, whole days before today, or this month until today. */
export const namedPeriods = ['all', '7', '14', '30', '90', 'month'] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** A named period, or days of the user's own choice. */
export type ListPeriod = NamedPeriod | DaySpan

/** The days of a period in UTC; null for everything to date. */
export function periodSpan(period: ListPeriod, now: Date): DaySpan | null {
  if (typeof period === 'object') return period
  const today = dayOf(now)
  if (period === 'all') return null
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, until: today }
  return { from: addDays(today, -Number(period)), until: addDays(today, -1) }
}

/** Reads a period from an address; an invalid one counts as missing. */
export function readPeriod(text: string | null): ListPeriod {
  return readOwnDays(text) ?? namedPeriods.find((one) => one === text) ?? 'all'
}

/** The parameter that `readPeriod` reads back; null for the usual period. */
export function periodParam(period: ListPeriod): string | null {
  if (typeof period === 'object') return ownDays(period)
  return period === 'all' ? null : period
}
