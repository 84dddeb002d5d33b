import type { Location } from 'react-router'
import type { PageHistory } from './page-history.ts'
import { placeAt } from './place.ts'

/** A history in memory that begins with some addresses, the last of them open. As in a browser, moves take a moment. */
export function memoryHistory(addresses: readonly string[]): PageHistory {
  const entries = addresses.map((address): Location => placeAt(address))
  const listeners = new Set<(delta: number | null) => void>()
  let index = entries.length - 1
  return {
    get location() {
      const location = entries[index]
      if (!location) throw new Error('a history has at least one entry')
      return location
    },
    push(location) {
      index += 1
      entries.splice(index, entries.length, location)
    },
    replace: (location) => void entries.splice(index, 1, location),
    go(delta) {
      setTimeout(() => {
        if (!entries[index + delta]) return
        index += delta
        for (const listener of listeners) listener(delta)
      })
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
