import { changesByDay } from '@aloft/views/reports/event-words'
import type { FigureRow } from '@aloft/views/reports/figures-table'
import { reportColumnWord } from '@aloft/views/reports/report-column-word'
import type { ReportColumn } from '@aloft/domain/core/report-columns'
import { dayFigures } from '@aloft/domain/ads/report-days.rules'
import type { ShownPeriod } from '@aloft/domain/ads/report-period.rules'
import { formatDate } from '@aloft/messages/date-format'
import type { Translate } from '@aloft/messages/text-key'
import type { CsvTable } from '../../download/csv.ts'
import { downloadFile } from '../../download/download-file.ts'
import { dayCells, figureCells } from './report-as-csv.ts'
import type { ReportFacts } from './report-facts.ts'

interface ShownReport {
  readonly facts: ReportFacts
  readonly shown: ShownPeriod
  readonly table: { readonly rows: readonly FigureRow[]; readonly columns: readonly ReportColumn[] }
  readonly now: Date
}

/** Downloads the days or the rows of the shown period, named after it. */
export async function downloadReport(
  t: Translate,
  what: 'days' | 'rows',
  report: ShownReport,
): Promise<void> {
  const { csvText } = await import('../../download/csv.ts')
  const { facts, shown, now } = report
  const word = what === 'days' ? t('reports.days.fileName') : t(`reports.table.fileName.${facts.kind}`)
  const days = shown.span ? `${shown.span.from}-${shown.span.until}` : formatDate(now, 'iso')
  const text = csvText(what === 'days' ? daysAsTable(t, report) : rowsAsTable(t, report))
  downloadFile(`${word}-${days}.csv`, text, 'text/csv;charset=utf-8')
}

const simulatedWord = (t: Translate, { counting }: ReportFacts) =>
  t(counting.isSimulated ? 'reports.table.yes' : 'reports.table.no')

function daysAsTable(t: Translate, { facts, shown }: ShownReport): CsvTable {
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
      changes.get(figures.day)?.join(', ') ?? null,
    ]),
  }
}

function rowsAsTable(t: Translate, { facts, table }: ShownReport): CsvTable {
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
