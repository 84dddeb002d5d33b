/**
 * Everything the product keeps in local storage, by key (ENT-28, ENT-31, ENT-32). Log out clears all of it (OPN-85). The
 * last three are named here for the pages that will keep them.
 */
export const storedKeys = {
  user: 'user',
  /** The id of the account that all else belongs to; it outlasts a session that lapsed. */
  ownerId: 'ownerId',
  unsavedBrief: 'unsavedBrief',
  /** Edits of briefs that an earlier version kept here. */
  briefEdits: 'briefEdits',
  redirect: 'redirectUrl',
  dismissedAdGenStatusId: 'dismissedAdGenStatusId',
  adCreationOriginData: 'adCreationOriginData',
  isTryAgainAdCreation: 'isTryAgainAdCreation',
  designData: 'designData',
  creativeMixerBackgroundData: 'creativeMixerBackgroundData',
  /** Of a visitor of a published page. */
  sessionId: 'sessionId',
} as const
export type StoredKey = keyof typeof storedKeys

/** What the browser would not take, as in private windows and on full disks: it is kept as long as the page. */
const refused = new Map<StoredKey, string>()

/** A stored value, or null where there is none or it cannot be read. */
export function readStored<T>(key: StoredKey): T | null {
  try {
    const text = refused.get(key) ?? localStorage.getItem(storedKeys[key])
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** Keeps a value; null removes it. A browser that refuses storage only forgets sooner. */
export function writeStored(key: StoredKey, value: unknown): void {
  const text = JSON.stringify(value)
  refused.delete(key)
  try {
    if (value === null) localStorage.removeItem(storedKeys[key])
    else localStorage.setItem(storedKeys[key], text)
  } catch {
    if (value !== null) refused.set(key, text)
  }
}

/** Whether the product uses the key of a storage event; null means all keys. */
export function isKeyOf(name: StoredKey, key: string | null): boolean {
  return key === null || key === storedKeys[name]
}

/** Forgets what both storages of this browser keep for the product. */
export function clearStored(): void {
  refused.clear()
  try {
    sessionStorage.clear()
    localStorage.clear()
  } catch {
    // A browser that refuses storage keeps nothing.
  }
}

/** Whether something may lie in a database of this device; a browser that does not say may have one. */
export async function mayHaveDatabase(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0
  } catch {
    return true
  }
}

/** Deletes the databases; one that a tab still has open is deleted once that tab is closed or reloaded. */
export async function removeDatabases(): Promise<void> {
  try {
    for (const { name } of await indexedDB.databases()) {
      if (name) indexedDB.deleteDatabase(name)
    }
  } catch {
    // A browser that refuses databases has none.
  }
}
