import { createPath, type Location } from 'react-router'
import { newKey } from './place.ts'

/** The pages a tab has visited: those of the browser, or in tests of its memory. */
export interface PageHistory {
  readonly location: Location
  push(location: Location): void
  replace(location: Location): void
  /** Moves by so many entries; listeners hear of it later. */
  go(delta: number): void
  /**
   * Calls the listener after each move by Back, Forward or `go`, with the number of entries; null where an entry isn't
   * ours. Returns the function that removes the listener.
   */
  listen(listener: (delta: number | null) => void): () => void
}

/** What an entry holds. The names are those of the router's own history, whose entries outlast an upgrade. */
interface Entry {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
}

/** The history of this tab. */
export function browserHistory(): PageHistory {
  const { history } = window
  const entry = () => (history.state ?? {}) as Entry
  let index = entry().idx ?? 0
  if (entry().idx === undefined) history.replaceState({ ...entry(), key: newKey(), idx: index }, '')
  const entryOf = ({ state, key }: Location): Entry => ({ usr: state as unknown, key, idx: index })

  return {
    get location() {
      const { pathname, search, hash } = window.location
      const { usr = null, key = 'default' } = entry()
      return { pathname, search, hash, state: usr, key }
    },
    push(location) {
      index += 1
      try {
        history.pushState(entryOf(location), '', createPath(location))
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        // Safari refuses more than a hundred entries in half a minute.
        window.location.assign(createPath(location))
      }
    },
    replace: (location) => history.replaceState(entryOf(location), '', createPath(location)),
    go: (delta) => history.go(delta),
    listen(listener) {
      const onPopState = () => {
        const { idx } = entry()
        const delta = idx === undefined ? null : idx - index
        index = idx ?? index
        listener(delta)
      }
      window.addEventListener('popstate', onPopState)
      return () => window.removeEventListener('popstate', onPopState)
    },
  }
}
