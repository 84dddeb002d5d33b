/** A sequence of words that both texts have, or only the new one, or only the old one. */
export interface WordRun {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean)

/** A comma or a capital doesn't make a different word. */
const bare = (word: string): string => word.toLowerCase().replaceAll(/[\p{P}]+(?=$)|^[\p{P}]+/gu, '') || word

/** Length of the longest common sequence of words from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from<number>({ length: after.length + 1 }).fill(0),
  )
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? []
      row[j] =
        before[i] === after[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

/**
 * The changes from one text to another, word by word in reading order. Words that differ only in capitals or in marks
 * at their ends count as equal and are returned as in the new text; spaces are ignored.
 */
export function diffWords(before: string, after: string): WordRun[] {
  const old = wordsOf(before)
  const fresh = wordsOf(after)
  const oldBare = old.map(bare)
  const freshBare = fresh.map(bare)
  const lengths = commonLengths(oldBare, freshBare)
  const runs: { kind: WordRun['kind']; words: string[] }[] = []
  const add = (kind: WordRun['kind'], word: string) => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.words.push(word)
    else runs.push({ kind, words: [word] })
  }
  let i = 0
  let j = 0
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && oldBare[i] === freshBare[j]) {
      add('same', fresh[j] ?? '')
      i += 1
      j += 1
    } else if (i < old.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      add('removed', old[i] ?? '')
      i += 1
    } else {
      add('added', fresh[j] ?? '')
      j += 1
    }
  }
  return runs.map(({ kind, words }) => ({ kind, text: words.join(' ') }))
}
