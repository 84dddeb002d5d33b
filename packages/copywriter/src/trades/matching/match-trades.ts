import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import type { BusinessWords, MatchSource } from '@aloft/site-reader/trade/trade-matcher'
import { clauseWords } from './clause-words.ts'
import { findNames, type TextKind } from './find-names.ts'
import { findSearch } from './find-searches.ts'
import { findWares } from './find-wares.ts'
import { languagesFor } from './trade-index.ts'
import { tradeGrammars } from './trade-grammar.ts'
import { type Trade, tradesById } from '../trade.ts'

/** Words that indicate a trade. */
export interface MatchedWords {
  readonly source: MatchSource
  /** As in the text; for an offer, its whole name. */
  readonly words: string
  readonly text: string
  readonly weight: number
}

/** A trade that a business may have. */
export interface TradeMatch {
  readonly trade: Trade
  /** 0 to 1; `isCertain` defines from which value on it can be relied on. */
  readonly certainty: number
  /** The words that indicate it, the strongest first. */
  readonly matched: readonly MatchedWords[]
}

const points = {
  type: 8,
  name: 6.5,
  summary: 10,
  later: 4,
  title: 4,
  wholeTitle: 7.5,
  heading: 1.5,
  sentence: 0.5,
  offer: 1.4,
  ware: 2.5,
} as const
/** The most that all headings, sentences or offers together can count. */
const most: Partial<Record<MatchSource, number>> = { heading: 4, sentence: 2, offer: 5 }
const enough = 10
const certainFrom = 0.7
// A third more than the second is clear, unless the summary itself names the second.
const clearBy = 3
const behind = 0.5
const contradicted = 0.5
const mostTexts = { heading: 60, sentence: 100, offer: 40 } as const

/** The trades that a business may have, the likeliest first; at most ten. */
export function matchTrades(business: BusinessWords): readonly TradeMatch[] {
  const trades = [...tradesById().values()]
  const scores = scoresOf(business, trades)
  const ranked = Array.from(scores, ([number, matched]) => ({ number, matched, score: scoreOf(matched) }))
    .map((one) => ({ ...one, score: one.score + habitOf(trades[one.number], one.score, business) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 10)
  const [best] = ranked
  const rival = ranked.slice(1).find(({ number }) => best && !isSibling(trades[best.number], trades[number]))
  const margin = best && rival ? (best.score - rival.score) / best.score : 1
  const isContradicted = rival !== undefined && isSummary(rival.matched) && !isSummary(best?.matched ?? [])
  const lead = Math.min(1, margin * clearBy) * (isContradicted ? contradicted : 1)
  return ranked.flatMap(({ number, matched, score }) => {
    const trade = trades[number]
    if (!trade || !best) return []
    const isBest = number === best.number
    const certainty = Math.min(1, score / enough) * lead * (isBest ? 1 : (score / best.score) * behind)
    return [{ trade, certainty, matched: matched.toSorted((a, b) => b.weight - a.weight) }]
  })
}

function isSummary(matched: readonly MatchedWords[]): boolean {
  return matched.some(({ source, weight }) => source === 'summary' && weight >= points.summary * 0.7)
}

/** Whether a trade is certain enough to write ads for it. */
export function isCertain({ certainty }: TradeMatch): boolean {
  return certainty >= certainFrom
}

/** The trade of a business, if it's certain. */
export function certainTrade(business: BusinessWords): TradeMatch | null {
  const [best] = matchTrades(business)
  return best && isCertain(best) ? best : null
}

type Scores = Map<number, MatchedWords[]>

function scoresOf(business: BusinessWords, trades: readonly Trade[]): Scores {
  const scores: Scores = new Map()
  const add = (trade: number, one: MatchedWords) => {
    const known = scores.get(trade)
    if (known) known.push(one)
    else scores.set(trade, [one])
  }
  addTypes(business.schemaTypes, trades, add)
  const languages = languagesFor(business.language)
  const names = (
    texts: readonly string[],
    source: MatchSource,
    kind: TextKind,
    weight: number,
    later = weight,
    quoted: string | null = null,
  ) => {
    for (const text of new Set(texts)) {
      for (const language of languages) {
        for (const { trade, words, isFirst, isWhole, weight: role } of findNames(text, language, kind)) {
          // "Ruth Fenwick, piano tuner, Hexham": a part alone between name and town is what the business is.
          const full = isWhole && source === 'title' ? points.wholeTitle : weight
          if (role > 0)
            add(trade, { source, words, text: quoted ?? text, weight: role * (isFirst ? full : later) })
        }
      }
    }
  }
  const wares = (texts: readonly string[], source: MatchSource, weight: number) => {
    for (const text of new Set(texts)) {
      for (const language of languages) {
        for (const found of findWares(text, language)) {
          add(found.trade, { source, words: found.words, text, weight: found.weight * weight })
        }
      }
    }
  }
  const own = business.name ? [business.name] : []
  const summary = business.summary ? [business.summary] : []
  names(own, 'name', 'name', points.name)
  for (const text of summary) {
    const read = withoutOwnName(text, business.name)
    names([read], 'summary', 'sentence', points.summary, points.later, text)
  }
  names(business.titles, 'title', 'name', points.title)
  for (const text of new Set(business.titles)) {
    const found = languages.flatMap((language) => findSearch(text, language) ?? [])
    for (const { trade, words } of found) add(trade, { source: 'title', words, text, weight: points.title })
  }
  names(business.headings.slice(0, mostTexts.heading), 'heading', 'sentence', points.heading)
  names(business.sentences.slice(0, mostTexts.sentence), 'sentence', 'sentence', points.sentence)
  wares(business.offers.slice(0, mostTexts.offer), 'offer', points.offer)
  wares([...own, ...summary, ...business.titles], 'offer', points.ware)
  return scores
}

// "We are Hartley & Daughter, plumbers in Stockport" names the trade in its first clause.
function withoutOwnName(summary: string, name: string | null): string {
  const at = name === null || name === '' ? -1 : summary.indexOf(`${name},`)
  return at === -1 || name === null
    ? summary
    : summary.slice(0, at) + summary.slice(at + name.length + 1).trimStart()
}

function addTypes(
  types: readonly string[],
  trades: readonly Trade[],
  add: (trade: number, one: MatchedWords) => void,
): void {
  for (const type of new Set(types)) {
    const users = trades.flatMap(({ schemaTypes }, number) => (schemaTypes.includes(type) ? [number] : []))
    for (const user of users)
      add(user, { source: 'type', words: type, text: type, weight: points.type / users.length })
  }
}

// Words repeated on many pages count once; further ones add little.
function scoreOf(matched: readonly MatchedWords[]): number {
  const sources = Map.groupBy(matched, ({ source }) => source)
  return Array.from(sources, ([source, all]) => {
    const weights = [...Map.groupBy(all, ({ text }) => text).values()].map((same) =>
      Math.max(...same.map(({ weight }) => weight)),
    )
    const limit = most[source]
    if (limit === undefined) return Math.max(...weights)
    return Math.min(
      limit,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
  }).reduce((sum, one) => sum + one, 0)
}

const habit = 1.5
const mostHabits = 3

// Makers and shops sell the same things; what they say about their work distinguishes them.
function habitOf(trade: Trade | undefined, score: number, business: BusinessWords): number {
  const isMaker = trade?.kind === 'makers'
  if (!trade || score < habit || (!isMaker && trade.kind !== 'shops')) return 0
  const texts = [business.summary ?? '', ...business.titles]
  const found = languagesFor(business.language).flatMap((language) => {
    const { making, selling } = tradeGrammars[language]
    const signs = isMaker ? making : selling
    return texts.flatMap((text) =>
      clauseWords(text, language).flatMap(({ folded }) => (signs.has(folded) ? [folded] : [])),
    )
  })
  return habit * Math.min(mostHabits, new Set(found).size)
}

/** Whether one trade's names contain the other's: a family lawyer is a lawyer. */
function isSibling(trade: Trade | undefined, other: Trade | undefined): boolean {
  if (!trade || !other || trade.kind !== other.kind) return false
  return containsName(trade, other) || containsName(other, trade)
}

function containsName(narrow: Trade, wide: Trade): boolean {
  return (['en', 'de', 'fr'] as const).some((language) => {
    const wideNames = namesOf(wide, language)
    return namesOf(narrow, language).some((name) =>
      wideNames.some(
        (one) => name !== one && (language === 'fr' ? name.startsWith(`${one} `) : name.endsWith(` ${one}`)),
      ),
    )
  })
}

function namesOf(trade: Trade, language: AdLanguage): readonly string[] {
  const { business, alsoCalled } = trade.words[language]
  return [business, ...alsoCalled].map(foldName)
}
