/**
 * Everything the product stores in local storage, by key (ENT-28, ENT-31, ENT-32). Logging out clears all of
 * it (OPN-85). The last one is reserved for pages that will use it.
 */
export const storedKeys = {
  user: 'user',
  /** The id of the account that owns the other data; it outlasts an expired session. */
  ownerId: 'ownerId',
  unsavedBrief: 'unsavedBrief',
  /** The onboarding before the brief. */
  onboardingForm: 'onboardingForm',
  /** Edits of briefs stored by an earlier version. */
  briefEdits: 'briefEdits',
  redirect: 'redirectUrl',
  dismissedAdGenStatusId: 'dismissedAdGenStatusId',
  adCreationOriginData: 'adCreationOriginData',
  isTryAgainAdCreation: 'isTryAgainAdCreation',
  designData: 'designData',
  creativeMixerBackgroundData: 'creativeMixerBackgroundData',
  /** What the guide shows, and completed tasks that aren't saved yet. */
  guide: 'guide',
  guideUnsaved: 'guideUnsaved',
  /** Messages to the assistant that are being written. */
  chatDrafts: 'chatDrafts',
  /** Messages to the assistant that wait for the connection. */
  chatWaiting: 'chatWaiting',
  /** What was decided about proposals of the assistant. */
  proposals: 'proposals',
  /** Id of a visitor of a published page. */
  sessionId: 'sessionId',
} as const
export type StoredKey = keyof typeof storedKeys

/**
 * Values that the browser refused to store, as in private windows and on full disks: kept until the page is
 * closed.
 */
const refused = new Map<StoredKey, string>()

/** A stored value, or null if there's none or it can't be parsed. */
export function readStored<T>(key: StoredKey): T | null {
  try {
    const text = refused.get(key) ?? localStorage.getItem(storedKeys[key])
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/**
 * Stores a value; null removes it. If the browser refuses storage, the value is only kept until the page is
 * closed.
 */
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

/** Clears the product's data in both storages of this browser. */
export function clearStored(): void {
  refused.clear()
  try {
    sessionStorage.clear()
    localStorage.clear()
  } catch {
    // A browser that refuses storage has nothing stored.
  }
}

/** Whether there may be databases on this device; true if the browser can't list them. */
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
