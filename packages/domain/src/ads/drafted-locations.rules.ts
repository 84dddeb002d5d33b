import { type AdLocation, comparableLocation, locationsFromTexts } from './ad-location.rules.ts'
import { placesOf } from './place-values.rules.ts'
import { placesOverlap } from './places.rules.ts'

interface Named {
  readonly location: AdLocation
  /** The whole line: a place keeps no more than one of those around it. */
  readonly line: string
}

/**
 * The places that a new ad is aimed at, of those that were proposed for it: of several that lie in one another, as
 * `Galway, Connacht, Ireland` in `Ireland`, the first proposed (TGT-04).
 */
export function draftedLocations(texts: readonly string[]): AdLocation[] {
  const lines = [...new Set(texts.map(comparableLocation))].filter((line) => line !== '')
  const proposed = locationsFromTexts(texts).map((location, index) => ({
    location,
    line: lines[index] ?? '',
  }))
  const apart: Named[] = []
  for (const one of proposed) if (!apart.some((earlier) => isOneInOther(earlier, one))) apart.push(one)
  return apart.map(({ location }) => location)
}

function isOneInOther(left: Named, right: Named): boolean {
  if (left.line.endsWith(`, ${right.line}`) || right.line.endsWith(`, ${left.line}`)) return true
  const [one, other] = placesOf([left.location, right.location])
  return one !== undefined && other !== undefined && placesOverlap(one, other)
}
