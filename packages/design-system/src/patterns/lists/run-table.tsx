import {
  type AdRunColumn,
  adRunColumns,
  type AdRunSort,
  adRunSorts,
} from '@aloft/domain/ads/list/ad-run-columns.rules'
import type { AdRunRow } from '@aloft/domain/ads/list/ad-run.entity'
import type { ListFilter, ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type { RunLimit } from '@aloft/domain/ads/run-limit.rules'
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
  runs: readonly AdRunRow[]
  /** The active filter: the list starts from the top when it changes. */
  filter?: ListFilter
  /** Given where there are more: fetches the next ones, which follow in `runs`. */
  onNearEnd?: (() => void) | undefined
  sort: ListSort<AdRunSort>
  onSort: (sort: ListSort<AdRunSort>) => void
  /** Opens the ad of a run. */
  onOpen: (balloonId: string) => void
  /** Where the setting of an ad is that mends what limits it. */
  limitHref: (balloonId: string, limit: RunLimit) => string
}

const texts: readonly AdRunColumn[] = ['runId', 'status', 'platform', 'type', 'startDate', 'endDate']

/** The end of an id, which differs between runs of one day. */
const shortId = (id: string) => id.slice(-8)

/** Runs of ads as rows, the fields of an ad run as columns (ENT-27, LST-03). */
export function RunTable({ runs, filter, onNearEnd, sort, onSort, onOpen, limitHref }: RunTableProps) {
  const { t } = useTranslation()
  const words = useRunWords()
  const content = (run: AdRunRow, column: AdRunColumn): ReactNode => {
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
      columns={adRunColumns.map((id) => ({
        id,
        label: t(`adRuns.columns.${id}`),
        isFigure: !texts.includes(id),
        cell: (run: AdRunRow) => content(run, id),
      }))}
      rows={runs}
      {...(filter && { filter })}
      idOf={({ runId }) => runId}
      nameOf={({ name, number, runId }) => t('adRuns.named', { name, number, id: shortId(runId) })}
      onNearEnd={onNearEnd}
      sort={sort}
      sorts={adRunSorts}
      onSort={onSort}
    />
  )
}
