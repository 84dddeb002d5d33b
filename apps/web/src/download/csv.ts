import Papa from 'papaparse'

export type CsvCell = string | number | Date | null

/** The cells of a table; amounts are decimals, with their currency in a separate column. */
export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly CsvCell[])[]
}

// Spreadsheet programs execute a text that starts like this, also with wide characters or after spaces.
// Numbers are left alone.
const formula = /^\s*[=+\-@|%\t\r＝＋－＠]/

// Without it, such programs assume another encoding.
const byteOrderMark = '\uFEFF'

function written(cell: CsvCell): string | number {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell ?? ''
}

/**
 * A table as CSV: dates as `YYYY-MM-DD`, empty cells for missing values. A text that starts like a formula
 * gets an apostrophe before it, so that no program executes it.
 */
export function csvText({ columns, rows }: CsvTable): string {
  const data = rows.map((row) => row.map(written))
  return byteOrderMark + Papa.unparse({ fields: [...columns], data }, { escapeFormulae: formula })
}
