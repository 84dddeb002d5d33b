import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import type { Evidence, Field, Offer } from '@aloft/domain/scans/website-data.entity'
import { businessThings } from '../page/business-things.ts'
import { evidenceOf, fieldOf, fieldsOf } from '../page/evidence.ts'
import { pageWords, wordsOfAll } from '../words/language-words.ts'
import { titleOf, titleParts } from '../page/meta.ts'
import type { PageRole } from '../page/page-kind.ts'
import type { Line, Site } from '../site/site.ts'
import { has, plain, sentences } from '../text/text.ts'
import type { MatchSource, TradeMatcher } from './trade-matcher.ts'

const mostMatched = 8

/** The other readers' findings that indicate the trade. */
interface Found {
  readonly language: string | null
  readonly name: Field<string> | null
  readonly summary: Field<string> | null
  readonly offers: readonly Field<Offer>[]
}

/** A text with its evidence. */
interface Quoted {
  readonly text: string
  /** Only the name of an offer; the text also has its noun. */
  readonly name?: string
  readonly evidence: readonly (Evidence | null)[]
}

// These pages describe the business; references and the journal describe others.
const ownPages: ReadonlySet<PageRole> = new Set([
  'home',
  'about',
  'offers',
  'prices',
  'contact',
  'team',
  'other',
])

/** The trade of the business if it's certain, with the words that indicate it; otherwise nothing. */
export function readTrades(
  site: Site,
  lines: readonly Line[],
  { language, name, summary, offers }: Found,
  trades: TradeMatcher,
): Field<string>[] {
  const [home] = site.pages
  if (!home) return []
  const adLanguage = adLanguageCodes.find((code) => code === language) ?? null
  // In a language that the catalogue lacks, words may mean something else, so only names and types are used.
  const isRead = language === null || adLanguage !== null
  if (!isRead) {
    const [abroad] = [...quoted(summary), ...titlesOf(home, name), ...quoted(name)].flatMap((one) => {
      const found = trades.foreignTrade(one.text)
      return found ? [fieldOf(found.trade, one.evidence)] : []
    })
    if (abroad) return fieldsOf([abroad])
  }
  const types = typesOf(site)
  const own = isRead ? ownLines(lines) : []
  const texts = {
    type: types,
    name: quoted(name),
    summary: isRead ? quoted(summary) : [],
    title: isRead ? titlesOf(home, name) : [],
    heading: own.filter(isHeading).map(inText),
    offer: isRead
      ? offers.map(({ value, evidence }) => ({ text: offerText(value), name: value.name, evidence }))
      : [],
    sentence: own.filter((line) => !isHeading(line)).flatMap(sentencesIn),
  } satisfies Record<MatchSource, readonly Quoted[]>
  const match = trades.certainTrade({
    language: adLanguage,
    schemaTypes: textsOf(types),
    name: name?.value ?? null,
    summary: isRead ? (summary?.value ?? null) : null,
    titles: textsOf(texts.title),
    headings: textsOf(texts.heading),
    offers: textsOf(texts.offer),
    sentences: textsOf(texts.sentence),
  })
  if (!match) return []
  const all = Object.values(texts).flat()
  const evidence = match.matched.slice(0, mostMatched).flatMap(({ words, text }) =>
    all
      .filter((one) => one.text === text)
      .flatMap(({ name: own, evidence: found }) =>
        // The evidence of an offer includes its price, which doesn't indicate a trade.
        found.filter((one) => one && plain(one.quote).includes(plain(own ?? words))),
      ),
  )
  return fieldsOf([fieldOf(match.trade.id, evidence, match.certainty)])
}

function typesOf({ pages }: Site): readonly Quoted[] {
  return pages.flatMap((page) =>
    businessThings(page).flatMap(({ types }) =>
      types.map((type) => ({ text: type, evidence: [evidenceOf(page.url, type, 'jsonLd')] })),
    ),
  )
}

function quoted(field: Field<string> | null): readonly Quoted[] {
  return field ? [{ text: field.value, evidence: field.evidence }] : []
}

function titlesOf(home: Site['pages'][number], name: Field<string> | null): readonly Quoted[] {
  const own = plain(name?.value ?? '')
  return titleParts(titleOf(home))
    .filter((part) => plain(part) !== own)
    .map((part) => ({ text: part, evidence: [evidenceOf(home.url, part, 'meta')] }))
}

// The texts below "Our customers" or "Who it is for", and customers' words, name other trades.
function ownLines(lines: readonly Line[]): readonly Line[] {
  const isOfOthers = (text: string) =>
    has(text, wordsOfAll('audienceHeadings')) || has(text, pageWords('references'))
  return lines.filter(
    ({ page, text, tag, headings, zone }) =>
      ownPages.has(page.role) &&
      zone !== 'footer' &&
      tag !== 'blockquote' &&
      !/["“”„«»]/u.test(text) &&
      ![text, ...headings.map((heading) => heading.text)].some(isOfOthers),
  )
}

function isHeading({ level, zone }: Line): boolean {
  return level > 0 || zone === 'nav'
}

function inText({ page, text }: Line): Quoted {
  return { text, evidence: [evidenceOf(page.url, text, 'text')] }
}

function sentencesIn({ page, text }: Line): readonly Quoted[] {
  return sentences(text).map((sentence) => ({
    text: sentence,
    evidence: [evidenceOf(page.url, sentence, 'text')],
  }))
}

function offerText({ name, noun }: Offer): string {
  return noun === undefined ? name : `${name} ${noun}`
}

function textsOf(all: readonly Quoted[]): readonly string[] {
  return all.map(({ text }) => text)
}
