import type { FigureRow } from '@aloft/views/reports/figures-table'
import { type FigureName, figureNames, moneyFigures } from '@aloft/domain/ads/performance.rules'
import { type DayFigures, dayFigures } from '@aloft/domain/ads/report-days.rules'
import { type Currency, fromMinorUnits } from '@aloft/domain/core/money'
import type { CsvCell } from '../../download/csv.ts'

function written(name: FigureName, value: number | null): CsvCell {
  return value !== null && moneyFigures.includes(name) ? fromMinorUnits(value) : value
}

/** A day as a row of a file: the date, its figures, the currency. */
export function dayCells(figures: DayFigures, currency: Currency): readonly CsvCell[] {
  return [figures.day, ...dayFigures.map((column) => written(column, figures[column])), currency]
}

/**
 * A launch or an ad as a row of a file: the table's cells in the order of its columns, followed by the
 * currency.
 */
export function figureCells(
  row: FigureRow,
  words: { readonly status: string; readonly platform: string },
): readonly CsvCell[] {
  return [
    row.name,
    words.status,
    words.platform,
    row.submittedDate,
    row.startDate,
    row.endDate,
    ...figureNames.map((column) => written(column, row.performance[column])),
    row.results.conversions,
    row.currency,
  ]
}
