import type { ScanStep, ScanStepOutcome } from '@aloft/domain/scans/scan.entity'

/** A line of the log; `reading` is the page being read now. */
export interface ScanLogLine extends Pick<ScanStep, 'kind' | 'url' | 'status' | 'title' | 'found'> {
  /** The server's reason why nothing was read; a reason without a text in the catalogue isn't shown. */
  reason?: string | null
  seq: number
  date: Date
  outcome: ScanStepOutcome | 'reading'
}

/** What people read of it: a page each, and one row for what the site is styled with and for its pictures. */
export interface LogRow extends Omit<ScanLogLine, 'kind' | 'seq' | 'status'> {
  /** The same while the row grows. */
  id: string
  kind: 'page' | 'styles' | 'picture'
  isMissing: boolean
  /** How many files it stands for. */
  count: number
}

/** More rows are longer than the brief beside them. */
export const mostLogRows = 12

/**
 * The rows of a log, oldest first. What only guides the scan isn't one, nor a style sheet without anything new. If there are
 * too many, pages that weren't read go first.
 */
export function logRows(lines: readonly ScanLogLine[]): readonly LogRow[] {
  const rows = new Map<string, LogRow>()
  for (const line of lines) {
    const { kind, outcome, url, found } = line
    if (kind === 'robots' || kind === 'manifest') continue
    if (kind !== 'page' && (outcome === 'skipped' || outcome === 'refused')) continue
    if (kind === 'styles' && found.length === 0) continue
    const id = kind === 'page' ? url : kind
    const known = kind === 'page' ? undefined : rows.get(id)
    rows.set(id, {
      ...line,
      id,
      kind,
      found: [...new Set([...(known?.found ?? []), ...found])],
      isMissing: outcome === 'refused' && (line.status === 404 || line.status === 410),
      count: (known?.count ?? 0) + 1,
    })
  }
  const all = [...rows.values()]
  const surplus = all.length - mostLogRows
  if (surplus <= 0) return all
  const left = all.filter(({ outcome }) => outcome === 'skipped' || outcome === 'refused').slice(0, surplus)
  return all.filter((row) => !left.includes(row)).slice(-mostLogRows)
}
