import type { ListFilter } from '@aloft/domain/ads/list/list-query.rules'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { media } from '@aloft/design-system/theme/scale'
import { FilterFields } from './filter-fields.tsx'
import { PhoneFilters } from './phone-filters.tsx'

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

/** The filters of a list (LST-01); on a phone behind one line, with those that are set below it. */
export function ListFilters(props: ListFiltersProps) {
  return useMedia(media.phone) ? <PhoneFilters {...props} /> : <FilterFields {...props} />
}
