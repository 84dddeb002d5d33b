import { type LaunchSort, launchSorts } from '@aloft/domain/ads/list/launch-columns.rules'
import type { LaunchRow, LaunchTotals } from '@aloft/domain/ads/list/launch.entity'
import type { ListFilter, ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { NoRows, ListPage, MissingPage } from '../ads/lists/list-page.tsx'
import { LaunchTable, type LaunchTableProps } from './launch-table.tsx'
import { SimulatedNote } from '@aloft/design-system/patterns/simulated-note'
import type { ListGap } from '@aloft/design-system/patterns/missing-list'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Button } from '@aloft/design-system/primitives/button'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './launch-list.css.ts'

/** What is known of the launches of a brand's ads. */
export type LaunchListContent = ListGap | ({ kind: 'launches' } & ListedLaunches)

export interface ListedLaunches {
  query: ListQuery<LaunchSort>
  onQuery: (query: ListQuery<LaunchSort>) => void
  /** What the query takes, in its order, as far as it was fetched. */
  launches: readonly LaunchRow[]
  /** The sums of all that the query takes. */
  totals: LaunchTotals | null
  /** They are those of an earlier query: others are on their way. */
  isStale: boolean
  /** Whether there are more, or why they didn't load. */
  more: 'none' | 'waiting' | 'loading' | FailedLoad
  onMore: () => void
  /** Opens the ad of a launch. */
  onOpen: (balloonId: string) => void
  /** Address of the setting that removes an ad's limit. */
  limitHref: LaunchTableProps['limitHref']
  /** Keeps all that the query takes as a file. */
  onDownload: () => void
  download: 'none' | 'writing' | FailedLoad
  /** The page of the ads that these are launches of. */
  adsHref: string
}

export interface LaunchListViewProps {
  content: LaunchListContent
}

/** Shown where the list currently ends. */
function End({ more }: Pick<ListedLaunches, 'more'>) {
  const { t } = useTranslation()
  if (more === 'loading')
    return (
      <p className={css.more} role="status">
        {t('launchList.loadingMore')}
      </p>
    )
  return typeof more === 'object' ? (
    <FailedNotice failed={more}>{t('launchList.moreFailed')}</FailedNotice>
  ) : null
}

/** Every launch of a brand's ads, narrowed and sorted as the lists of ads are (LST-03, ENT-27). */
export function LaunchListView({ content }: LaunchListViewProps) {
  const { t } = useTranslation()
  if (content.kind !== 'launches') return <MissingPage list="launchList" gap={content} />
  const { query, onQuery, launches, totals, isStale, more, onMore, onOpen, download, onDownload, adsHref } =
    content
  const all = totals?.count ?? launches.length
  const count = t('launchList.count', { count: all, number: formatNumber(all) })
  const onFilter = (filter: ListFilter) => onQuery({ ...query, filter })
  const ways = (
    <>
      <ButtonLink variant="quiet" href={adsHref}>
        {t('launchList.ads')}
      </ButtonLink>
      {launches.length > 0 ? (
        <Button variant="quiet" isLoading={download === 'writing'} onPress={onDownload}>
          {t('launchList.download')}
        </Button>
      ) : null}
    </>
  )
  return (
    <ListPage
      list="launchList"
      count={count}
      ways={ways}
      filter={query.filter}
      onFilter={onFilter}
      sorting={{
        ...query.sort,
        columns: launchSorts.map((id) => ({ id, label: t(`launchList.columns.${id}`) })),
        onSort: (id, isDescending) =>
          onQuery({
            ...query,
            sort: { by: launchSorts.find((one) => one === id) ?? query.sort.by, isDescending },
          }),
      }}
    >
      {typeof download === 'object' ? (
        <FailedNotice failed={download}>{t('launchList.downloadFailed')}</FailedNotice>
      ) : null}
      {launches.length === 0 ? (
        <NoRows
          list="launchList"
          filter={query.filter}
          onFilter={onFilter}
          first={<ButtonLink href={adsHref}>{t('launchList.ads')}</ButtonLink>}
        />
      ) : (
        <>
          <div className={css.rows} aria-busy={isStale}>
            <LaunchTable
              launches={launches}
              totals={totals}
              filter={query.filter}
              onNearEnd={more === 'waiting' && !isStale ? onMore : undefined}
              sort={query.sort}
              onSort={(sort) => onQuery({ ...query, sort })}
              onOpen={onOpen}
              limitHref={content.limitHref}
            />
          </div>
          <End more={more} />
          {totals && totals.numOthers > 0 ? (
            <Text size={13} tone="soft">
              {t('adList.totalOthers', { count: totals.numOthers })}
            </Text>
          ) : null}
          <Text size={13} tone="soft">
            {t('launchList.notCounted')}
          </Text>
          {launches.some(({ isSimulated }) => isSimulated) ? <SimulatedNote /> : null}
        </>
      )}
    </ListPage>
  )
}
