import { isFigureName } from '@aloft/domain/ads/performance.rules'
import type { ReportColumn } from '@aloft/domain/core/report-columns'
import type { Translate } from '@aloft/messages/text-key'

/** The head of a column of a report's launches or ads. */
export function reportColumnWord(t: Translate, kind: 'launches' | 'ads', column: ReportColumn): string {
  if (column === 'name') return t(kind === 'launches' ? 'reports.table.launch' : 'reports.table.ad')
  return t(isFigureName(column) ? `reports.figures.${column}` : `reports.table.${column}`)
}
