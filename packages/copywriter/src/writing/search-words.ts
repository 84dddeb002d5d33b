import { type FactInput, gatherFacts } from '../facts/gather-facts.ts'
import { wordsOf } from '../words/words-of.ts'

/** What people search who look for a business, in the language of its ads. */
export interface SearchWords {
  /** The brand's name; null if no ad may contain it. */
  readonly brand: string | null
  /** What customers of its trade search, and what it calls itself and what it sells. */
  readonly names: readonly string[]
  /** The names of what it offers. */
  readonly offers: readonly string[]
  /** The narrowest place that its brief names, and all of them, the narrowest first; null if it names none. */
  readonly place: { readonly name: string; readonly parts: readonly string[] } | null
  /** What a search adds to a name, such as `{} near me`. */
  readonly patterns: readonly string[]
  /** What people search who want something else than its trade sells; empty if the trade is unknown. */
  readonly negatives: readonly string[]
}

/** Gathers the words for an ad's keywords and for suggestions of more (TGT-01, TGT-11). */
export function searchWords(input: FactInput): SearchWords {
  const { brand, trade, business, sold, offers, place, language } = gatherFacts(input)
  const words = trade?.words[language]
  const own = [business?.text, sold?.text].filter((text) => text !== undefined)
  return {
    brand,
    names: [...(words?.searches ?? []), ...own],
    offers: offers.map(({ name }) => name),
    place,
    patterns: wordsOf[language].grammar.searches,
    negatives: words?.negatives ?? [],
  }
}
