import type { ListFilter } from '@aloft/domain/ads/list/list-query.rules'

/** How a list is sorted where it has no headings to press. */
export interface ListSorting {
  columns: readonly { readonly id: string; readonly label: string }[]
  by: string
  isDescending: boolean
  onSort: (by: string, isDescending: boolean) => void
}

export interface ListFiltersProps {
  filter: ListFilter
  onChange: (filter: ListFilter) => void
  sorting?: ListSorting | undefined
}
