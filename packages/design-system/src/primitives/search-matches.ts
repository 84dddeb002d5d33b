import { defaultFilter } from 'cmdk'

/** Something that can be found by its label, its second line and other words. */
export interface Findable {
  readonly label: string
  readonly detail?: string | undefined
  readonly keywords?: readonly string[]
}

export interface Matches<Item> {
  readonly items: readonly Item[]
  /** Number of matches beyond `items`. */
  readonly more: number
}

/**
 * The items that match the typed text, best first, at most `most` of them; without a text, all in their order. Case and
 * accents don't count, and letters may be missing or in another order. With `byWords`, each typed word must begin a word.
 */
export function matchesOf<Item extends Findable>(
  items: readonly Item[],
  typed: string,
  most: number,
  byWords = false,
): Matches<Item> {
  const wanted = plain(typed.trim())
  const candidates = byWords ? items.filter((item) => hasWords(item, wanted)) : items
  const fitting = wanted === '' ? items : bestFirst(candidates, wanted)
  return { items: fitting.slice(0, most), more: Math.max(0, fitting.length - most) }
}

function hasWords({ label, detail = '', keywords = [] }: Findable, wanted: string): boolean {
  const words = wordsOf(plain([label, detail, ...keywords].join(' ')))
  const typed = wordsOf(wanted)
  // Punctuation alone has no words, and finds nothing.
  return typed.length > 0 && typed.every((one) => words.some((word) => word.startsWith(one)))
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function bestFirst<Item extends Findable>(items: readonly Item[], wanted: string): Item[] {
  return items
    .map((item) => {
      const { label, detail, keywords = [] } = item
      const others = [...(detail ? [detail] : []), ...keywords].map(plain)
      const scoreOf = (words: string) => defaultFilter(plain(label), words, others)
      // Words match in any order, but the given order ranks higher.
      const scores = wanted.split(/\s+/).map(scoreOf)
      return { item, score: Math.min(...scores) && scoreOf(wanted) + Math.min(...scores) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

/** Without accents, because few people type them. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
