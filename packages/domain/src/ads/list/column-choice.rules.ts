import { type AdColumn, adColumns, allAdColumns } from '../../core/ad-columns.ts'

/** All columns for a choice: the shown ones in their order, and then the others. The name is always shown first. */
export function columnsToChoose(shown: readonly AdColumn[]): readonly AdColumn[] {
  return [...shown, ...allAdColumns.filter((column) => !shown.includes(column))].filter(
    (column) => column !== 'name',
  )
}

/** Shows a column as the last one, or hides it. */
export function toggleColumn(shown: readonly AdColumn[], column: AdColumn): readonly AdColumn[] {
  if (column === 'name') return shown
  return shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]
}

/** Whether a shown column can be moved by a place; the name stays the first. */
export function canMoveColumn(shown: readonly AdColumn[], column: AdColumn, by: -1 | 1): boolean {
  const place = shown.indexOf(column)
  return place > 0 && place + by > 0 && place + by < shown.length
}

/** Moves a shown column by a place towards the start or the end, if it can be. */
export function moveColumn(shown: readonly AdColumn[], column: AdColumn, by: -1 | 1): readonly AdColumn[] {
  if (!canMoveColumn(shown, column, by)) return shown
  const place = shown.indexOf(column)
  return shown.toSpliced(place, 1).toSpliced(place + by, 0, column)
}

/** Whether these are the columns that everybody begins with. */
export function areUsualColumns(shown: readonly AdColumn[]): boolean {
  return shown.join() === adColumns.join()
}
