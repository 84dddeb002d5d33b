import { readSentences } from '../sentences/read-sentences.ts'
import type { QuotedFact, SentenceFacts } from '../sentences/sentence-facts.ts'
import { maxQuoteLength } from '@aloft/domain/scans/scan-fields.rules'
import type { Evidence, Field } from '@aloft/domain/scans/website-data.entity'
import type { CheerioAPI } from 'cheerio'
import { withoutLabel } from './label.ts'
import { evidenceOf, fieldOf } from '../page/evidence.ts'
import type { Page } from '../page/page.ts'
import type { Line } from './site.ts'

/** The facts in the sentences of one line. */
export interface ReadLine {
  readonly line: Line
  readonly facts: SentenceFacts
}

/** A fact of a sentence with its line. */
export interface FoundFact<T> extends QuotedFact<T> {
  readonly line: Line
}

// Facts are read again after each page, but the sentences of a page stay the same.
const known = new WeakMap<CheerioAPI, Map<string, SentenceFacts>>()

/** Reads the sentences of lines. A label such as "Two-day delivery" is a sentence of its own. */
export function readLines(lines: readonly Line[], language: string | null): ReadLine[] {
  return lines.map((line) => ({ line, facts: readOnPage(line.page, piecesOf(line).join('\n'), language) }))
}

/** The sentences of a text on a page. */
export function readOnPage({ $ }: Page, text: string, language: string | null): SentenceFacts {
  const byText = known.get($) ?? new Map<string, SentenceFacts>()
  known.set($, byText)
  const key = `${language ?? ''} ${text}`
  const facts = byText.get(key) ?? readSentences(text, language)
  byText.set(key, facts)
  return facts
}

function piecesOf(line: Line): string[] {
  const rest = withoutLabel(line)
  return rest === line.text ? [line.text] : [line.parts[0]?.text ?? '', rest]
}

/** Evidence of a sentence on a page; for a long sentence, the part around its essential words. */
export function quoteFrom(line: Line, sentence: string, heart: string | null): Evidence | null {
  const at = heart === null ? -1 : sentence.indexOf(heart)
  if (sentence.length <= maxQuoteLength || heart === null || at + heart.length <= maxQuoteLength)
    return evidenceOf(line.page.url, sentence, 'text')
  const from = sentence.indexOf(' ', at + heart.length - maxQuoteLength)
  return evidenceOf(line.page.url, sentence.slice(from !== -1 && from < at ? from : at), 'text')
}

/**
 * Fields of facts that several lines may state: without duplicates, the most certain and most frequent first.
 */
export function fieldsOfFacts<T>(
  found: readonly FoundFact<T>[],
  keyOf: (value: T) => string,
  heartOf: (value: T) => string | null,
): Field<T>[] {
  const groups = [...Map.groupBy(found, ({ value }) => keyOf(value)).values()]
  return groups
    .flatMap((group) => {
      const best = group.toSorted((a, b) => b.certainty - a.certainty)[0]
      const evidence = group.map(({ line, sentence, value }) => quoteFrom(line, sentence, heartOf(value)))
      const field = best ? fieldOf(best.value, evidence, best.certainty) : null
      return field ? [field] : []
    })
    .toSorted((a, b) => b.confidence - a.confidence)
}
