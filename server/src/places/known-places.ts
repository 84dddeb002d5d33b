import { foldName } from '@aloft/domain/core/fold-name'
import type { Place } from '@aloft/domain/ads/places.rules'
import { otherRegionNames } from './other-names.ts'
import type { PlaceNames } from './place-names.ts'
import { regionNames } from './place-rows.ts'
import type { PlaceTable } from './place-table.ts'

/** The places of the list by their exact names, with what is needed to choose among those that share one. */
export interface KnownPlaces {
  /** Every place of that name in some language, the one with most people first. */
  named(name: string): readonly KnownPlace[]
}

export interface KnownPlace {
  readonly place: Place
  /** Its own code for a region or country (`IE.C`, `IE`), null for a city. */
  readonly code: string | null
  /** The region that it lies in or is, as `IE.C`; only the country where there is none. */
  readonly around: string
  /** The list names it otherwise: only another language, or an older list, calls it so. */
  readonly isByOtherName: boolean
}

/** Reads places by name from the table. */
export function knownPlaces(table: PlaceTable, names: PlaceNames): KnownPlaces {
  return {
    named: (name) => {
      const folded = foldName(name)
      if (folded === '') return []
      return names.named(folded).map((position) => {
        const place = table.placeAt(position)
        return {
          place,
          code: table.codeOf(position),
          around: table.aroundOf(position),
          isByOtherName: foldName(place.name) !== folded,
        }
      })
    },
  }
}

/** Whether a region, as `DE.02` or `CH.ZH`, is meant by a name in some language or by its own code alone. */
export function isRegionCalled(code: string, name: string): boolean {
  if (name === '' || !code.includes('.')) return false
  const folded = foldName(name)
  const own = [regionNames.get(code) ?? '', ...otherRegionNames(code)]
  return code.slice(3) === name || own.some((one) => foldName(one) === folded)
}
