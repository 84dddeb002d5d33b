import type { Word } from './words.rules.ts'
import { listed } from './words.rules.ts'

interface Phrase<Tag> {
  readonly tag: Tag
  /** The possible forms of each of its words. */
  readonly words: readonly (readonly string[])[]
}

/** Phrases to look for, by the start of their first word. */
export type PhraseBook<Tag> = ReadonlyMap<string, readonly Phrase<Tag>[]>

export interface PhraseMatch<Tag> {
  readonly tag: Tag
  /** Indexes of its first and last word. */
  readonly first: number
  readonly last: number
}

const keyLength = 4

function keyOf(form: string): string {
  return form.slice(0, keyLength)
}

/**
 * Phrases by tag, in comma-separated lists. A word of a phrase may have several forms (`your|my`). A form that ends in
 * `*`, with at least 4 letters, matches every word with that start.
 */
export function phraseBook<Tag extends string>(lists: Readonly<Record<Tag, string>>): PhraseBook<Tag> {
  const book = new Map<string, Phrase<Tag>[]>()
  for (const [tag, list] of Object.entries(lists) as [Tag, string][]) {
    for (const entry of listed(list)) {
      const words = entry.split(/\s+/).map((forms) => forms.split('|'))
      for (const key of new Set(words[0]?.map((form) => keyOf(form.replace('*', ''))))) {
        book.set(key, [...(book.get(key) ?? []), { tag, words }])
      }
    }
  }
  return book
}

function fits(word: Word | undefined, forms: readonly string[]): boolean {
  return (
    word !== undefined &&
    forms.some((form) =>
      form.endsWith('*') ? word.lower.startsWith(form.slice(0, -1)) : word.lower === form,
    )
  )
}

/** The phrases in a text, in order. If several start at one word, the longest of each tag counts. */
export function findPhrases<Tag>(words: readonly Word[], book: PhraseBook<Tag>): readonly PhraseMatch<Tag>[] {
  const matches: PhraseMatch<Tag>[] = []
  for (const [first, { lower }] of words.entries()) {
    const longest = new Map<Tag, number>()
    for (const { tag, words: wanted } of book.get(keyOf(lower)) ?? []) {
      const isHere = wanted.every((forms, offset) => {
        const word = words[first + offset]
        return fits(word, forms) && (offset === 0 || word?.isJoined)
      })
      if (isHere) longest.set(tag, Math.max(longest.get(tag) ?? 0, wanted.length))
    }
    for (const [tag, length] of longest) matches.push({ tag, first, last: first + length - 1 })
  }
  return matches
}
