import { type ComponentType, useEffect, useState } from 'react'
import { reportError } from './wiring/report-error.ts'

const retryMs = 5_000

/**
 * What stands above a page and is fetched when it is first wanted; null until it is there. Where it cannot be had the
 * page stays as it is: `onFailure` is told, and as long as it is wanted it is asked for again.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure?: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const isMissing = isWanted && Part === null
  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (hasFailed: boolean) =>
      load().then(
        (loaded) => {
          if (isCurrent) setPart(() => loaded)
        },
        (error: unknown) => {
          if (!isCurrent) return
          timer = setTimeout(() => void ask(true), retryMs)
          if (hasFailed) return
          // Without a line nothing can be reported.
          if (navigator.onLine) reportError(error)
          onFailure?.()
        },
      )
    void ask(false)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isMissing, load, onFailure])
  return Part
}
