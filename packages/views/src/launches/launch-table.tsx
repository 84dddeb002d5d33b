import {
  type LaunchColumn,
  launchColumns,
  type LaunchSort,
  launchSorts,
} from '@aloft/domain/ads/list/launch-columns.rules'
import type { LaunchRow, LaunchTotals } from '@aloft/domain/ads/list/launch.entity'
import type { ListFilter, ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from '@aloft/design-system/patterns/fresh-mark.css'
import { FreshMark } from '@aloft/design-system/patterns/fresh-mark'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { NamedPlatform, RowName, RowStatus } from '../ads/lists/row-cells.tsx'
import { RowsTable } from '../ads/lists/rows-table.tsx'
import { summedColumn, useLaunchWords, useSumWords } from './use-launch-words.ts'

export interface LaunchTableProps {
  /** In the order they are shown. */
  launches: readonly LaunchRow[]
  /** The sums of all launches, also of those that follow. */
  totals?: LaunchTotals | null | undefined
  /** The active filter: the list starts from the top when it changes. */
  filter?: ListFilter
  /** Set if there are more: fetches the next ones, which follow in `launches`. */
  onNearEnd?: (() => void) | undefined
  sort: ListSort<LaunchSort>
  onSort: (sort: ListSort<LaunchSort>) => void
  /** Opens the ad of a launch. */
  onOpen: (balloonId: string) => void
  /** Address of the setting that removes an ad's limit. */
  limitHref: (balloonId: string, limit: DeliveryLimit) => string
}

const texts: readonly LaunchColumn[] = ['runId', 'status', 'platform', 'type', 'startDate', 'endDate']

/** What a card on a phone shows, besides the name. */
const onCard: readonly LaunchColumn[] = ['status', 'spend', 'clicks']

/** The end of an id, which differs between launches of one day. */
const shortId = (id: string) => id.slice(-8)

/** Launches of ads as rows, the fields of a launch as columns (ENT-27, LST-03). */
export function LaunchTable({
  launches,
  totals,
  filter,
  onNearEnd,
  sort,
  onSort,
  onOpen,
  limitHref,
}: LaunchTableProps) {
  const { t } = useTranslation()
  const words = useLaunchWords()
  const sumWords = useSumWords()
  const content = (launch: LaunchRow, column: LaunchColumn): ReactNode => {
    if (column === 'status') {
      const { balloonId, limit } = launch
      return (
        <RowStatus limit={limit && { limit, href: limitHref(balloonId, limit) }}>
          <span className={css.beside}>
            <StatusPill status={launch.status} />
            {launch.isFresh ? <FreshMark /> : null}
          </span>
        </RowStatus>
      )
    }
    if (column === 'platform') return <NamedPlatform platform={launch.platform} />
    if (column !== 'runId') return words(launch, column)
    const below = t('launchList.numbered', { number: launch.number, id: shortId(launch.runId) })
    return <RowName name={launch.name} below={below} onOpen={() => onOpen(launch.balloonId)} />
  }
  return (
    <RowsTable
      label={t('launchList.title')}
      columns={launchColumns.map((id) => ({
        id,
        label: t(`launchList.columns.${id}`),
        isFigure: !texts.includes(id),
        isKey: id === 'status' || !texts.includes(id),
        isOnCard: onCard.includes(id),
        cell: (launch: LaunchRow) => content(launch, id),
      }))}
      rows={launches}
      {...(filter && { filter })}
      idOf={({ runId }) => runId}
      nameOf={({ name, number, runId }) => t('launchList.named', { name, number, id: shortId(runId) })}
      onNearEnd={onNearEnd}
      totals={
        totals
          ? {
              label: t('adList.total'),
              cell: (column) => {
                const summed = summedColumn(column)
                return summed ? sumWords(totals, summed) : null
              },
            }
          : undefined
      }
      sort={sort}
      sorts={launchSorts}
      onSort={onSort}
    />
  )
}
