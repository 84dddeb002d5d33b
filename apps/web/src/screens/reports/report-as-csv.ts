import type { FigureRow } from '@aloft/views/reports/figures-table'
import { type FigureName, isFigureName, moneyFigures } from '@aloft/domain/ads/performance.rules'
import { type DayFigures, dayFigures } from '@aloft/domain/ads/report-days.rules'
import type { ReportColumn } from '@aloft/domain/core/report-columns'
import { type Currency, fromMinorUnits } from '@aloft/domain/core/money'
import type { CsvCell } from '../../download/csv.ts'

function written(name: FigureName, value: number | null): CsvCell {
  return value !== null && moneyFigures.includes(name) ? fromMinorUnits(value) : value
}

/** A day as a row of a file: the date, its figures, the currency. */
export function dayCells(figures: DayFigures, currency: Currency): readonly CsvCell[] {
  return [figures.day, ...dayFigures.map((column) => written(column, figures[column])), currency]
}

/** A launch or an ad as a row of a file: the cells of the table's columns, followed by the currency. */
export function figureCells(
  row: FigureRow,
  columns: readonly ReportColumn[],
  words: { readonly status: string; readonly platform: string },
): readonly CsvCell[] {
  const cells = {
    name: row.name,
    ...words,
    submitted: row.submittedDate,
    start: row.startDate,
    end: row.endDate,
    results: row.results.conversions,
  }
  return [
    ...columns.map((column) =>
      isFigureName(column) ? written(column, row.performance[column]) : cells[column],
    ),
    row.currency,
  ]
}
