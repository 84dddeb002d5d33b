import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldWord, stemOf } from './stem.ts'
import { type TradeGrammar, tradeGrammars } from './trade-grammar.ts'

/** A word of a text as used to look up names of trades. */
export interface ClauseWord {
  readonly folded: string
  readonly stem: string
  readonly start: number
  readonly end: number
  /** The number of its sentence and of its clause within the text. */
  readonly sentence: number
  readonly clause: number
  /** It's about customers, a place or anything else that isn't the business. */
  readonly isAside: boolean
  /** It is a complement: "de boulangeries". */
  readonly isComplement: boolean
  /** The object of the clause's action: "We design hotels". */
  readonly isObject: boolean
  /** Only white space or a hyphen separates it from the word before. */
  readonly follows: boolean
  /** What follows it is an aside. */
  readonly opensAside: boolean
}

/** The words of a text without linking words, each with its part in its clause. */
export function clauseWords(text: string, language: AdLanguage): readonly ClauseWord[] {
  const grammar = tradeGrammars[language]
  const words: ClauseWord[] = []
  const reader = new ClauseReader(grammar)
  let end = 0
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const gap = text.slice(end, match.index)
    end = match.index + match[0].length
    reader.pass(gap)
    const folded = foldWord(match[0])
    const role = reader.read(folded)
    if (role === null) continue
    words.push({ folded, stem: stemOf(folded, language), start: match.index, end, ...role })
  }
  return words
}

type Role = Omit<ClauseWord, 'folded' | 'stem' | 'start' | 'end'>

/** Tracks, word by word, what the previous words say about the next one. */
class ClauseReader {
  private sentence = 0
  private clause = 0
  private aside: 'none' | 'comma' | 'sentence' = 'none'
  private isAfterOf = false
  private isDoing = false
  private isClauseStart = true
  private follows = false
  private before = ''
  private readonly grammar: TradeGrammar

  constructor(grammar: TradeGrammar) {
    this.grammar = grammar
  }

  pass(gap: string): void {
    const endsSentence = /[.!?;:|•·\n]|\s[–—-]\s|[–—]/u.test(gap)
    if (/[^\s-]/u.test(gap)) this.follows = false
    if (!endsSentence && !/[,()/]/.test(gap)) return
    this.clause += 1
    this.follows = false
    this.isAfterOf = false
    if (endsSentence) {
      this.sentence += 1
      this.isClauseStart = true
      this.isDoing = false
    }
    if (endsSentence || this.aside === 'comma') this.aside = 'none'
  }

  /** Its part; null for a linking word. */
  read(word: string): Role | null {
    const { linking, of, customers, circumstances, doers, being, houses } = this.grammar
    if (this.isClauseStart && doers.has(word)) {
      this.isDoing = true
      this.isClauseStart = false
      return null
    }
    if (this.isDoing && being.has(word)) this.isDoing = false
    if (linking.has(word)) {
      if (of.has(word)) this.isAfterOf = true
      this.follows = false
      return null
    }
    this.isClauseStart = false
    const isCustomers = customers.has(word) && !(this.follows && houses.has(this.before))
    this.before = word
    const role = {
      sentence: this.sentence,
      clause: this.clause,
      isAside: this.aside !== 'none',
      isComplement: this.isAfterOf,
      isObject: this.isDoing,
      follows: this.follows,
      opensAside: isCustomers || circumstances.has(word),
    }
    this.isAfterOf = false
    this.follows = true
    if (isCustomers) this.aside = 'sentence'
    else if (circumstances.has(word) && this.aside === 'none') this.aside = 'comma'
    return role
  }
}
