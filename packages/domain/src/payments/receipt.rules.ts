/** The purpose of a receipt: a period of a plan, a period of an ad, or money that became credit. */
export const receiptPurposes = ['plan', 'ad', 'credit'] as const
export type ReceiptPurpose = (typeof receiptPurposes)[number]

/** The year for numbering a receipt of this date. Years end in UTC, like the dates on receipts. */
export function receiptYear(date: Date): number {
  return date.getUTCFullYear()
}

/** The number of a receipt, from its year and its position among that year's receipts: `2026-000123`. */
export function receiptNumber(year: number, place: number): string {
  return `${year}-${String(place).padStart(6, '0')}`
}
