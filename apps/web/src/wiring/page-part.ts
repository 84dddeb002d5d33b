import { mayReloadForChunk } from '@aloft/domain/core/monitoring'
import { realNow } from './clock.ts'
import { plainApi } from './plain-api.ts'

// Of this tab only, and nothing of the user's: it is no part of what the product keeps.
const key = 'chunkReload'
const longestReloadMs = 5_000

/** A file that a page consists of could not be fetched. */
export class PartNotLoadedError extends Error {
  override readonly name = 'PartNotLoadedError'
}

/** Fetches what a page consists of. Throws PartNotLoadedError. */
export async function loadPagePart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new PartNotLoadedError('a part of the page was not loaded', { cause })
  }
}

/**
 * Fetches the whole page anew, at most once a minute, as a part may be gone from the server after an upgrade (ERR-08).
 * Resolves where the page stays: nobody answers, it was tried just now, or the user has stopped it.
 */
export async function reloadForParts(): Promise<void> {
  const last = sessionStorage.getItem(key)
  if (!mayReloadForChunk(last === null ? null : Number(last), realNow())) return
  await reloadOnceAnswered()
}

/**
 * Fetches the whole page anew where somebody answers: some browsers ask no second time for a file that a page did not
 * get. Resolves where the page stays.
 */
export async function reloadOnceAnswered(): Promise<void> {
  if (!navigator.onLine) return
  const { kind } = await plainApi.call('get-mock-date-offset-hours', {})
  if (kind !== 'reply') return
  sessionStorage.setItem(key, String(realNow()))
  window.location.reload()
  await new Promise((resolve) => setTimeout(resolve, longestReloadMs))
}
