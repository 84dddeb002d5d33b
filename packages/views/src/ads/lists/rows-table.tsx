import type { ListSort } from '@aloft/domain/ads/list/list-query.rules'
import { media } from '@aloft/design-system/theme/scale'
import { useMedia } from '@aloft/design-system/patterns/use-media'
import { rowHeight, useRowsInSight } from '@aloft/design-system/patterns/use-rows-in-sight'
import { Fragment, type ReactNode, useCallback, useEffect, useRef } from 'react'
import * as css from './rows-table.css.ts'
import { RowPick, type Selection } from './row-pick.tsx'
import { TableHead } from './table-head.tsx'
import { useIsNarrower } from './use-is-narrower.ts'
import { useMoreAtEnd } from './use-more-at-end.ts'

/** A column of a table: its heading, and its value for a row. */
export interface TableColumn<Row, Column extends string> {
  id: Column
  label: string
  /** Aligns the cells at their end. */
  isFigure: boolean
  /** Comes right after the name where not all columns fit, so that it's in sight without scrolling sideways. */
  isKey?: boolean
  /** Also shown on a phone, where each row is a card. */
  isOnCard?: boolean
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
  /** A heading above the row at this place and all that follow. */
  heading?: { readonly at: number; readonly label: string } | undefined
  /** Shows a checkbox in each row. */
  selection?: Selection | undefined
  /** If there are more rows than these, the total isn't known. */
  onNearEnd?: (() => void) | undefined
  /** The last row, which stays in sight: the sums of all rows, also of those that aren't rendered. */
  totals?: { readonly label: string; readonly cell: (column: Column) => ReactNode } | undefined
  sort: ListSort<Sort>
  sorts: readonly Sort[]
  onSort: (sort: ListSort<Sort>) => void
}

const rowsBeforeEnd = 12

/**
 * Rows with a cell for each column; on a phone, each row is a card. Only visible rows are rendered, however many there
 * are.
 */
export function RowsTable<Row, Column extends string, Sort extends Column>({
  label,
  columns,
  rows,
  filter,
  idOf,
  nameOf,
  heading,
  selection,
  onNearEnd,
  totals,
  sort,
  sorts,
  onSort,
}: RowsTableProps<Row, Column, Sort>) {
  const frame = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const height = useMedia(media.phone) ? css.cardHeight : rowHeight
  const headingAt = heading?.at
  const heightAt = useCallback(
    (place: number) => (place === headingAt ? css.headingHeight : height),
    [headingAt, height],
  )
  const count = rows.length + (heading ? 1 : 0)
  const { places, before, behind } = useRowsInSight(box, count, heightAt)
  const { by, isDescending } = sort
  useMoreAtEnd(frame, box)
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for the cleanup.
    box.current?.scrollTo({ top: 0 })
  }, [by, isDescending, filter])
  const isNearEnd = (places.at(-1) ?? 0) >= count - rowsBeforeEnd
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd, rows.length])
  const isNarrow = useIsNarrower(frame, css.wholeWidth)
  const shown = isNarrow ? keyColumnsFirst(columns) : columns
  const [name, ...others] = shown
  const numCells = columns.length + (selection ? 1 : 0)
  return (
    <div ref={frame} className={css.frame}>
      <div ref={box} className={css.box} role="region" aria-label={label}>
        <table
          className={css.table}
          data-narrow={isNarrow || undefined}
          aria-rowcount={onNearEnd ? -1 : count + 1}
        >
          <TableHead
            columns={shown}
            sort={sort}
            sorts={sorts}
            onSort={onSort}
            picked={selection && { selection, ids: rows.map(idOf) }}
          />
          <tbody className={css.body}>
            <tr aria-hidden="true" className={css.space} style={{ height: before }} />
            {places.map((place) => {
              if (heading && place === headingAt)
                return (
                  <tr key="heading" className={css.groupRow} aria-rowindex={place + 2}>
                    <th scope="rowgroup" colSpan={numCells} className={css.group}>
                      <span className={css.groupWord}>{heading.label}</span>
                    </th>
                  </tr>
                )
              const row = rows[heading && place > heading.at ? place - 1 : place]
              if (!row) return <Fragment key={place} />
              const id = idOf(row)
              const rowName = nameOf(row)
              return (
                <tr
                  key={id}
                  className={css.row}
                  aria-rowindex={place + 2}
                  data-picked={selection?.ids.has(id) || undefined}
                >
                  {selection ? (
                    <RowPick
                      name={rowName}
                      isPicked={selection.ids.has(id)}
                      onPick={() => selection.onPick(id)}
                    />
                  ) : null}
                  <th
                    scope="row"
                    className={css.name}
                    data-beside-pick={selection && true}
                    aria-label={rowName}
                  >
                    {name?.cell(row)}
                  </th>
                  {others.map(({ id: column, label: word, isFigure, isOnCard, cell }) => (
                    <td
                      key={column}
                      className={css.cell}
                      data-figure={isFigure || undefined}
                      data-card={isOnCard || undefined}
                      data-label={isFigure ? word : undefined}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              )
            })}
            <tr aria-hidden="true" className={css.space} style={{ height: behind }} />
          </tbody>
          {totals ? (
            <tfoot className={css.foot}>
              <tr className={css.totals}>
                <th scope="row" className={css.totalsName} colSpan={selection ? 2 : 1}>
                  {totals.label}
                </th>
                {others.map(({ id, label: word, isFigure, isOnCard }) => (
                  <td
                    key={id}
                    className={css.total}
                    data-figure={isFigure || undefined}
                    data-card={(isFigure && isOnCard) || undefined}
                    data-label={isFigure ? word : undefined}
                  >
                    {totals.cell(id)}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </div>
  )
}

function keyColumnsFirst<Row, Column extends string>([name, ...others]: readonly TableColumn<
  Row,
  Column
>[]): readonly TableColumn<Row, Column>[] {
  const inOrder = [...others.filter(({ isKey }) => isKey), ...others.filter(({ isKey }) => !isKey)]
  return name ? [name, ...inOrder] : inOrder
}
