import type { WordRun } from '../word-diff.ts'

/** Unchanged words on each side of a change that stay in a shortened text. */
const wordsAround = 6

/** A diff in which an ellipsis replaces unchanged words far from a change. */
export function shortenDiff(parts: readonly WordRun[]): readonly WordRun[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part
    const words = part.text.split(' ')
    const before = index === 0 ? 0 : wordsAround
    const after = index === parts.length - 1 ? 0 : wordsAround
    // An ellipsis for one word or two would save nothing.
    if (words.length <= before + after + 2) return part
    const shown = [...words.slice(0, before), '…', ...words.slice(words.length - after)]
    return { ...part, text: shown.join(' ') }
  })
}
