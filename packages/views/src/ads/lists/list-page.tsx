import { countFilters, type ListFilter, wholeList } from '@aloft/domain/ads/list/list-query.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import type { ListSorting } from './list-filters-props.ts'
import { ListFilters } from './list-filters.tsx'
import * as css from './list-page.css.ts'

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
    <div className={css.page}>
      <Cluster gap={16} rowGap={12} justify="between">
        <Heading level={1} size={32}>
          {t(`${list}.title`)}
        </Heading>
        <Cluster gap={8}>
          <span className={css.count} role="status">
            {count}
          </span>
          {ways}
        </Cluster>
      </Cluster>
      <ListFilters filter={filter} onChange={onFilter} sorting={sorting} />
      {children}
    </div>
  )
}

/** Why there is no list. */
export type ListGap =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'noBrand'; onCreateBrand: () => void }

/** Replaces a list that isn't known yet or has no brand. */
export function MissingList({ list, gap }: { list: ListName; gap: ListGap }) {
  const { t } = useTranslation()
  if (gap.kind === 'loading')
    return (
      <div className={css.page} aria-busy="true">
        <VisuallyHidden>{t(`${list}.loading`)}</VisuallyHidden>
        <Skeleton width={list === 'adList' ? 140 : 160} height={36} />
        <Skeleton width="100%" height={64} shape="block" />
        <Skeleton width="100%" height={320} shape="block" />
      </div>
    )
  return (
    <div className={css.page}>
      {gap.kind === 'failed' ? (
        <PageMessage title={t(`${list}.failed.title`)} lead={t(`${list}.failed.lead`)} failed={gap} />
      ) : (
        <PageMessage
          title={t('adList.noBrand.title')}
          lead={t('adList.noBrand.lead')}
          way={{ label: t('adList.noBrand.create'), onPress: gap.onCreateBrand }}
        />
      )}
    </div>
  )
}

export interface EmptyListProps {
  list: ListName
  filter: ListFilter
  onFilter: (filter: ListFilter) => void
  /** A link for adding the first row, if the list has no filters. */
  first: ReactNode
}

/** Replaces the rows of a list: nothing matches, nothing is archived, or there's nothing yet. */
export function EmptyList({ list, filter, onFilter, first }: EmptyListProps) {
  const { t } = useTranslation()
  const isNarrowed = countFilters(filter) > 0
  const kind = isNarrowed ? 'found' : filter.isArchived ? 'archived' : null
  return (
    <div className={css.nothing}>
      <Heading level={2} size={20}>
        {t(kind ? `${list}.empty.${kind}Title` : `${list}.empty.title`)}
      </Heading>
      <Text tone="soft">{t(kind ? `${list}.empty.${kind}Lead` : `${list}.empty.lead`)}</Text>
      {isNarrowed ? (
        <Button onPress={() => onFilter(wholeList.filter)}>{t('adList.filters.clear')}</Button>
      ) : kind ? null : (
        first
      )}
    </div>
  )
}
