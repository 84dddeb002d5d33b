import type { ListSort } from '@aloft/domain/ads/list/list-query.rules'
import { Icon } from '@aloft/design-system/primitives/icon'
import { RowsPick, type Selection } from './row-pick.tsx'
import * as css from './rows-table.css.ts'

export interface TableHeadProps<Column extends string, Sort extends Column> {
  columns: readonly { readonly id: Column; readonly label: string; readonly isFigure: boolean }[]
  sort: ListSort<Sort>
  sorts: readonly Sort[]
  onSort: (sort: ListSort<Sort>) => void
  /** The rows that its checkbox selects. */
  picked?: { readonly selection: Selection; readonly ids: readonly string[] } | undefined
}

/** The headings of a table; most of them sort it. */
export function TableHead<Column extends string, Sort extends Column>({
  columns,
  sort: { by, isDescending },
  sorts,
  onSort,
  picked,
}: TableHeadProps<Column, Sort>) {
  return (
    <thead className={css.headings}>
      <tr>
        {picked ? <RowsPick {...picked} /> : null}
        {columns.map(({ id, label: word, isFigure }, place) => {
          const sorted = sorts.find((one) => one === id)
          const isSorted = by === sorted
          return (
            <th
              key={id}
              scope="col"
              className={css.head}
              data-figure={isFigure || undefined}
              data-name={place === 0 || undefined}
              data-beside-pick={place === 0 && picked ? true : undefined}
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
  )
}
