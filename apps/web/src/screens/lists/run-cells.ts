import { type LaunchColumn, launchColumns } from '@aloft/domain/ads/list/launch-columns.rules'
import type { CsvCell } from '../../download/csv.ts'
import type { AdRun } from '../../state/ad-runs.ts'

/** The cells of a run, in the order of its columns, with its ad and the currency behind: what a table shows, as a file. */
export function runCells(
  run: AdRun,
  words: (run: AdRun, column: 'status' | 'platform' | 'type') => string,
): readonly CsvCell[] {
  const hasStarted = run.startDate !== null
  const cell = (column: LaunchColumn): CsvCell => {
    switch (column) {
      case 'status':
      case 'platform':
      case 'type':
        return words(run, column)
      case 'spend':
      case 'clicks':
      case 'completions':
        return hasStarted ? run[column] : null
      default:
        return run[column]
    }
  }
  return [...launchColumns.map(cell), run.name, run.currency]
}
