import { type BalloonStatus, balloonStatuses } from '../../balloons/balloon-status.rules.ts'
import type { AdType } from '../ad-settings.rules.ts'
import type { AdPlatform } from '../../ideas/platforms.rules.ts'
import { hasAllWords, withoutAccents } from '../../core/names.ts'
import type { AdColumn } from '../../core/ad-columns.ts'
import { type AdRow, figureOf } from './ad-rows.rules.ts'

/** Maximum number of characters used from a search text. */
export const maxSearchLength = 200

/** A list's filters; an empty list of choices and null match everything. */
export interface ListFilter {
  readonly statuses: readonly BalloonStatus[]
  readonly platforms: readonly AdPlatform[]
  readonly types: readonly AdType[]
  /** Words in the name, in any order, ignoring case and accents. */
  readonly text: string
  /** Ads that are live at some time between these two. */
  readonly from: Date | null
  readonly until: Date | null
  readonly isArchived: boolean
}

export interface ListSort<Column extends string = AdColumn> {
  readonly by: Column
  readonly isDescending: boolean
}

/** The query of every list: list, gallery, timeline, launches, and the exported file (LST-01, LST-03). */
export interface ListQuery<Column extends string = AdColumn> {
  readonly filter: ListFilter
  readonly sort: ListSort<Column>
}

/** The default of every list: most recently started first. */
export const wholeList = {
  filter: { statuses: [], platforms: [], types: [], text: '', from: null, until: null, isArchived: false },
  sort: { by: 'startDate', isDescending: true },
} as const satisfies ListQuery

/** A row's sort value. */
export type SortValue = string | number | null

/** A position in a list: after the row with these values. It stays valid if earlier rows come and go. */
export interface ListCursor {
  readonly value: SortValue
  readonly id: string
}

/** Values of a row that a filter needs. */
export type FilteredRow = Pick<
  AdRow,
  'name' | 'status' | 'platform' | 'type' | 'startDate' | 'endDate' | 'isArchived'
>

/** Whether a row matches a filter. */
export function isTaken(row: FilteredRow, filter: ListFilter): boolean {
  const { statuses, platforms, types, text, from, until, isArchived } = filter
  if (row.isArchived !== isArchived) return false
  if (statuses.length > 0 && !statuses.includes(row.status)) return false
  if (platforms.length > 0 && (row.platform === null || !platforms.includes(row.platform))) return false
  if (types.length > 0 && !types.includes(row.type)) return false
  if (!hasAllWords(row.name, text)) return false
  if (from === null && until === null) return true
  if (row.startDate === null) return false
  return (
    (until === null || row.startDate < until) && (from === null || row.endDate === null || row.endDate > from)
  )
}

/** Number of choices in a filter, which "clear filters" would remove. */
export function countFilters({ statuses, platforms, types, text, from, until }: ListFilter): number {
  const lists = [statuses, platforms, types].filter(({ length }) => length > 0)
  return lists.length + [text.trim() || null, from, until].filter((choice) => choice !== null).length
}

/** A row's sort value in a column; statuses are sorted in the order of an ad's life. */
export function sortValue(row: AdRow, by: AdColumn): SortValue {
  switch (by) {
    case 'name':
      return withoutAccents(row.name)
    case 'status':
      return balloonStatuses.indexOf(row.status)
    case 'platform':
      return row.platform
    case 'type':
      return row.type
    case 'startDate':
      return row.startDate?.getTime() ?? null
    case 'timeRemaining':
      return row.endDate?.getTime() ?? null
    default:
      return figureOf(row, by)
  }
}

// Rows without a value come last in both directions; rows with equal values are ordered by id, so that each has its own
// place.
function compare(
  one: ListCursor,
  other: ListCursor,
  { isDescending }: Pick<ListSort, 'isDescending'>,
): number {
  if ((one.value === null) !== (other.value === null)) return one.value === null ? 1 : -1
  if (one.value !== null && other.value !== null && one.value !== other.value)
    return one.value < other.value === isDescending ? 1 : -1
  return one.id === other.id ? 0 : one.id < other.id === isDescending ? 1 : -1
}

/** The place of an ad in a sorted list. */
function placeOfAd(row: AdRow, { by }: ListSort): ListCursor {
  return { value: sortValue(row, by), id: row.id }
}

/** The rows that match a query, in its order; `placeOf` returns a row's place in it. */
export function sortRows<Row extends FilteredRow, Column extends string>(
  rows: readonly Row[],
  { filter, sort }: ListQuery<Column>,
  placeOf: (row: Row, sort: ListSort<Column>) => ListCursor,
): readonly Row[] {
  return rows
    .filter((row) => isTaken(row, filter))
    .map((row) => ({ row, place: placeOf(row, sort) }))
    .toSorted((one, other) => compare(one.place, other.place, sort))
    .map(({ row }) => row)
}

/** The ads that match a query, in its order. */
export function selectRows<Row extends AdRow>(rows: readonly Row[], query: ListQuery): readonly Row[] {
  return sortRows(rows, query, placeOfAd)
}
