import { listQueryParams, readListQuery } from '@aloft/domain/ads/list/list-params.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { useMemo } from 'react'
import { useSearchParams } from '../../../router/use-search-params.ts'

/** The query of a list with these columns, read from the address, and a function that changes it (LST-01). */
export function useListQuery<Column extends string>(columns: readonly Column[]) {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readListQuery((name) => params.get(name), columns), [params, columns])
  const setParam = (changed: Readonly<Record<string, string | null>>) =>
    setParams(
      (after) => {
        for (const [name, value] of Object.entries(changed))
          if (value === null) after.delete(name)
          else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const setQuery = (next: ListQuery<Column | 'startDate'>) => setParam(listQueryParams(next))
  return { params, query, setQuery, setParam }
}
