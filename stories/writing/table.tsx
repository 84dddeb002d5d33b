import type { ReactNode } from 'react'
import * as css from './table.css.ts'

interface TableProps {
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** A table of text, as wide as its page. */
export function Table({ head, rows }: TableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className={css.head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column} className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
