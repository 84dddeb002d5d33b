import type { WordRun } from '../word-diff.ts'

/** Unchanged words on each side of a change that stay in a shortened text. */
const wordsAround = 6

/** Runs in which an ellipsis stands for unchanged words far from a change. */
export function shortenRuns(runs: readonly WordRun[]): readonly WordRun[] {
  return runs.map((run, index) => {
    if (run.kind !== 'same') return run
    const words = run.text.split(' ')
    const before = index === 0 ? 0 : wordsAround
    const after = index === runs.length - 1 ? 0 : wordsAround
    // An ellipsis for one word or two would save nothing.
    if (words.length <= before + after + 2) return run
    const shown = [...words.slice(0, before), '…', ...words.slice(words.length - after)]
    return { ...run, text: shown.join(' ') }
  })
}
