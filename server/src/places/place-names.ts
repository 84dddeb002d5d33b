import { setImmediate } from 'node:timers/promises'
import { foldName } from '@aloft/domain/core/fold-name'
import { collectNames, type NameLines } from './name-lines.ts'
import type { PlaceTable } from './place-table.ts'

/** Finds places by their folded names. */
export interface PlaceNames {
  /**
   * Positions of at most `most` places: first those whose name is or begins with this text, or whose name in another
   * language is this text, then those whose other names begin with it, then those with a later word that begins with
   * it; within each group, most populous first.
   */
  matching(folded: string, most: number, isWanted: (position: number) => boolean): readonly number[]
  /**
   * Positions of all places with exactly that name in any language, or else with that name followed by a landmark as in
   * `besides`; most populous first.
   */
  named(folded: string): readonly number[]
}

const namesAtOnce = 4_000
/** Words between a town and its landmark, both of which people often leave out: Murnau for Murnau am Staffelsee. */
const besides = ['am', 'an', 'im', 'in', 'bei', 'ob', 'upon', 'on', 'sur', 'sous', 'en']

/** Indexes the names of all places in batches; `otherNamesOf` must return folded names. */
export async function indexNames(
  table: PlaceTable,
  otherNamesOf: (position: number) => readonly string[],
): Promise<PlaceNames> {
  const [main, other, inner] = [collectNames(), collectNames(), collectNames()]
  // Index entries store the place's rank, so that results from different indexes can be ordered.
  for (const [rank, position] of table.ranked.entries()) {
    if (rank % namesAtOnce === 0) await setImmediate()
    const name = foldName(table.nameOf(position))
    main.add(name, rank)
    for (const further of new Set(otherNamesOf(position))) if (further !== name) other.add(further, rank)
    for (let at = name.indexOf(' '); at !== -1; at = name.indexOf(' ', at + 1))
      inner.add(name.slice(at + 1), rank)
  }
  return namesOf(table.ranked, main.build(), other.build(), inner.build())
}

function namesOf(
  ranked: Uint32Array,
  names: NameLines,
  otherNames: NameLines,
  innerNames: NameLines,
): PlaceNames {
  return {
    named(folded) {
      const itself = new Set([...names.named(folded), ...otherNames.named(folded)])
      const found =
        itself.size > 0
          ? itself
          : new Set(besides.flatMap((word) => [...names.startingWith(`${folded} ${word} `)]))
      return [...found].toSorted((one, next) => one - next).map((rank) => ranked[rank] ?? 0)
    },
    matching(folded, most, isWanted) {
      const found = new Set<number>()
      const wanted = (rank: number) => isWanted(ranked[rank] ?? 0)
      const isNew = (rank: number) => !found.has(rank) && wanted(rank)
      const named = [
        ...names.startingWith(folded).filter(wanted).take(most),
        ...otherNames.named(folded).filter(wanted).take(most),
      ]
      for (const rank of named.toSorted((one, next) => one - next)) found.add(rank)
      for (const further of [otherNames, innerNames]) {
        for (const rank of further.startingWith(folded).filter(isNew)) {
          if (found.size >= most) break
          found.add(rank)
        }
      }
      return [...found].slice(0, most).map((rank) => ranked[rank] ?? 0)
    },
  }
}
