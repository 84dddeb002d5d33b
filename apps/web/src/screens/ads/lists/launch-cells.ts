import type { ReplyOf } from '@aloft/contract/schemas'
import { type LaunchColumn, launchColumns } from '@aloft/domain/ads/list/launch-columns.rules'
import type { CsvCell } from '../../../download/csv.ts'

type ListedLaunch = ReplyOf<'get-ad-runs'>['adRuns'][number]

/** The cells of a launch, in the order of its columns, with its ad and the currency behind: what a table shows, as a file. */
export function launchCells(
  launch: ListedLaunch,
  words: (launch: ListedLaunch, column: 'status' | 'platform' | 'type') => string,
): readonly CsvCell[] {
  const hasStarted = launch.startDate !== null
  const cell = (column: LaunchColumn): CsvCell => {
    switch (column) {
      case 'status':
      case 'platform':
      case 'type':
        return words(launch, column)
      case 'spend':
      case 'clicks':
      case 'completions':
        return hasStarted ? launch[column] : null
      default:
        return launch[column]
    }
  }
  return [...launchColumns.map(cell), launch.name, launch.currency]
}
