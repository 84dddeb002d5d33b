import { type AdColumn, adColumns, type AdRow } from '@aloft/domain/ads/list/ad-rows.rules'
import type { ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../primitives/icon.tsx'
import { StatusPill } from '../status-pill.tsx'
import { PlatformMark } from '../tool-icon.tsx'
import * as css from './ad-table.css.ts'
import { useAdWords } from './use-ad-words.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

export interface AdTableProps {
  /** In the order they are shown. */
  rows: readonly AdRow[]
  sort: ListSort
  /** By product time. */
  now: Date
  onSort: (sort: ListSort) => void
  onOpen: (id: string) => void
}

const figures: readonly AdColumn[] = ['timeRemaining', 'impressions', 'results', 'spend', 'performance']

/** Ads as rows, ten columns each (LST-02). Only rows in sight are drawn, however many there are. */
export function AdTable({ rows, sort, now, onSort, onOpen }: AdTableProps) {
  const { t } = useTranslation()
  const words = useAdWords(now)
  const box = useRef<HTMLDivElement>(null)
  const { places, before, behind } = useRowsInSight(box, rows.length)

  const content = (row: AdRow, column: AdColumn): ReactNode => {
    if (column === 'status') return <StatusPill status={row.status} />
    if (column !== 'platform' || row.platform === null) return words(row, column)
    return (
      <span className={css.platform}>
        <PlatformMark platform={row.platform} size={14} />
        {words(row, column)}
      </span>
    )
  }
  return (
    <div ref={box} className={css.box} role="region" aria-label={t('adList.title')}>
      <table className={css.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {adColumns.map((column) => {
              const isSorted = sort.by === column
              return (
                <th
                  key={column}
                  scope="col"
                  className={css.head}
                  data-figure={figures.includes(column) || undefined}
                  aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className={css.sort}
                    onClick={() => onSort({ by: column, isDescending: isSorted && !sort.isDescending })}
                  >
                    {t(`adList.columns.${column}`)}
                    <span className={css.arrow}>
                      <Icon name="chevron-down" size={14} />
                    </span>
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden="true" style={{ height: before }} />
          {places.map((place) => {
            const row = rows[place]
            if (!row) return null
            return (
              <tr key={row.id} className={css.row} aria-rowindex={place + 2}>
                <th scope="row" className={css.name} aria-label={row.name}>
                  <button type="button" className={css.open} title={row.name} onClick={() => onOpen(row.id)}>
                    <bdi>{row.name}</bdi>
                  </button>
                </th>
                {adColumns.slice(1).map((column) => (
                  <td key={column} className={css.cell} data-figure={figures.includes(column) || undefined}>
                    {content(row, column)}
                  </td>
                ))}
              </tr>
            )
          })}
          <tr aria-hidden="true" style={{ height: behind }} />
        </tbody>
      </table>
    </div>
  )
}
