/** Everything the product keeps in local storage, by key (ENT-31). Log out clears all of it (OPN-85). */
const storedKeys = {
  user: 'user',
  unsavedBrief: 'unsavedBrief',
  redirect: 'redirectUrl',
  dismissedAdGenStatusId: 'dismissedAdGenStatusId',
  adCreationOriginData: 'adCreationOriginData',
  isTryAgainAdCreation: 'isTryAgainAdCreation',
} as const
export type StoredKey = keyof typeof storedKeys

/** A stored value, or null where there is none or it cannot be read. */
export function readStored<T>(key: StoredKey): T | null {
  try {
    const text = localStorage.getItem(storedKeys[key])
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** Keeps a value; null removes it. A browser that refuses storage only forgets sooner. */
export function writeStored(key: StoredKey, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(storedKeys[key])
    else localStorage.setItem(storedKeys[key], JSON.stringify(value))
  } catch {
    // Private windows and full disks: the session then lasts as long as the page.
  }
}

export function clearStored(): void {
  for (const key of Object.keys(storedKeys) as StoredKey[]) writeStored(key, null)
}
