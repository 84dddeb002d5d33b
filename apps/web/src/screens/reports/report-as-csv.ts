import { changesByDay } from '@aloft/views/reports/event-words'
import type { FigureRow } from '@aloft/views/reports/figures-table'
import { reportColumnWord } from '@aloft/views/reports/report-column-word'
import { type FigureName, isFigureName, moneyFigures } from '@aloft/domain/ads/performance.rules'
import { type DayFigures, dayFigures } from '@aloft/domain/ads/report-days.rules'
import type { ShownPeriod } from '@aloft/domain/ads/report-period.rules'
import type { ReportColumn } from '@aloft/domain/core/report-columns'
import { type Currency, fromMinorUnits } from '@aloft/domain/core/money'
import type { Translate } from '@aloft/messages/text-key'
import type { CsvCell, CsvTable } from '../../download/csv.ts'
import type { ReportFacts } from './report-facts.ts'

/** A report as its page shows it. */
export interface ShownReport {
  readonly facts: ReportFacts
  readonly shown: ShownPeriod
  readonly table: { readonly rows: readonly FigureRow[]; readonly columns: readonly ReportColumn[] }
}

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

const simulatedWord = (t: Translate, { counting }: ReportFacts) =>
  t(counting.isSimulated ? 'reports.table.yes' : 'reports.table.no')

/** The days of the period, with what changed on each. */
export function daysAsTable(t: Translate, { facts, shown }: ShownReport): CsvTable {
  const changes = changesByDay(t, facts.events, shown.days)
  return {
    columns: [
      t('reports.days.day'),
      ...dayFigures.map((name) => t(`reports.figures.${name}`)),
      t('reports.table.currency'),
      t('reports.table.simulated'),
      t('reports.events.title'),
    ],
    rows: shown.days.map((figures) => [
      ...dayCells(figures, facts.currency),
      simulatedWord(t, facts),
      changes
        .get(figures.day)
        ?.map(({ whole }) => whole)
        .join(', ') ?? null,
    ]),
  }
}

/** The rows of the table. */
export function rowsAsTable(t: Translate, { facts, table }: ShownReport): CsvTable {
  return {
    columns: [
      ...table.columns.map((column) => reportColumnWord(t, facts.kind, column)),
      t('reports.table.currency'),
      t('reports.table.simulated'),
    ],
    rows: table.rows.map((row) => [
      ...figureCells(row, table.columns, {
        status: t(`adCard.status.${row.status}`),
        platform: t(`ads.platforms.${row.platform}`),
      }),
      simulatedWord(t, facts),
    ]),
  }
}
