import { mayReloadForChunk } from '@aloft/domain/core/monitoring'
import { realNow } from './clock.ts'

// Of this tab only, and nothing of the user's: it is no part of what the product keeps.
const key = 'chunkReload'

/** A part of the app that is gone from the server, as after an upgrade, is fetched with the page anew (ERR-08). */
export function reloadForChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = sessionStorage.getItem(key)
    if (!navigator.onLine || !mayReloadForChunk(last === null ? null : Number(last), realNow())) return
    event.preventDefault()
    sessionStorage.setItem(key, String(realNow()))
    window.location.reload()
  })
}
