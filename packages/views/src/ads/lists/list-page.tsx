import { countFilters, type ListFilter, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { EmptyList } from '@aloft/design-system/patterns/empty-list'
import { ListFrame } from '@aloft/design-system/patterns/list-frame'
import { type ListGap, MissingList } from '@aloft/design-system/patterns/missing-list'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import type { ListSorting } from './list-filters-props.ts'
import { ListFilters } from './list-filters.tsx'

/** A list with its own page, named after its texts. */
type ListName = 'adList' | 'launchList'

export interface ListPageProps {
  list: ListName
  /** Number of rows, in words. */
  count: string
  /** Links and buttons beside its title. */
  ways: ReactNode
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  sorting?: ListSorting
  /** The rows, and messages about them. */
  children: ReactNode
}

/** A list with its title, actions and filters (LST-01 to LST-03). */
export function ListPage({ list, count, ways, filter, onFilter, sorting, children }: ListPageProps) {
  const { t } = useTranslation()
  return (
    <ListFrame title={t(`${list}.title`)} count={count} ways={ways}>
      <ListFilters filter={filter} onChange={onFilter} sorting={sorting} />
      {children}
    </ListFrame>
  )
}

/** Replaces the page of a list that isn't known yet or has no brand. */
export function MissingPage({ list, gap }: { list: ListName; gap: ListGap }) {
  const { t } = useTranslation()
  return (
    <MissingList
      gap={gap}
      loading={t(`${list}.loading`)}
      failed={{ title: t(`${list}.failed.title`), lead: t(`${list}.failed.lead`) }}
      titleWidth={list === 'adList' ? 140 : 160}
    />
  )
}

export interface NoRowsProps {
  list: ListName
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  /** A link for adding the first row, if the list has no filters. */
  first: ReactNode
}

/** Replaces the rows of a list: nothing matches, nothing is archived, or there's nothing yet. */
export function NoRows({ list, filter, onFilter, first }: NoRowsProps) {
  const { t } = useTranslation()
  const isNarrowed = countFilters(filter) > 0
  const kind = isNarrowed ? 'found' : filter.isArchived ? 'archived' : null
  return (
    <EmptyList
      title={t(kind ? `${list}.empty.${kind}Title` : `${list}.empty.title`)}
      lead={t(kind ? `${list}.empty.${kind}Lead` : `${list}.empty.lead`)}
    >
      {isNarrowed ? (
        <Button onPress={() => onFilter(wholeList.filter)}>{t('adList.filters.clear')}</Button>
      ) : kind ? null : (
        first
      )}
    </EmptyList>
  )
}
