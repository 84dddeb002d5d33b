import type { LocationPickerProps } from '@aloft/design-system/patterns/targeting/location-picker'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useEffect, useState } from 'react'
import { searchLocations } from '../../wiring/targeting.ts'

// Who still types asks for nothing.
const restMs = 200

type Search = LocationPickerProps['search']

/** Looks for places while one types; what was found for an earlier query is not shown for the next one. */
export function usePlaceSearch(platform: AdPlatform): {
  search: Search
  onSearch: (query: string) => void
} {
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<Search>({ query: '', found: [], isFailed: false })
  const wanted = query.trim()
  useEffect(() => {
    if (wanted === '') return undefined
    const aborting = new AbortController()
    const look = async () => {
      try {
        const found = await searchLocations({ query: wanted, platform }, aborting.signal)
        setAnswer({ query: wanted, found: found ?? [], isFailed: found === null })
      } catch (error) {
        if (!aborting.signal.aborted) throw error
      }
    }
    const timer = setTimeout(() => void look(), restMs)
    return () => {
      clearTimeout(timer)
      aborting.abort()
    }
  }, [wanted, platform])
  const isAnswered = wanted === '' || answer.query === wanted
  const search = isAnswered && wanted !== '' ? { ...answer, query } : { query, found: null, isFailed: false }
  return { search: wanted === '' ? { query, found: [], isFailed: false } : search, onSearch: setQuery }
}
