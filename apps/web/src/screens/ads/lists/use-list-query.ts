import { listQueryParams, readListQuery } from '@aloft/domain/ads/list/list-params.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { useMemo } from 'react'
import { useChangeParams } from '../../../router/use-change-params.ts'

/** The query of a list with these columns, read from the address, and a function that changes it (LST-01). */
export function useListQuery<Column extends string>(columns: readonly Column[]) {
  const [params, setParam] = useChangeParams()
  const query = useMemo(() => readListQuery((name) => params.get(name), columns), [params, columns])
  const setQuery = (next: ListQuery<Column | 'startDate'>) => setParam(listQueryParams(next))
  return { params, query, setQuery, setParam }
}
