import type { Interest } from '@aloft/domain/ads/interests.rules'
import { foldName } from '../gazetteer/fold-name.ts'
import { interestTree } from './interest-tree.ts'

interface Entry extends Interest {
  /** Its name, then its group and field, each folded. */
  readonly folded: readonly string[]
}

let kept: readonly Entry[] | undefined

/** Every interest of the list, each once. */
export function allInterests(): readonly Interest[] {
  return entries()
}

function entries(): readonly Entry[] {
  kept ??= Object.entries(interestTree).flatMap(([field, groups]) =>
    Object.entries(groups).flatMap(([group, names]) =>
      names.split(/,\s+/).map((name) => ({
        name,
        path: [field, group],
        folded: [name, group, field].map(foldName),
      })),
    ),
  )
  return kept
}

/**
 * At most `most` interests by the beginning of their names or of a word in them, in any case and without accents; then
 * those of a group or field that is called so. In each part they stand as in the list.
 */
export function findInterests(query: string, most: number): readonly Interest[] {
  const folded = foldName(query)
  if (folded === '') return []
  const tierOf = ({ folded: [name = '', ...path] }: Entry) => {
    if (name.startsWith(folded)) return 0
    if (name.includes(` ${folded}`)) return 1
    return path.some((word) => word.startsWith(folded) || word.includes(` ${folded}`)) ? 2 : 3
  }
  return entries()
    .map((entry) => ({ entry, tier: tierOf(entry) }))
    .filter(({ tier }) => tier < 3)
    .toSorted((one, other) => one.tier - other.tier)
    .slice(0, most)
    .map(({ entry: { name, path } }) => ({ name, path }))
}
