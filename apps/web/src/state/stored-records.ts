import { readStored, type StoredKey, writeStored } from './storage.ts'

/** Older records give way, so that they don't fill the browser's storage. */
const mostRecords = 8

/** The records under a stored key by their own keys, the last changed one last. */
function recordsIn(name: StoredKey): Readonly<Record<string, unknown>> {
  const stored = readStored<Record<string, unknown>>(name)
  return typeof stored === 'object' && stored !== null ? stored : {}
}

/** One of the records under a stored key, such as that of a brand; it may be anything. */
export function storedRecord(name: StoredKey, key: string): unknown {
  return recordsIn(name)[key]
}

/** Stores a record, so that it outlasts a reload; null removes it. */
export function storeRecord(name: StoredKey, key: string, record: object | null): void {
  const others = Object.entries(recordsIn(name)).filter(([one]) => one !== key)
  const all = record ? [...others, [key, record] as const] : others
  writeStored(name, all.length === 0 ? null : Object.fromEntries(all.slice(-mostRecords)))
}
