import { formatDate } from '@aloft/messages/date-format'
import type { Translate } from '@aloft/messages/text-key'
import { downloadFile } from '../../download/download-file.ts'
import { daysAsTable, rowsAsTable, type ShownReport } from './report-as-csv.ts'

/** Downloads the days or the rows of the shown period, named after it. */
export async function downloadReport(
  t: Translate,
  what: 'days' | 'rows',
  report: ShownReport & { readonly now: Date },
): Promise<void> {
  const { csvText } = await import('../../download/csv.ts')
  const { facts, shown, now } = report
  const word = what === 'days' ? t('reports.days.fileName') : t(`reports.table.fileName.${facts.kind}`)
  const days = shown.span ? `${shown.span.from}-${shown.span.until}` : formatDate(now, 'iso')
  const text = csvText(what === 'days' ? daysAsTable(t, report) : rowsAsTable(t, report))
  downloadFile(`${word}-${days}.csv`, text, 'text/csv;charset=utf-8')
}
