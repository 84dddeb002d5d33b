import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

/** A word that is in no list. */
export interface Misspelling {
  word: string
  /** Its offset in the text. */
  start: number
}

/** Checks American spelling with cspell's dictionary and the project's own words. */
export interface Speller {
  findMisspelled: (text: string) => Misspelling[]
  /** The dictionary's closest words, the best first. */
  suggest: (word: string) => string[]
  /** Own words that no text has needed so far. */
  unused: () => string[]
}

// The one file that the package exports; the words are beside it.
const exported = '@cspell/dict-en_us/cspell-ext.json'
const wordFile = 'en_US.trie.gz'
const shortest = 3
const word = /\p{L}[\p{L}\p{M}\p{N}'’]*/gu

let dictionary: ReturnType<typeof decodeTrie> | undefined

/** `known` are words of the project, in their own case. */
export function createSpeller(known: readonly string[]): Speller {
  // Reading it takes a quarter of a second.
  const trie = (dictionary ??= readDictionary())
  const own = new Map(known.map((one) => [one, false]))
  const isCorrect = new Map<string, boolean>()

  function isKnown(written: string): boolean {
    if (!own.has(written)) return false
    own.set(written, true)
    return true
  }

  function check(written: string): boolean {
    const base = written.replace(/'s?$/, '')
    if (base.length < shortest || /\d/.test(base)) return true
    return [written, base].some(
      (form) => trie.hasWord(form, true) || trie.hasWord(form.toLowerCase(), true) || isKnown(form),
    )
  }

  return {
    findMisspelled: (text) =>
      Array.from(text.matchAll(word)).flatMap(({ 0: found, index }) => {
        const written = found.replaceAll('’', "'").replace(/'+$/, '')
        const correct = isCorrect.get(written) ?? check(written)
        isCorrect.set(written, correct)
        return correct ? [] : [{ word: written, start: index }]
      }),
    suggest: (written) => trie.suggest(written, { numSuggestions: 3, timeout: 500 }).slice(0, 3),
    unused: () => [...own].flatMap(([one, isUsed]) => (isUsed ? [] : [one])),
  }
}

function readDictionary(): ReturnType<typeof decodeTrie> {
  const folder = dirname(createRequire(import.meta.url).resolve(exported))
  return decodeTrie(gunzipSync(readFileSync(join(folder, wordFile))))
}
