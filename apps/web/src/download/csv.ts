import Papa from 'papaparse'

export type CsvCell = string | number | Date | null

/** What a table shows, cell by cell; amounts are decimals, their currency a column of its own. */
export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

// A program for tables carries out a text that begins like this, be it wide or behind spaces. Numbers are left alone.
const formula = /^\s*[=+\-@|%\t\r＝＋－＠]/

// Without it such programs take the letters for those of another alphabet.
const byteOrderMark = '\uFEFF'

function written(cell: CsvCell): string | number {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell ?? ''
}

/**
 * A table as the text of a CSV file: days as `YYYY-MM-DD`, nothing where there is no value. A text that begins like a
 * formula gets an apostrophe before it, so that no program runs it.
 */
export function csvText({ columns, rows }: CsvTable): string {
  const data = rows.map((row) => row.map(written))
  return byteOrderMark + Papa.unparse({ fields: [...columns], data }, { escapeFormulae: formula })
}
