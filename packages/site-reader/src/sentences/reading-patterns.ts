import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import type { ReadingLanguage, ReadingPatterns, ReadingWords } from './languages/language.ts'
import { wordPattern } from '../text/text.ts'

const languages: Readonly<Record<string, ReadingLanguage>> = { en, de, fr, es }
const all = Object.values(languages)

type ListName = Exclude<keyof ReadingWords, 'days'>

const patterns = new Map<ListName, RegExp>()

/** One list's pattern in all languages, for texts in any language. */
export function wordsOfAll(name: ListName): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const pattern = wordPattern(entriesOf(name))
  patterns.set(name, pattern)
  return pattern
}

/** One list's entries in all languages. */
export function entriesOf(name: ListName): string[] {
  return [...new Set(all.flatMap(({ words }) => words[name]))]
}

/** The names of a weekday in all languages; Monday is 0. */
export function dayNames(day: number): string[] {
  return [...new Set(all.flatMap(({ words }) => words.days[day] ?? []))]
}

/** The patterns of a language, or null if the reader doesn't know it. */
export function patternsOf(language: string): ReadingPatterns | null {
  return languages[language]?.patterns ?? null
}

/** The patterns of all languages, the likeliest first, for links and buttons of any page. */
export function patternsOfAll(language: string | null): ReadingPatterns[] {
  const own = language === null ? undefined : languages[language]
  return [...new Set([...(own ? [own] : []), ...all])].map(({ patterns: each }) => each)
}
