import { type AdLanguage, adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { tradesById } from '../trade.ts'
import { type ClauseWord, clauseWords } from './clause-words.ts'
import { houseKinds, tradeGrammars } from './trade-grammar.ts'

/** What a compound without its last part, such as `maler`, says about trades. */
export interface Base {
  readonly trade: number
  /** The kind of place in the catalogue's own word. */
  readonly kind: string
}

/** What has this name. */
export interface Name {
  readonly trade: number
  /** The catalogue itself names it in the plural, such as "solicitors". */
  readonly isPlural: boolean
}

/** Something that businesses of a trade sell, by its stems. */
interface Ware {
  readonly trade: number
  readonly weight: number
}

/** The words of all trades in one language, ready for lookup. Trades are numbers: their position in the catalogue. */
export interface TradeIndex {
  /** Trades by the stems of their names, separated by a space. */
  readonly names: ReadonlyMap<string, Name>
  /** Bases of compounds; only German has them. */
  readonly bases: ReadonlyMap<string, readonly Base[]>
  readonly wares: readonly Ware[]
  /** Numbers of the wares that contain a stem. */
  readonly waresByStem: ReadonlyMap<string, readonly number[]>
  /** How many trades use a stem. */
  readonly spread: ReadonlyMap<string, number>
  readonly longestName: number
}

const indexes = new Map<AdLanguage, TradeIndex>()
const shortestBase = 4

/** The index of one language; built on first use. */
export function tradeIndex(language: AdLanguage): TradeIndex {
  const known = indexes.get(language)
  if (known) return known
  const built = buildIndex(language)
  indexes.set(language, built)
  return built
}

/** How distinctive a stem is: 1 if one trade uses it, 0 if all do or none. */
export function rarityOf(stem: string, { spread }: TradeIndex): number {
  const users = spread.get(stem)
  return users === undefined ? 0 : 1 - Math.log(users) / Math.log(tradesById().size)
}

/** Every index to search for a business in this language. */
export function languagesFor(language: AdLanguage | null): readonly AdLanguage[] {
  return language ? [language] : adLanguageCodes
}

function buildIndex(language: AdLanguage): TradeIndex {
  const names = new Map<string, Name>()
  const bases = new Map<string, Base[]>()
  const uses = new Map<string, Set<number>>()
  const items: { readonly trade: number; readonly stems: readonly string[] }[] = []
  let longestName = 1
  let trade = 0
  for (const { words } of tradesById().values()) {
    const own = words[language]
    for (const name of [own.business, own.businesses, ...own.alsoCalled]) {
      const parts = clauseWords(name, language)
      const stems = parts.map(({ stem }) => stem)
      const key = stems.join(' ')
      // If two trades have a name in different forms, the first in the catalogue keeps it.
      const known = names.get(key)
      const isPlural =
        name !== own.businesses && isPluralWord(headOf(parts, language)?.folded ?? '', language)
      if (!known) names.set(key, { trade, isPlural })
      else if (isPlural && known.trade === trade) names.set(key, { trade, isPlural })
      longestName = Math.max(longestName, stems.length)
      addUser(uses, stems, trade)
      const [only] = parts
      if (language === 'de' && only && parts.length === 1) addBase(bases, only.folded, trade)
    }
    for (const ware of [...own.offers, own.sells]) {
      const stems = [...new Set(clauseWords(ware, language).map(({ stem }) => stem))]
      addUser(uses, stems, trade)
      items.push({ trade, stems })
    }
    trade += 1
  }
  const spread = new Map(Array.from(uses, ([stem, users]) => [stem, users.size] as const))
  return { names, bases, spread, longestName, ...indexWares(items, spread) }
}

function addUser(uses: Map<string, Set<number>>, stems: readonly string[], trade: number): void {
  for (const stem of stems) {
    const users = uses.get(stem)
    if (users) users.add(trade)
    else uses.set(stem, new Set([trade]))
  }
}

function indexWares(
  items: readonly { readonly trade: number; readonly stems: readonly string[] }[],
  spread: ReadonlyMap<string, number>,
): Pick<TradeIndex, 'wares' | 'waresByStem'> {
  const wares: Ware[] = []
  const waresByStem = new Map<string, number[]>()
  const most = Math.log(tradesById().size)
  for (const { trade, stems } of items) {
    const weight = stems.reduce((sum, stem) => sum + 1 - Math.log(spread.get(stem) ?? 1) / most, 0)
    if (weight === 0) continue
    for (const stem of stems) {
      const numbers = waresByStem.get(stem)
      if (numbers) numbers.push(wares.length)
      else waresByStem.set(stem, [wares.length])
    }
    wares.push({ trade, weight })
  }
  return { wares, waresByStem }
}

// "Malerbetrieb" gives `maler`, so "Malerwerkstatt" is recognized too. "Tischlerei" itself may be followed by a kind of
// place.
function addBase(bases: Map<string, Base[]>, name: string, trade: number): void {
  const split = splitCompound(name)
  for (const { base, kind } of split ? [split] : [{ base: name, kind: '' }]) {
    const known = bases.get(base)
    if (!known) bases.set(base, [{ trade, kind }])
    else if (!known.some((one) => one.trade === trade && one.kind === kind)) known.push({ trade, kind })
  }
}

const ends = Object.keys(houseKinds).toSorted((a, b) => b.length - a.length)

/** A compound without the ending that only names the kind of place; null for any other word. */
export function splitCompound(folded: string): { readonly base: string; readonly kind: string } | null {
  const end = ends.find((one) => folded.endsWith(one) && folded.length - one.length >= shortestBase)
  return end === undefined ? null : { base: folded.slice(0, -end.length), kind: houseKinds[end] ?? '' }
}

/** Whether a word says nothing about the trade, such as "shop". */
export function isNeutral(folded: string, language: AdLanguage): boolean {
  return tradeGrammars[language].neutral.has(folded)
}

/** The main word of a name: the last one, in French the first. */
export function headOf(words: readonly ClauseWord[], language: AdLanguage): ClauseWord | undefined {
  return language === 'fr' ? words[0] : words.at(-1)
}

/** Whether a word looks like a plural. German plurals look like many other forms. */
export function isPluralWord(folded: string, language: AdLanguage): boolean {
  return language !== 'de' && /[^s]s$/.test(folded)
}
