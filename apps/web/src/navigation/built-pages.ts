import { createContext, useContext } from 'react'
import type { PageName } from '../addresses/page-names.ts'

/**
 * Pages that are built. The router provides them: screens link to pages, so nothing that a route loads may ask the
 * table of routes itself.
 */
export const BuiltPages = createContext<readonly PageName[]>([])

export function useBuiltPages(): readonly PageName[] {
  return useContext(BuiltPages)
}
