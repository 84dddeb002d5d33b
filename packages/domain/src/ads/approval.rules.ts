/** Which ads an admin looks at: those that wait for a decision, those that are shown, or all that were handed in. */
export const reviewFilters = ['waiting', 'live', 'all'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** The day from which an approved ad may be shown, at midnight UTC; null for what is no date (ADM-05). */
export function launchDateOf(text: string): Date | null {
  const date = isoDay.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date && date.toJSON()?.startsWith(text) ? date : null
}

/** The most a click may cost, in decimals, from what an admin typed; null for what is no amount (ADM-05). */
export function targetCpcOf(text: string): number | null {
  const amount = /^\d+(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0
  return amount > 0 ? amount : null
}
