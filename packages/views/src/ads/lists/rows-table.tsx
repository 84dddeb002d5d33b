import type { ListSort } from '@aloft/domain/ads/list/list-query.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { PlatformMark } from '@aloft/design-system/patterns/tool-icon'
import * as css from './rows-table.css.ts'
import { useRowsInSight } from '@aloft/design-system/patterns/use-rows-in-sight'

/** A column of a table: its heading, and its value for a row. */
export interface TableColumn<Row, Column extends string> {
  id: Column
  label: string
  /** Aligns the cells at their end. */
  isFigure: boolean
  cell: (row: Row) => ReactNode
}

export interface RowsTableProps<Row, Column extends string, Sort extends Column> {
  label: string
  /** The first one names the row, and stays while the others scroll sideways. */
  columns: readonly TableColumn<Row, Column>[]
  /** In display order. */
  rows: readonly Row[]
  /** The current filter. When it changes, the list starts from the top. */
  filter?: object
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** If there are more rows than these, the total isn't known. */
  onNearEnd?: (() => void) | undefined
  sort: ListSort<Sort>
  sorts: readonly Sort[]
  onSort: (sort: ListSort<Sort>) => void
}

const rowsBeforeEnd = 12

/** Rows with a cell for each column. Only visible rows are rendered, however many there are. */
export function RowsTable<Row, Column extends string, Sort extends Column>({
  label,
  columns,
  rows,
  filter,
  idOf,
  nameOf,
  onNearEnd,
  sort,
  sorts,
  onSort,
}: RowsTableProps<Row, Column, Sort>) {
  const box = useRef<HTMLDivElement>(null)
  const { places, before, behind } = useRowsInSight(box, rows.length)
  const { by, isDescending } = sort
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for the cleanup.
    box.current?.scrollTo({ top: 0 })
  }, [by, isDescending, filter])
  const isNearEnd = (places.at(-1) ?? 0) >= rows.length - rowsBeforeEnd
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd, rows.length])
  const [name, ...others] = columns
  return (
    <div ref={box} className={css.box} role="region" aria-label={label}>
      <table className={css.table} aria-rowcount={onNearEnd ? -1 : rows.length + 1}>
        <thead>
          <tr>
            {columns.map(({ id, label: word, isFigure }) => {
              const sorted = sorts.find((one) => one === id)
              const isSorted = by === sorted
              return (
                <th
                  key={id}
                  scope="col"
                  className={css.head}
                  data-figure={isFigure || undefined}
                  aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
                >
                  {sorted ? (
                    <button
                      type="button"
                      className={css.sort}
                      onClick={() => onSort({ by: sorted, isDescending: isSorted && !isDescending })}
                    >
                      {word}
                      <span className={css.arrow}>
                        <Icon name="chevron-down" size={14} />
                      </span>
                    </button>
                  ) : (
                    <span className={css.word}>{word}</span>
                  )}
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
              <tr key={idOf(row)} className={css.row} aria-rowindex={place + 2}>
                <th scope="row" className={css.name} aria-label={nameOf(row)}>
                  {name?.cell(row)}
                </th>
                {others.map(({ id, isFigure, cell }) => (
                  <td key={id} className={css.cell} data-figure={isFigure || undefined}>
                    {cell(row)}
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

/** The name of a row, which opens it; `below` is a second line. */
export function RowName({ name, below, onOpen }: { name: string; below?: string; onOpen: () => void }) {
  return (
    <button type="button" className={css.open} title={name} onClick={onOpen}>
      <bdi className={css.line}>{name}</bdi>
      {below ? <span className={css.below}>{below}</span> : null}
    </button>
  )
}

export function NamedPlatform({ platform }: { platform: AdPlatform }) {
  const { t } = useTranslation()
  return (
    <span className={css.platform}>
      <PlatformMark platform={platform} size={14} />
      {t(`ads.platforms.${platform}`)}
    </span>
  )
}
