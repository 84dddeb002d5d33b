import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { type ClauseWord, clauseWords } from './clause-words.ts'
import { tradeGrammars } from './trade-grammar.ts'
import {
  headOf,
  isNeutral,
  isPluralWord,
  rarityOf,
  splitCompound,
  type TradeIndex,
  tradeIndex,
} from './trade-index.ts'

/** A name of a trade in a text. */
export interface NameFound {
  readonly trade: number
  /** 0 to 1: how certain it is, from the words around it, that this is what the business is. */
  readonly weight: number
  readonly words: string
  /** It's in the first clause of the text. */
  readonly isFirst: boolean
  /** The text says nothing else. */
  readonly isWhole: boolean
}

/** How a text most likely names a business: in sentences, or in its own name, followed by proper names. */
export type TextKind = 'sentence' | 'name'

const asModifier = { sentence: 0.1, name: 0.3 } as const
const asObject = 0.25
const asPlural = 0.3
const asLater = [1, 0.7, 0.5, 0.3] as const
const ofAnimals = 0.4

/** The names of trades in a text, the longest first if two start alike; asides contain none. */
export function findNames(text: string, language: AdLanguage, kind: TextKind): readonly NameFound[] {
  const index = tradeIndex(language)
  const words = clauseWords(text, language)
  const found: NameFound[] = []
  for (let at = 0; at < words.length; at += 1) {
    const match = nameAt(words, at, index)
    const [first, last] = [words[at], words[at + (match?.length ?? 1) - 1]]
    if (!match || !first || !last) continue
    if (!first.isAside) {
      const around = { words, at, end: at + match.length, language, index, kind }
      const weight = match.weight * roleWeight(around, match)
      found.push({
        trade: match.trade,
        weight: weight * (asLater[Math.min(found.length, asLater.length - 1)] ?? 0),
        words: text.slice(first.start, last.end),
        isFirst: first.clause === (words[0]?.clause ?? 0),
        isWhole: match.length === words.length,
      })
    }
    at += match.length - 1
  }
  return found
}

interface Match {
  readonly trade: number
  readonly isPlural: boolean
  readonly length: number
  readonly weight: number
}

function nameAt(words: readonly ClauseWord[], at: number, index: TradeIndex): Match | null {
  const first = words[at]
  if (!first) return null
  const keys: string[] = []
  let key = ''
  for (let end = at; end < Math.min(words.length, at + index.longestName); end += 1) {
    const word = words[end]
    if (!word || word.sentence !== first.sentence) break
    key = end === at ? word.stem : `${key} ${word.stem}`
    keys.push(key)
  }
  for (let length = keys.length; length > 0; length -= 1) {
    const name = index.names.get(keys[length - 1] ?? '')
    if (name) return { ...name, length, weight: 1 }
  }
  return compoundAt(first, index)
}

const ofOtherKind = 0.5

function compoundAt({ folded }: ClauseWord, { bases }: TradeIndex): Match | null {
  const split = bases.size === 0 ? null : splitCompound(folded)
  const known = split ? (bases.get(split.base) ?? []) : []
  const same = known.filter(({ kind }) => kind === split?.kind || kind === '')
  const trades = new Set((same.length > 0 ? same : known).map(({ trade }) => trade))
  const [trade] = trades
  if (trade === undefined || trades.size > 1) return null
  return {
    trade,
    isPlural: false,
    length: 1,
    weight: same.length > 0 || new Set(known.map((one) => one.trade)).size === 1 ? 1 : ofOtherKind,
  }
}

interface Around {
  readonly words: readonly ClauseWord[]
  readonly at: number
  readonly end: number
  readonly language: AdLanguage
  readonly index: TradeIndex
  readonly kind: TextKind
}

function roleWeight(around: Around, { trade, isPlural }: Match): number {
  const { words, at, end, language, kind } = around
  const [first, head] = [words[at], headOf(words.slice(at, end), language)]
  if (!first || !head) return 0
  if (first.isObject) return asObject
  if (isModifier(around)) return asModifier[kind]
  // A plural doesn't mean the business itself: "We supply hotels".
  const isMany = !isPlural && isPluralWord(head.folded, language) && !isWorker(head.folded)
  return (isMany ? asPlural : 1) * (isOfAnimals(around, trade) ? ofAnimals : 1)
}

// A plural for people who do the work doesn't mean customers: "painters and decorators", "tree surgeons".
function isWorker(folded: string): boolean {
  return /(?:er|or|ist|ian|ant|ney|eur|ien|at|ste|geon|son)s$/.test(folded)
}

/** "Hotel furniture" and "équipement de boulangerie" aren't a hotel or a bakery. */
function isModifier({ words, at, end, language, index }: Around): boolean {
  const before = words[at - 1]
  const isKnown =
    before !== undefined && !isNeutral(before.folded, language) && rarityOf(before.stem, index) > 0
  if (words[at]?.isComplement === true && isKnown) return true
  if (language === 'fr') return false
  for (let next = end; next < words.length; next += 1) {
    const word = words[next]
    if (!word?.follows || word.opensAside) return false
    if (!isNeutral(word.folded, language)) return rarityOf(word.stem, index) > 0
  }
  return false
}

// A dog physiotherapist doesn't treat people. French says so after the name: "kinésithérapie canine".
function isOfAnimals({ words, at, end, language, index }: Around, trade: number): boolean {
  const beside = language === 'fr' ? words[end] : words[at - 1]
  const isBeside = language === 'fr' ? beside?.isAside === false : words[at]?.follows === true
  if (!beside || !isBeside || !tradeGrammars[language].animals.has(beside.folded)) return false
  return !(index.waresByStem.get(beside.stem) ?? []).some((ware) => index.wares[ware]?.trade === trade)
}
