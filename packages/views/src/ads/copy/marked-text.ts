import type { LintNote } from './lint-notes.tsx'

/** A piece of a text and how it is marked. */
export interface MarkedPiece {
  readonly text: string
  readonly mark: 'none' | 'error' | 'warning' | 'cut'
}

const strength: Record<MarkedPiece['mark'], number> = { none: 0, cut: 1, warning: 2, error: 3 }

/**
 * A text split by its marks: the spans with remarks, and the part after `cutAt` characters. If marks overlap, the more
 * severe one is used. Null if nothing is marked.
 */
export function markText(
  text: string,
  notes: readonly Pick<LintNote, 'severity' | 'span'>[],
  cutAt: number | null,
): readonly MarkedPiece[] | null {
  const marks: MarkedPiece['mark'][] = Array.from<MarkedPiece['mark']>({ length: text.length }).fill('none')
  const paint = (start: number, end: number, mark: MarkedPiece['mark']) => {
    for (let place = Math.max(start, 0); place < Math.min(end, text.length); place += 1) {
      if (strength[mark] > strength[marks[place] ?? 'none']) marks[place] = mark
    }
  }
  // The cut counts characters as a reader does; a span counts code units as `slice` does.
  if (cutAt !== null) paint([...text].slice(0, cutAt).join('').length, text.length, 'cut')
  for (const { severity, span } of notes) if (span) paint(span.start, span.end, severity)
  if (marks.every((mark) => mark === 'none')) return null
  const pieces: { text: string; mark: MarkedPiece['mark'] }[] = []
  marks.forEach((mark, place) => {
    const last = pieces.at(-1)
    if (last?.mark === mark) last.text += text[place] ?? ''
    else pieces.push({ text: text[place] ?? '', mark })
  })
  return pieces
}
