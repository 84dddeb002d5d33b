import type { AdColumn } from '@aloft/domain/core/ad-columns'
import {
  type AdCounts,
  type FigureColumn,
  figureIn,
  isFigureColumn,
  moneyColumns,
} from '@aloft/domain/ads/list/ad-counts.rules'
import { type AdRow, daysLeft } from '@aloft/domain/ads/list/ad-rows.rules'
import type { DaySpan } from '@aloft/domain/ads/report-days.rules'
import { fromMinorUnits } from '@aloft/domain/core/money'
import type { CsvCell, CsvTable } from '../../../download/csv.ts'

/** The words of a file of ads. */
export interface FileWords {
  readonly heading: (column: AdColumn) => string
  readonly before: (column: FigureColumn) => string
  readonly cell: (row: AdRow, column: 'status' | 'platform' | 'type') => string
  readonly currency: string
  readonly from: string
  readonly until: string
}

/** What a table of ads shows, as a file. */
export interface ShownAds {
  readonly rows: readonly AdRow[]
  readonly columns: readonly AdColumn[]
  /** The days that the figures are about; null for everything to date. */
  readonly span: DaySpan | null
  readonly now: Date
}

/**
 * The table's content, followed by the currency, and for a period by its days and the figures of as many days before.
 */
export function adsAsCsv({ rows, columns, span, now }: ShownAds, words: FileWords): CsvTable {
  const figures = columns.filter((column) => isFigureColumn(column))
  const headings = [...columns.map((column) => words.heading(column)), words.currency]
  const cells = (row: AdRow) => [...columns.map((column) => cellOf(row, column, now, words)), row.currency]
  if (span === null) return { columns: headings, rows: rows.map((row) => cells(row)) }
  return {
    columns: [...headings, words.from, words.until, ...figures.map((column) => words.before(column))],
    rows: rows.map((row) => [
      ...cells(row),
      span.from,
      span.until,
      ...figures.map((column) => figureCell(row.before, column)),
    ]),
  }
}

function figureCell(counts: AdCounts | null, column: FigureColumn): CsvCell {
  const value = counts && figureIn(counts, column)
  return value !== null && moneyColumns.includes(column) ? fromMinorUnits(value) : value
}

function cellOf(row: AdRow, column: AdColumn, now: Date, { cell }: FileWords): CsvCell {
  if (isFigureColumn(column)) return figureCell(row.counts, column)
  switch (column) {
    case 'name':
      return row.name
    case 'startDate':
      return row.startDate
    case 'timeRemaining':
      return daysLeft(row, now)
    case 'platform':
      return row.platform === null ? null : cell(row, column)
    default:
      return cell(row, column)
  }
}
