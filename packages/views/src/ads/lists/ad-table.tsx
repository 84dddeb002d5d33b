import { type AdColumn, adColumns, type AdRow } from '@aloft/domain/ads/list/ad-rows.rules'
import type { ListFilter, ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type { DeliveryLimit } from '@aloft/domain/ads/delivery-limit.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from '@aloft/design-system/patterns/fresh-mark.css'
import { DeliveryLimitMark } from './delivery-limit-mark.tsx'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { NamedPlatform, RowName, RowsTable } from './rows-table.tsx'
import { useAdWords } from './use-ad-words.ts'

export interface AdTableProps {
  /** In display order. */
  rows: readonly AdRow[]
  /** The active filter: the list starts from the top when it changes. */
  filter?: ListFilter
  sort: ListSort
  /** By product time. */
  now: Date
  onSort: (sort: ListSort) => void
  onOpen: (id: string) => void
  /** Address of the setting that removes an ad's limit. */
  limitHref: (id: string, limit: DeliveryLimit) => string
}

const figures: readonly AdColumn[] = ['timeRemaining', 'impressions', 'results', 'spend', 'performance']

/** Ads as rows, ten columns each (LST-02). */
export function AdTable({ rows, filter, sort, now, onSort, onOpen, limitHref }: AdTableProps) {
  const { t } = useTranslation()
  const words = useAdWords(now)
  const content = (row: AdRow, column: AdColumn): ReactNode => {
    if (column === 'name') return <RowName name={row.name} onOpen={() => onOpen(row.id)} />
    if (column === 'status') {
      return (
        <span className={css.beside}>
          <StatusPill status={row.status} />
          {row.limit ? <DeliveryLimitMark limit={row.limit} href={limitHref(row.id, row.limit)} /> : null}
        </span>
      )
    }
    if (column !== 'platform' || row.platform === null) return words(row, column)
    return <NamedPlatform platform={row.platform} />
  }
  return (
    <RowsTable
      label={t('adList.title')}
      columns={adColumns.map((id) => ({
        id,
        label: t(`adList.columns.${id}`),
        isFigure: figures.includes(id),
        cell: (row: AdRow) => content(row, id),
      }))}
      rows={rows}
      {...(filter && { filter })}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={sort}
      sorts={adColumns}
      onSort={onSort}
    />
  )
}
