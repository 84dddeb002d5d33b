import { type AdRow, costPerResult, daysLeft } from '@aloft/domain/ads/list/ad-rows.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import type { CsvCell } from '../../../download/csv.ts'

/**
 * A row's cells in the order of the columns, followed by the currency, for a file with the table's content.
 */
export function adCells(
  row: AdRow,
  now: Date,
  words: (row: AdRow, column: 'status' | 'platform' | 'type') => string,
): readonly CsvCell[] {
  const amount = (minor: number | null) => (minor === null ? null : fromMinorUnits(minor))
  return [
    row.name,
    words(row, 'status'),
    row.platform === null ? null : words(row, 'platform'),
    words(row, 'type'),
    row.startDate,
    daysLeft(row, now),
    row.impressions,
    row.results,
    amount(row.spend),
    amount(costPerResult(row)),
    row.currency,
  ]
}
