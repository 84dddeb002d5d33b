import { foldName } from '@aloft/domain/core/fold-name'
import type { Place } from '@aloft/domain/ads/places.rules'
import { otherRegionNames } from './other-names.ts'
import type { PlaceNames } from './place-names.ts'
import { regionNames } from './place-rows.ts'
import type { PlaceTable } from './place-table.ts'

/** Places by exact name, with the data to choose among those that share one. */
export interface KnownPlaces {
  /** All places with that name in any language, most populous first. */
  named(name: string): readonly KnownPlace[]
}

export interface KnownPlace {
  readonly place: Place
  /** The code of a region or country itself (`IE.C`, `IE`); null for a city. */
  readonly code: string | null
  /** The region that it is in or is, for example `IE.C`; only the country if there is none. */
  readonly around: string
  /** The name is not its main name, but only used in another language or an older list. */
  readonly isByOtherName: boolean
}

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

/** Whether a name in some language, or the region's own code alone, means a region such as `DE.02` or `CH.ZH`. */
export function isRegionCalled(code: string, name: string): boolean {
  if (name === '' || !code.includes('.')) return false
  const folded = foldName(name)
  const own = [regionNames.get(code) ?? '', ...otherRegionNames(code)]
  return code.slice(3) === name || own.some((one) => foldName(one) === folded)
}
