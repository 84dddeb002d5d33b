import type { Word } from './words.rules.ts'
import { listed } from './words.rules.ts'

interface Phrase<Tag> {
  readonly tag: Tag
  /** For each of its words the forms it may take. */
  readonly words: readonly (readonly string[])[]
}

/** Phrases to look for, by how their first word begins. */
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
 * Phrases by tag, each list separated by commas. A word of a phrase may take several forms (`your|my`); a form that
 * ends in `*`, at least 4 letters, stands for every word that begins so.
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

/** The phrases that a text holds, in order; where several begin at one word, the longest of each tag. */
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
