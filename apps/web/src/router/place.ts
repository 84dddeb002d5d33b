import { createPath, type Location, type To } from 'react-router'

/** The place at an address, written as the browser writes it, with a key of its own. */
export function placeAt(to: To, state: unknown = null): Location {
  const address = typeof to === 'string' ? to : createPath(to)
  const { pathname, search, hash } = new URL(address, 'http://app.invalid')
  return { pathname, search, hash, state, key: newKey() }
}

/** A key for an entry of the history. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
