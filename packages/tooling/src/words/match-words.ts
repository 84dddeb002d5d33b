import type { Word } from './split-words.ts'

/** One word, or several in sequence within a clause. */
export interface Pattern<T> {
  words: readonly string[]
  value: T
}

/** A pattern found in a text. */
export interface Match<T> {
  value: T
  /** The offset of its first word. */
  start: number
}

/**
 * Returns a function that finds the active patterns in words, left to right. The longest match wins, then the earlier
 * pattern; each word is part of one match at most.
 */
export function createMatcher<T>(
  patterns: readonly Pattern<T>[],
): (words: readonly Word[], isActive: (value: T) => boolean) => Match<T>[] {
  const longestFirst = patterns.toSorted((a, b) => b.words.length - a.words.length)
  const byFirstWord = Map.groupBy(longestFirst, ({ words: [first] }) => first)
  return (words, isActive) => {
    const matches: Match<T>[] = []
    for (let i = 0; i < words.length; i++) {
      const start = words[i]
      const found = byFirstWord
        .get(start?.text)
        ?.find((pattern) => isActive(pattern.value) && startsAt(words, i, pattern.words))
      if (!start || !found) continue
      matches.push({ value: found.value, start: start.start })
      i += found.words.length - 1
    }
    return matches
  }
}

function startsAt(words: readonly Word[], from: number, pattern: readonly string[]): boolean {
  return pattern.every((text, i) => {
    const word = words[from + i]
    return word?.text === text && (i === 0 || !word.startsClause)
  })
}
