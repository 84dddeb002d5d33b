import { setImmediate } from 'node:timers/promises'
import { foldName } from '@aloft/domain/core/fold-name'
import { collectNames, type NameLines } from './name-lines.ts'
import type { PlaceTable } from './place-table.ts'

/** Finds places by their folded names. */
export interface PlaceNames {
  /**
   * Positions of at most `most` places: those named so or with a name that begins so, then those that another language
   * names so, then those of which a further word begins so; within each, the place with most people first.
   */
  matching(folded: string, most: number, isWanted: (position: number) => boolean): readonly number[]
  /**
   * Positions of all places that carry exactly that name in some language, else of those that carry it with what they lie
   * beside; the place with most people first.
   */
  named(folded: string): readonly number[]
}

const namesAtOnce = 4_000
/** Words between a town and what it lies beside, which people leave out: Murnau is Murnau am Staffelsee. */
const besides = ['am', 'an', 'im', 'in', 'bei', 'ob', 'upon', 'on', 'sur', 'sous', 'en']

/** Collects the names of all places, some at a time; `otherNamesOf` answers folded names. */
export async function indexNames(
  table: PlaceTable,
  otherNamesOf: (position: number) => readonly string[],
): Promise<PlaceNames> {
  const [main, other, inner] = [collectNames(), collectNames(), collectNames()]
  // Names hold the rank of their place, so that ranks are compared where places are found in two ways.
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
