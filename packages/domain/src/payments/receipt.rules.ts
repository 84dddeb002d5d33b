/** What a receipt is for: a period of a plan, a period of an ad, or money that became credit. */
export const receiptPurposes = ['plan', 'ad', 'credit'] as const
export type ReceiptPurpose = (typeof receiptPurposes)[number]

/** The year whose receipts one of a date is numbered with. Years end in UTC, as the dates on receipts do. */
export function receiptYear(date: Date): number {
  return date.getUTCFullYear()
}

/** The number of a receipt, from its year and its place among the receipts of that year: `2026-000123`. */
export function receiptNumber(year: number, place: number): string {
  return `${year}-${String(place).padStart(6, '0')}`
}
