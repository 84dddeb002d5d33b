import type { PlainReply } from '@aloft/api-client/outcome'
import type { PayloadOf } from '@aloft/contract/schemas'
import type { PickerSearch } from '@aloft/views/ads/targeting/location-picker'
import { useState } from 'react'
import { failedLoad } from '../../../../queries/failed-load.ts'
import { useQuery } from '../../../../queries/use-query.ts'
import { useSettled } from '../../../../queries/use-settled.ts'

// Who still types asks for nothing.
const delayMs = 200

type Search = 'search-locations' | 'search-interests'

/** Looks something up while one types; what was found for an earlier query isn't shown for the next one. */
export function useTypedSearch<A extends Search, Found>(
  action: A,
  payloadFor: (query: string) => PayloadOf<A>,
  foundIn: (reply: PlainReply<A>) => readonly Found[],
): { search: PickerSearch<Found>; onSearch: (query: string) => void } {
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const settled = useSettled(wanted, delayMs)
  const { loaded, retry } = useQuery(action, settled === '' ? null : payloadFor(settled))
  if (wanted === '') return { search: { query, found: [], failed: null }, onSearch: setQuery }
  const isFresh = settled === wanted
  const found = isFresh && loaded.status === 'ready' ? foundIn(loaded.reply) : null
  const failed = isFresh && loaded.status === 'failed' ? failedLoad(loaded.failure, retry) : null
  return { search: { query, found: failed ? [] : found, failed }, onSearch: setQuery }
}
