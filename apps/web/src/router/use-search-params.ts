import { useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

type Query = URLSearchParams | Readonly<Record<string, string>>

/** Goes to this page with another query; a function gets a copy of the query, which it may change and return. */
type SetQuery = (
  next: Query | ((copy: URLSearchParams) => Query),
  options?: Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'>,
) => void

/**
 * The query of the address, and a function that changes it. React Router's own lies in one module with its links and
 * forms, which would add 4 KB to every page.
 */
export function useSearchParams(): readonly [query: URLSearchParams, setQuery: SetQuery] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery: SetQuery = (next, options) => {
    const wanted = typeof next === 'function' ? next(new URLSearchParams(search)) : next
    void navigate(`?${new URLSearchParams(wanted)}`, options)
  }
  return [query, setQuery]
}
