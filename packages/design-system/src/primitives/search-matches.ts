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
 * accents don't count, and letters may be missing or in another order.
 */
export function matchesOf<Item extends Findable>(
  items: readonly Item[],
  typed: string,
  most: number,
): Matches<Item> {
  const wanted = plain(typed.trim())
  const fitting = wanted === '' ? items : bestFirst(items, wanted)
  return { items: fitting.slice(0, most), more: Math.max(0, fitting.length - most) }
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
