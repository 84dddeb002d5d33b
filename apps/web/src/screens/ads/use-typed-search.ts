import type { PickerSearch } from '@aloft/design-system/patterns/targeting/location-picker'
import { useEffect, useState } from 'react'

// Who still types asks for nothing.
const restMs = 200

/**
 * Looks something up while one types; what was found for an earlier query is not shown for the next one. `look` stays
 * the same from one drawing to the next, and answers null where nobody can say.
 */
export function useTypedSearch<Found>(
  look: (query: string, signal: AbortSignal) => Promise<readonly Found[] | null>,
): { search: PickerSearch<Found>; onSearch: (query: string) => void } {
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<PickerSearch<Found> | null>(null)
  const wanted = query.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const aborting = new AbortController()
    const ask = async () => {
      try {
        const found = await look(wanted, aborting.signal)
        setAnswer({ query: wanted, found: found ?? [], isFailed: found === null })
      } catch (error) {
        if (!aborting.signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [wanted, look])
  const nothing = { query, found: wanted === '' ? [] : null, isFailed: false }
  const isAnswered = wanted !== '' && answer?.query === wanted
  return { search: isAnswered ? { ...answer, query } : nothing, onSearch: setQuery }
}
