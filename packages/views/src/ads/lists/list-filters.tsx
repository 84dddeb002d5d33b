import { useMedia } from '@aloft/design-system/patterns/use-media'
import { media } from '@aloft/design-system/theme/scale'
import { FilterFields } from './filter-fields.tsx'
import type { ListFiltersProps } from './list-filters-props.ts'
import { PhoneFilters } from './phone-filters.tsx'

/** The filters of a list (LST-01); on a phone behind one line, with those that are set below it. */
export function ListFilters(props: ListFiltersProps) {
  return useMedia(media.phone) ? <PhoneFilters {...props} /> : <FilterFields {...props} />
}
