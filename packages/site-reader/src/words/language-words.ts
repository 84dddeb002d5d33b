import { wordPattern } from '../text/text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { PageKind, ToneWord, Words } from './words.ts'

const languages: Readonly<Record<string, Words>> = { en, de, fr, es }
const all = Object.values(languages)

type ListName = {
  [Name in keyof Words]: Words[Name] extends readonly string[] ? Name : never
}[keyof Words]

/**
 * Languages the extractor has words for; for others it only reads structured data and facts that need no
 * words.
 */
export const knownLanguages = Object.keys(languages)

const patterns = new Map<string, RegExp>()

function patternOf(key: string, lists: readonly (readonly string[])[]): RegExp {
  const known = patterns.get(key)
  if (known) return known
  const pattern = wordPattern([...new Set(lists.flat())])
  patterns.set(key, pattern)
  return pattern
}

/** A pattern of one list in one language; in all languages if it isn't one of ours. */
export function wordsFor(name: ListName, language: string | null): RegExp {
  const words = language === null ? undefined : languages[language]
  const lists = words ? [words[name]] : all.map((each) => each[name])
  return patternOf(`${name} ${words ? language : 'all'}`, lists)
}

/** A pattern of one list in all languages, for pages in any language. */
export function wordsOfAll(name: ListName): RegExp {
  return wordsFor(name, null)
}

export function pageWords(kind: PageKind): RegExp {
  return patternOf(
    `pages ${kind}`,
    all.map(({ pages }) => pages[kind]),
  )
}

export function toneWords(tone: ToneWord, language: string | null): RegExp {
  const words = language === null ? undefined : languages[language]
  const lists = words ? [words.tones[tone]] : all.map(({ tones }) => tones[tone])
  return patternOf(`tone ${tone} ${words ? language : 'all'}`, lists)
}
