import { createRequire } from 'node:module'
import type nlpOfEnglish from 'compromise/three'
import { numberOf } from './amounts.ts'

type Nlp = typeof nlpOfEnglish

interface Term {
  readonly text: string
  readonly tags: ReadonlySet<string>
  readonly start: number
  readonly end: number
}

const requireHere = createRequire(import.meta.url)
let loaded: Nlp | undefined

// Its lexicon takes a tenth of a second and 20 MB, so it's loaded with the first sentence that needs it.
function nlp(text: string): ReturnType<Nlp> {
  loaded ??= requireHere('compromise/three') as Nlp
  return loaded(text)
}

const fewest = 10
const mostWordsOfName = 3
const longest = 300

/** Nouns whose number proves nothing: times, sizes and capacities. */
const idleNouns =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|seconds?|nights?|people|staff|seats?|tables?|chairs?|rooms?|places?|spaces?|steps?|stars?|colou?rs?|sizes?|shades?|flavou?rs?|kinds?|types?|ways?|miles?|met(?:er|re)s?|kilomet(?:er|re)s?|grams?|kilos?|litres?|pints?|words?|pages?|points?|items?|percent|degrees|watts?|pieces|euros?|pounds|dollars|cookies|texts?|photos?|pictures?)$/i
/** Verbs after "we" that don't describe completed work. */
const idleVerbs =
  /^(?:are|is|were|was|have|has|had|need|take|took|post|offer|offered|charge|ask|give|pay|open|close|add|recommend|allow|use|keep|wait|hold|want|expect|spend|spent|employ|know|live|stop|think|plan|get|got|send|walk|drive|drove|bought|buy|lost)$/i
/** Words after a number and a noun that don't describe completed work. */
const tooMany = /too (?:many|much)(?!\p{L})/iu
const idlePast =
  /^(?:needed|required|included|based|called|left|used|allowed|limited|reserved|charged|given|asked|missed|lost)$/i
const perTime = /^\s+(?:an?|per|each|every)\s+(?:day|week|month|season|year)(?!\p{L})/iu

/**
 * The completed work that an English sentence counts, such as "2,400 bikes" in "We have repaired 2,400 bikes since
 * 2011", word for word. Small numbers, times and sizes don't count.
 */
export function workCounted(sentence: string): string[] {
  if (sentence.length > longest || tooMany.test(sentence)) return []
  const terms = termsOf(sentence)
  const found: string[] = []
  for (let at = 0; at < terms.length; at++) {
    if (!isNumber(terms[at])) continue
    let next = at + 1
    while (isNumber(terms[next])) next += 1
    const quantity = numberOf(sentence.slice(terms[at]?.start ?? 0, terms[next - 1]?.end ?? 0))
    const last = endOfNoun(terms, next)
    const counted = terms[last]
    if (
      quantity !== null &&
      quantity >= fewest &&
      counted &&
      last - next < mostWordsOfName &&
      !idleNouns.test(counted.text)
    ) {
      const from = startOfAmount(sentence, terms[at]?.start ?? 0)
      const after = terms[last + 1]
      if (after && isPast(after) && !idlePast.test(after.text)) found.push(sentence.slice(from, after.end))
      else if (isOurWork(terms.slice(0, at))) {
        const time = perTime.exec(sentence.slice(counted.end))?.[0] ?? ''
        found.push(sentence.slice(from, counted.end + time.length))
      }
    }
    at = next - 1
  }
  return found
}

// The same phrases are looked up again for each offer, so this many results are kept.
const mostKnown = 1_000
const known = new Map<string, string | null>()

/**
 * An English noun phrase of one to three words in the singular: `table lamp` for "Table lamps"; null if it isn't one.
 */
export function singularOf(phrase: string): string | null {
  const words = phrase.toLowerCase()
  const before = known.get(words)
  if (before !== undefined) return before
  const singular = readSingular(words)
  if (known.size >= mostKnown) known.clear()
  known.set(words, singular)
  return singular
}

function readSingular(words: string): string | null {
  if (/^(?:the|our|my|your|all|more|other|these|some|any) /.test(words)) return null
  if (!/^\p{Ll}[\p{Ll}'’-]*(?: \p{Ll}[\p{Ll}'’-]*){0,2}$/u.test(words)) return null
  const tags = termsOf(words).map((term) => term.tags)
  const isPhrase = tags.every(
    (one) => !one.has('Pronoun') && (one.has('Noun') || one.has('Adjective') || one.has('Gerund')),
  )
  if (!isPhrase || !tags.at(-1)?.has('Plural')) return null
  const singular = nlp(words).nouns().toSingular().text()
  return singular.split(' ').length === words.split(' ').length && singular !== words ? singular : null
}

// Positions in the sentence are computed by adding up what's before, in and after each word.
function termsOf(sentence: string): Term[] {
  const read = nlp(sentence).json() as {
    terms: { pre: string; text: string; post: string; tags: string[] }[]
  }[]
  let start = 0
  return read
    .flatMap(({ terms }) => terms)
    .flatMap(({ text, tags }) => {
      const found = text === '' ? -1 : sentence.indexOf(text, start)
      if (found === -1) return []
      start = found + text.length
      return [{ text, tags: new Set(tags), start: found, end: start }]
    })
}

function isNumber(term: Term | undefined): boolean {
  return (
    term !== undefined &&
    (term.tags.has('Cardinal') || term.tags.has('Multiple')) &&
    !['Money', 'Percent', 'Date', 'Time', 'PhoneNumber'].some((tag) => term.tags.has(tag))
  )
}

// The last word of the noun that starts here: adjectives and nouns, the last of them a plural; otherwise -1.
function endOfNoun(terms: readonly Term[], from: number): number {
  let end = -1
  for (let at = from; at < Math.min(terms.length, from + mostWordsOfName); at++) {
    const term = terms[at]
    if (!term) break
    const isVerbLike = at === from && term.tags.has('PresentTense') && /[^s]s$/.test(term.text)
    const isNoun =
      (term.tags.has('Noun') && !term.tags.has('Date') && !term.tags.has('Pronoun')) || isVerbLike
    if (!isNoun && !term.tags.has('Adjective') && !term.tags.has('Gerund')) break
    if (isVerbLike || term.tags.has('Plural')) end = at
  }
  return end
}

function isPast(term: Term): boolean {
  return (
    term.tags.has('PastTense') ||
    term.tags.has('Participle') ||
    (term.tags.has('Adjective') && term.text.endsWith('ed'))
  )
}

// "we have repaired", "we supply": between "we" and the number there are only verbs and their helpers.
function isOurWork(before: readonly Term[]): boolean {
  const we = before.findLastIndex(({ text }) => /^we(?:['’]ve)?$/i.test(text))
  if (we === -1) return false
  const between = before.slice(we + 1).filter(({ tags }) => !tags.has('Adverb') && !tags.has('Preposition'))
  const verbs = between.filter(({ tags }) => tags.has('Verb'))
  const main = verbs.findLast(({ tags }) => !tags.has('Auxiliary'))
  return (
    main !== undefined &&
    !idleVerbs.test(main.text) &&
    // "We baked twelve loaves" is about one day; "we have baked" and "we bake" are still true today.
    (!main.tags.has('PastTense') || before.some(({ text }) => /^(?:have|we['’]ve)$/i.test(text))) &&
    !main.tags.has('Negative') &&
    between.every(
      ({ text, tags }) =>
        tags.has('Verb') || /^(?:over|more|than|about|nearly|around|some|for|after)$/i.test(text),
    )
  )
}

// With "over" or "more than" before the number.
function startOfAmount(sentence: string, start: number): number {
  const before = /(?:over|more than|nearly|almost|about|around|well over) $/i.exec(sentence.slice(0, start))
  return start - (before?.[0].length ?? 0)
}
