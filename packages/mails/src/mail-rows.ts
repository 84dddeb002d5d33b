import type { MailRow } from './mail-content.ts'
import { escapeHtml } from './escape-html.ts'

/** The table of a mail as plain text: one line per row, with amounts in a column. */
export function plainRows(rows: readonly MailRow[]): string {
  const columns = rows.filter(({ isAmount }) => isAmount)
  const labelWidth = longest(columns.map(({ label }) => `${label}:`))
  const valueWidth = longest(columns.map(({ value }) => value))
  const lines = rows.map(({ label, value, isAmount }) =>
    isAmount ? `${`${label}:`.padEnd(labelWidth)} ${value.padStart(valueWidth)}` : `${label}: ${value}`,
  )
  return lines.join('\n')
}

/** The table of a mail as rows of an HTML table. */
export function htmlRows(rows: readonly MailRow[]): string {
  return rows.map(htmlRow).join('')
}

function htmlRow({ label, value, isAmount = false, isTotal = false }: MailRow): string {
  const weight = isTotal ? 'bold' : 'normal'
  const cell = `padding: 4px 0; vertical-align: top; font-weight: ${weight};`
  const align = `text-align: right; ${isAmount ? 'white-space: nowrap;' : ''}`
  return (
    `<tr><th scope="row" style="${cell} text-align: left; padding-right: 16px;">${escapeHtml(label)}</th>` +
    `<td style="${cell} ${align}">${escapeHtml(value)}</td></tr>`
  )
}

function longest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length))
}
