import { startTransition, useEffect, useState } from 'react'
import { reportError } from './report-error.ts'

const retryMs = 5_000

/**
 * A component, or other code, that's loaded when it's first needed; null until then. If loading fails, `onFailure` is called
 * once, and loading is retried for as long as the component is needed.
 */
export function useChunk<Chunk>(
  load: () => Promise<Chunk>,
  isWanted: boolean,
  onFailure?: () => void,
): Chunk | null {
  const [chunk, setChunk] = useState<Chunk | null>(null)
  const isMissing = isWanted && chunk === null
  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (hasFailed: boolean) =>
      load().then(
        (loaded) => {
          if (!leaving.signal.aborted) startTransition(() => setChunk(() => loaded))
        },
        (error: unknown) => {
          if (leaving.signal.aborted) return
          timer = setTimeout(() => void ask(true), retryMs)
          if (hasFailed) return
          // Nothing can be reported offline.
          if (navigator.onLine) reportError(error)
          onFailure?.()
        },
      )
    void ask(false)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [isMissing, load, onFailure])
  return chunk
}
