import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import { catalogue } from './catalogue/catalogue.ts'
import type { TradeEntry, TradeWords } from './catalogue/trade-entry.ts'
import { leadingAngles } from './leading-angles.ts'

type ListKey = 'alsoCalled' | 'offers' | 'searches' | 'negatives'

/** The words of a trade in one language, with its lists split; the best of each first. */
export type ParsedTradeWords = Omit<TradeWords, ListKey> & Readonly<Record<ListKey, readonly string[]>>

/** A trade of the catalogue. */
export interface Trade extends Omit<TradeEntry, 'words' | 'angles'> {
  /** Which angles lead in its ads, in order. */
  readonly angles: readonly Angle[]
  readonly words: Readonly<Record<AdLanguage, ParsedTradeWords>>
}

let parsed: ReadonlyMap<string, Trade> | undefined

/** Every trade by its ID, in the order of the catalogue; parsed once, on first use. */
export function tradesById(): ReadonlyMap<string, Trade> {
  parsed ??= new Map(catalogue.map((entry) => [entry.id, parseTrade(entry)] as const))
  return parsed
}

function parseTrade({ words, angles, ...entry }: TradeEntry): Trade {
  return {
    ...entry,
    angles: angles ?? leadingAngles[entry.kind],
    words: { en: parseWords(words.en), de: parseWords(words.de), fr: parseWords(words.fr) },
  }
}

function parseWords(words: TradeWords): ParsedTradeWords {
  const { alsoCalled, offers, searches, negatives } = words
  return {
    ...words,
    alsoCalled: parseList(alsoCalled),
    offers: parseList(offers),
    searches: parseList(searches),
    negatives: parseList(negatives),
  }
}

function parseList(list: string): readonly string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
