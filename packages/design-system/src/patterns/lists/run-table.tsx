import {
  type LaunchColumn,
  launchColumns,
  type LaunchSort,
  launchSorts,
} from '@aloft/domain/ads/list/launch-columns.rules'
import type { LaunchRow } from '@aloft/domain/ads/list/launch.entity'
import type { ListFilter, ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../fresh-mark.css.ts'
import { FreshMark } from '../fresh-mark.tsx'
import { RunLimitMark } from '../run-limit-mark.tsx'
import { StatusPill } from '../status-pill.tsx'
import { NamedPlatform, RowName, RowsTable } from './rows-table.tsx'
import { useRunWords } from './use-run-words.ts'

export interface RunTableProps {
  /** In the order they are shown. */
  runs: readonly LaunchRow[]
  /** What they were narrowed to: with another one the list begins anew. */
  filter?: ListFilter
  /** Given where there are more: fetches the next ones, which follow in `runs`. */
  onNearEnd?: (() => void) | undefined
  sort: ListSort<LaunchSort>
  onSort: (sort: ListSort<LaunchSort>) => void
  /** Opens the ad of a run. */
  onOpen: (balloonId: string) => void
  /** Where the setting of an ad is that mends what limits it. */
  limitHref: (balloonId: string, limit: DeliveryLimit) => string
}

const texts: readonly LaunchColumn[] = ['runId', 'status', 'platform', 'type', 'startDate', 'endDate']

/** The end of an id, which differs between runs of one day. */
const shortId = (id: string) => id.slice(-8)

/** Runs of ads as rows, the fields of an ad run as columns (ENT-27, LST-03). */
export function RunTable({ runs, filter, onNearEnd, sort, onSort, onOpen, limitHref }: RunTableProps) {
  const { t } = useTranslation()
  const words = useRunWords()
  const content = (run: LaunchRow, column: LaunchColumn): ReactNode => {
    if (column === 'status') {
      return (
        <span className={css.beside}>
          <StatusPill status={run.status} />
          {run.isFresh ? <FreshMark /> : null}
          {run.limit ? <RunLimitMark limit={run.limit} href={limitHref(run.balloonId, run.limit)} /> : null}
        </span>
      )
    }
    if (column === 'platform') return <NamedPlatform platform={run.platform} />
    if (column !== 'runId') return words(run, column)
    const below = t('adRuns.run', { number: run.number, id: shortId(run.runId) })
    return <RowName name={run.name} below={below} onOpen={() => onOpen(run.balloonId)} />
  }
  return (
    <RowsTable
      label={t('adRuns.title')}
      columns={launchColumns.map((id) => ({
        id,
        label: t(`adRuns.columns.${id}`),
        isFigure: !texts.includes(id),
        cell: (run: LaunchRow) => content(run, id),
      }))}
      rows={runs}
      {...(filter && { filter })}
      idOf={({ runId }) => runId}
      nameOf={({ name, number, runId }) => t('adRuns.named', { name, number, id: shortId(runId) })}
      onNearEnd={onNearEnd}
      sort={sort}
      sorts={launchSorts}
      onSort={onSort}
    />
  )
}
