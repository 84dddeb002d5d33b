import type { Field } from '@aloft/domain/scans/website-data.entity'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { wordsFor } from '../words/language-words.ts'
import { pricesIn } from '../sentences/prices.ts'
import type { Line } from '../site/site.ts'
import { contentLines } from '../site/site.ts'
import { fold, has, plain, sentences, tokens } from '../text/text.ts'

interface Found {
  readonly text: string
  readonly line: Line
  readonly certainty: number
}

const most = 8
const mostWords = 14
const mostWordsOfFor = 20

/**
 * The customers of a business: from a section about them, otherwise from sentences that start with "made
 * for".
 */
export function readAudiences(lines: readonly Line[], language: string | null): Field<string>[] {
  const content = contentLines(lines).filter(({ page }) =>
    ['home', 'about', 'offers', 'other'].includes(page.role),
  )
  const explicit = fromSections(content, language)
  const found = explicit.length > 0 ? explicit : fromSentences(content, language)
  const groups = Map.groupBy(found, ({ text }) => plain(text))
  return fieldsOf(
    [...groups.values()].slice(0, most).map((group) =>
      fieldOf(
        group[0]?.text ?? '',
        group.map(({ line, text }) =>
          evidenceOf(line.page.url, line.text.includes(text) ? text : line.text, 'text'),
        ),
        group[0]?.certainty,
      ),
    ),
  )
}

// The audiences under such a heading: the labels of cards or the items of a list, otherwise the people in its
// first sentences.
function fromSections(content: readonly Line[], language: string | null): Found[] {
  const words = wordsFor('audienceHeadings', language)
  const isTitle = ({ text, level }: { text: string; level: number }) =>
    level > 1 && level < 7 && has(text, words)
  const own = content.filter(({ headings, text }) => headings.some(isTitle) && pricesIn(text).length === 0)
  const depth = (line: Line) => line.headings.findIndex(isTitle)
  const labels = own.filter((line) => line.level > 0 && depth(line) === line.headings.length - 1)
  if (labels.length >= 2) return labels.map((line) => ({ text: line.text, line, certainty: 1.2 }))
  const direct = own.filter((line) => line.level === 0 && depth(line) === line.headings.length - 1)
  const items = direct.filter(({ tag, text }) => tag === 'li' && tokens(text).length <= mostWords)
  if (items.length >= 2)
    return items.map((line) => ({ text: withoutFor(line.text, language), line, certainty: 1.2 }))
  return direct
    .filter(({ tag }) => tag === 'p' || tag === 'div')
    .slice(0, 1)
    .flatMap((line) => {
      const [first = ''] = sentences(line.text)
      return listed(first, language).map((text) => ({ text, line, certainty: 1.2 }))
    })
}

function fromSentences(content: readonly Line[], language: string | null): Found[] {
  const starts = wordsFor('madeFor', language)
  const people = wordsFor('people', language)
  return content.flatMap((line) => {
    if (line.level > 0 || pricesIn(line.text).length > 0) return []
    const heading = line.headings.at(-1)
    // For "Come for" as a heading with its list below.
    const isBelow =
      heading !== undefined &&
      heading.level > 1 &&
      has(heading.text, starts) &&
      tokens(heading.text).length <= 3
    const named = isBelow
      ? (sentences(line.text)[0] ?? '')
      : sentences(line.text)
          .map((one) => afterStart(one, starts) || afterFor(one, language))
          .find((rest) => rest !== '')
    const all = listed(named ?? '', language)
    const who = all.filter((text) => has(text, people))
    // A sentence that states for whom has no other audience; below "Come for" there can be occasions too.
    const isAll = !isBelow && who.length * 2 >= all.length
    return (isAll ? all : who).map((text) => ({ text, line, certainty: 1 }))
  })
}

// The words after "made for" near the beginning of a sentence.
function afterStart(sentence: string, starts: RegExp): string {
  const [match] = Array.from(sentence.matchAll(starts))
  return match && match.index < 30 ? sentence.slice(match.index + match[0].length).trim() : ''
}

// "For couples, cyclists and families." is a sentence of its own.
function afterFor(sentence: string, language: string | null): string {
  const rest = withoutFor(sentence, language)
  const isFor = rest !== sentence && /^(?:for|für|pour)\s/iu.test(sentence)
  return isFor && tokens(rest).length <= mostWordsOfFor && !/\d/.test(rest) ? rest : ''
}

/** The people in a list: "For A, B who …, and for C" gives A, B who …, C. */
export function listed(sentence: string, language: string | null): string[] {
  const text = fold(sentence).replace(/[.!:;]+$/, '')
  const parts = joinClauses(text.split(/,\s+/), language)
  const and = new RegExp(`\\s+(?:${wordsFor('andWords', language).source})\\s+`, 'iu')
  const last = parts.at(-1) ?? ''
  const split = parts.length > 1 || !relativeBeforeAnd(last, and, language) ? splitOnce(last, and) : [last]
  const pieces = [...parts.slice(0, -1), ...split]
  const people = wordsFor('people', language)
  // "anyone with back pain, sports injuries or a stiff neck" lists what they have, not other people.
  const isOne =
    pieces.length > 1 &&
    has(pieces[0] ?? '', people) &&
    has(pieces[0] ?? '', wordsFor('relativeWords', language)) &&
    !pieces.slice(1).some((piece) => has(piece, people))
  return (isOne ? [text] : pieces)
    .map((part) =>
      withoutFor(
        part.replace(new RegExp(`^(?:${wordsFor('andWords', language).source})\\s+`, 'iu'), ''),
        language,
      ),
    )
    .filter((part) => tokens(part).length > 0 && tokens(part).length <= mostWords && /\p{L}{3}/u.test(part))
}

function splitOnce(text: string, and: RegExp): string[] {
  const match = and.exec(` ${text}`)
  if (!match || match.index === 0) return [text]
  const at = match.index - 1
  return [text.slice(0, at), text.slice(at + match[0].length)].map((part) => part.trim())
}

// "people who walk and swim" is a single audience.
function relativeBeforeAnd(text: string, and: RegExp, language: string | null): boolean {
  const at = and.exec(text)?.index ?? text.length
  return has(text.slice(0, at), wordsFor('relativeWords', language))
}

// A clause with "who" or "die" after a comma describes the same people.
function joinClauses(parts: readonly string[], language: string | null): string[] {
  const relative = new RegExp(`^(?:${wordsFor('relativeWords', language).source})\\s`, 'iu')
  const joined: string[] = []
  for (const part of parts) {
    if (joined.length > 0 && relative.test(part)) joined[joined.length - 1] = `${joined.at(-1)}, ${part}`
    else joined.push(part)
  }
  return joined
}

function withoutFor(text: string, language: string | null): string {
  return text.replace(new RegExp(`^(?:${wordsFor('forWords', language).source})\\s+`, 'iu'), '').trim()
}
