import type { PickerSearch } from '@aloft/design-system/patterns/targeting/location-picker'
import { useState } from 'react'
import { useDebouncedRequest } from './use-debounced-request.ts'

// Who still types asks for nothing.
const delayMs = 200

/**
 * Looks something up while one types; what was found for an earlier query is not shown for the next one. `look` stays
 * the same from one drawing to the next, and answers null where nobody can say.
 */
export function useTypedSearch<Found>(
  findMatches: (query: string, signal: AbortSignal) => Promise<readonly Found[] | null>,
): { search: PickerSearch<Found>; onSearch: (query: string) => void } {
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const { last, isFresh } = useDebouncedRequest({
    asked: wanted === '' ? null : wanted,
    delayMs,
    ask: findMatches,
  })
  const search =
    last && isFresh
      ? { query, found: last.answer ?? [], isFailed: last.answer === null }
      : { query, found: wanted === '' ? [] : null, isFailed: false }
  return { search, onSearch: setQuery }
}
