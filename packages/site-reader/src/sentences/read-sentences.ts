import type { Occasion, Opening, Way } from '@aloft/domain/scans/website-facts.entity'
import { patternsOf, wordsOfAll } from './reading-patterns.ts'
import type { ReadingPatterns } from './languages/language.ts'
import { hoursIn } from './opening-hours.ts'
import { areasIn } from './read-areas.ts'
import { offersIn } from './read-offers.ts'
import { proofsIn } from './read-proofs.ts'
import type { QuotedFact, SentenceFacts } from './sentence-facts.ts'
import { fold, has, plain, sentences, tokens } from '../text/text.ts'

const longest = 240
const fewestWords = 3
/** Characters of a text; the rest isn't read. */
const mostSentences = 400

/**
 * What a text says about a business: a page's lines or the owner's own words, in any language of the reader (others
 * only give opening hours). Every fact comes with its sentence word for word, except for white space. Precision matters
 * more than completeness: anything that could be about somebody else is left out.
 */
export function readSentences(text: string, language: string | null): SentenceFacts {
  const all = text
    .split('\n')
    .flatMap((line) => sentences(fold(line)))
    .slice(0, mostSentences)
  const hours = all.flatMap(openings)
  const patterns = patternsOf(language ?? '')
  if (!patterns || language === null) return { ...nothing, hours: unique(hours) }
  const short = all.filter((one) => one.length <= longest)
  return {
    proofs: unique(short.flatMap((one) => proofsIn(one, patterns, language))),
    offers: unique(short.flatMap((one) => offersIn(one, patterns, language))),
    ways: unique(short.flatMap((one) => waysIn(one, patterns))),
    areas: unique(short.flatMap((one) => areasIn(one, patterns))),
    hours: unique(hours),
    occasions: unique(short.flatMap((one) => occasionsIn(one, patterns))),
    problems: short.filter((one) => isAbout(one, patterns.problems)),
    benefits: short.filter((one) => !one.endsWith('?') && isAbout(one, patterns.benefits)),
    audiences: short.filter(isForPeople),
  }
}

const nothing: SentenceFacts = {
  proofs: [],
  offers: [],
  ways: [],
  areas: [],
  hours: [],
  occasions: [],
  problems: [],
  benefits: [],
  audiences: [],
}

function openings(sentence: string): QuotedFact<Opening>[] {
  return hoursIn(sentence)
    .filter(({ start }) => !has(sentence.slice(Math.max(0, start - 40), start), wordsOfAll('scopedHours')))
    .map(({ days, opens, closes, text }) => ({
      value: { days: [...days], opens, closes },
      sentence: text,
      certainty: 1,
    }))
}

function waysIn(sentence: string, { ways }: ReadingPatterns): QuotedFact<Way>[] {
  return ways
    .filter(([, pattern]) => pattern.test(sentence))
    .map(([way]) => ({ value: { way, text: sentence, url: null }, sentence, certainty: 0.9 }))
}

const dayBefore = /\d{1,2}(?:st|nd|rd|th|er)?\.? ?\p{L}*[\s,]*$/u

function occasionsIn(sentence: string, patterns: ReadingPatterns): QuotedFact<Occasion>[] {
  const day = patterns.untilDay.exec(sentence)
  const until = day?.groups?.['until'] ?? null
  // A day with a year may just as well be in the past.
  // "15. Juni bis 15. September" is a season.
  const isRange = day !== null && dayBefore.test(sentence.slice(0, day.index))
  const isDated = day !== null && /^,? (?:19|20)\d\d/.test(sentence.slice(day.index + day[0].length))
  const isOccasion =
    (until !== null && !isDated && !isRange) || patterns.occasions.some((pattern) => pattern.test(sentence))
  return isOccasion && !isDated && !patterns.notOccasions.test(sentence)
    ? [{ value: { text: sentence, until }, sentence, certainty: 0.9 }]
    : []
}

function isAbout(sentence: string, pattern: RegExp): boolean {
  return tokens(sentence).length >= fewestWords && pattern.test(sentence)
}

const forStart = /^(?:for|für|pour|para)(?!\p{L})/iu

// "Made for people who walk", "For anyone with a dog".
function isForPeople(sentence: string): boolean {
  const made = sentence.search(wordsOfAll('madeFor'))
  const isNamed = (made !== -1 && made < 40) || forStart.test(sentence)
  return isNamed && !sentence.endsWith('?') && has(sentence.slice(0, 80), wordsOfAll('people'))
}

// Keeps each fact once, where it's first stated.
function unique<T>(facts: readonly QuotedFact<T>[]): QuotedFact<T>[] {
  const seen = new Set<string>()
  return facts.filter(({ value, sentence }) => {
    const key = plain(`${JSON.stringify(value)} ${sentence}`)
    return !seen.has(key) && seen.add(key)
  })
}
