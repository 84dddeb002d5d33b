/** The columns of a table. The first one is its name, which always comes first. */
export interface ColumnChoice<Column extends string> {
  readonly all: readonly Column[]
  /** Those that everybody begins with. */
  readonly usual: readonly Column[]
}

/** All columns for a choice: the shown ones in their order, and then the others. The name is always shown first. */
export function columnsToChoose<Column extends string>(
  shown: readonly Column[],
  { all }: ColumnChoice<Column>,
): readonly Column[] {
  return [...shown, ...all.filter((column) => !shown.includes(column))].filter(isChosen)
}

/** Shows a column as the last one, or hides it. */
export function toggleColumn<Column extends string>(
  shown: readonly Column[],
  column: Column,
): readonly Column[] {
  if (!isChosen(column)) return shown
  return shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]
}

/** Whether a shown column can be moved by a place; the name stays the first. */
export function canMoveColumn<Column extends string>(
  shown: readonly Column[],
  column: Column,
  by: -1 | 1,
): boolean {
  const place = shown.indexOf(column)
  return place > 0 && place + by > 0 && place + by < shown.length
}

/** Moves a shown column by a place towards the start or the end, if it can be. */
export function moveColumn<Column extends string>(
  shown: readonly Column[],
  column: Column,
  by: -1 | 1,
): readonly Column[] {
  if (!canMoveColumn(shown, column, by)) return shown
  const place = shown.indexOf(column)
  return shown.toSpliced(place, 1).toSpliced(place + by, 0, column)
}

/** Whether these are the columns that everybody begins with. */
export function areUsualColumns<Column extends string>(
  shown: readonly Column[],
  { usual }: ColumnChoice<Column>,
): boolean {
  return shown.join() === usual.join()
}

const isChosen = (column: string) => column !== 'name'
