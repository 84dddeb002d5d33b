const hourMs = 3_600_000
// A time without a zone would mean another moment on each machine, so it stays text.
const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Moves a date by hours, fractions and negative numbers allowed: the offset of the product clock (CLK-01). */
export function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + hours * hourMs)
}

/** The same day and time of a later month (UTC), or the month's last day if it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCDate(1)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return moved
}

function reviveDate(value: unknown): unknown {
  if (typeof value !== 'string' || !isoDateTime.test(value)) return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : date
}

function reviveField(name: string, value: unknown): unknown {
  if (name === 'publishDates' && Array.isArray(value)) return value.map(reviveDate)
  if (name === 'date' || name.endsWith('Date')) return reviveDates(reviveDate(value))
  return reviveDates(value)
}

/**
 * A copy of parsed JSON with ISO date-times converted to dates, at any depth, if the field is `date`, ends in `Date`,
 * or is an item of `publishDates`. Every other value stays (HLP-14, OPN-32).
 */
export function reviveDates(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reviveDates)
  if (typeof json !== 'object' || json === null || json instanceof Date) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, reviveField(name, value)]))
}
