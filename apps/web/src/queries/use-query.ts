import type { PayloadOf } from '@aloft/contract/schemas'
import { useEffect, useRef, useState } from 'react'
import { type Loaded, useLoaded } from '../state/queries.ts'
import { queryKey, type QueryName } from '../state/replies.ts'
import { invalidate, load, watchQuery } from '../wiring/core/queries.ts'

interface QueryOptions {
  /** Reload interval in milliseconds, while the window is visible. */
  readonly everyMs?: number
  /** The query is reloaded whenever this value changes, such as the status of its subject. */
  readonly changesWith?: string | number
  /** Shows the reply to the last payload, marked as stale, until the reply to the new one is loaded. */
  readonly keepsLast?: boolean
}

/**
 * A query kept loaded while the component is mounted; with a null payload nothing is requested, and it stays
 * `loading`.
 */
export function useQuery<A extends QueryName>(
  action: A,
  payload: PayloadOf<A> | null,
  { everyMs, changesWith = '', keepsLast = false }: QueryOptions = {},
): { readonly loaded: Loaded<A>; readonly retry: () => void } {
  const key = payload && queryKey(action, payload)
  useEffect(() => (key === null ? undefined : watchQuery(key, everyMs)), [key, everyMs])
  const known = useRef(changesWith)
  useEffect(() => {
    if (known.current === changesWith) return
    known.current = changesWith
    invalidate((one) => one === key)
  }, [key, changesWith])
  const loaded = useLoaded<A>(key)
  const [lastKey, setLastKey] = useState(key)
  if (loaded.status === 'ready' && lastKey !== key) setLastKey(key)
  const last = useLoaded<A>(keepsLast ? lastKey : null)
  return {
    loaded:
      loaded.status === 'loading' && last.status === 'ready'
        ? { ...last, isRefreshing: true, isStale: true }
        : loaded,
    retry: () => key !== null && void load(key),
  }
}
