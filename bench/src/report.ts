import { availableParallelism, cpus, totalmem } from 'node:os'
import type { Figure } from './figure.ts'

/** The results as a Markdown page. */
export function report(groups: readonly (readonly [title: string, figures: readonly Figure[]])[]): string {
  const parts = groups.map(([title, figures]) => `## ${title}\n\n${table(figures)}`)
  return [`# Results of \`npm run bench\`\n\n${machine()}`, ...parts].join('\n\n').concat('\n')
}

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${availableParallelism()} cores (${first?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}, ${process.platform} ${process.arch}. Ratios are of one run: both sides by turns, the median of five, processor time of the process that serves.`
}

// Cells are padded like the formatter does, so that it changes nothing.
function table(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, aim, note = '' }) => {
    const verdict = aim ? (aim.isMet ? 'met' : '**missed**') : ''
    return [what, measured, aim?.text ?? '', verdict, note]
  })
  const lines = [['what', 'measured', 'aim', '', 'note'], ...rows]
  const widths = [0, 1, 2, 3, 4].map((i) => Math.max(3, ...lines.map((cells) => cells[i]?.length ?? 0)))
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = lines
  return [draw(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(draw)].join(
    '\n',
  )
}
