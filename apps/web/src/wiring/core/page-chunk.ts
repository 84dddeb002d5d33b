import { mayReloadForChunk } from '@aloft/domain/core/monitoring'
import { realNow } from './clock.ts'
import { plainApi } from './plain-api.ts'

// In the session storage, as it concerns this tab only and isn't the user's data.
const key = 'chunkReload'
const longestReloadMs = 5_000

/** A file of a page failed to load. */
export class ChunkNotLoadedError extends Error {
  override readonly name = 'ChunkNotLoadedError'
}

/** Loads a file of a page. Throws ChunkNotLoadedError. */
export async function loadPageChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new ChunkNotLoadedError('a part of the page was not loaded', { cause })
  }
}

/**
 * Reloads the page, at most once a minute, as a chunk may be gone from the server after an upgrade (ERR-08). Resolves
 * only if the page stays: the server doesn't answer, it was just reloaded, or the user has stopped it.
 */
export async function reloadForChunks(): Promise<void> {
  const last = sessionStorage.getItem(key)
  if (!mayReloadForChunk(last === null ? null : Number(last), realNow())) return
  await reloadOnceAnswered()
}

/**
 * Reloads the page if the server answers: some browsers don't retry a file that a page failed to fetch. Resolves only
 * if the page stays.
 */
export async function reloadOnceAnswered(): Promise<void> {
  if (!navigator.onLine) return
  const { kind } = await plainApi.call('get-mock-date-offset-hours', {})
  if (kind !== 'reply') return
  sessionStorage.setItem(key, String(realNow()))
  window.location.reload()
  await new Promise((resolve) => setTimeout(resolve, longestReloadMs))
}
