/** A document that is generated from the code. */
export interface Page {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
}

/** The command that rewrites every such page. */
export const command = 'npm run docs'

/** A table with cells padded like the formatter does, so that it changes nothing. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(3, ...lines.map((cells) => (cells[column] ?? '').length)))
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [draw(lines[0] ?? []), rule, ...lines.slice(1).map(draw)].join('\n')
}

/** A whole page: its parts with an empty line between them. */
export function paragraphs(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`
}
