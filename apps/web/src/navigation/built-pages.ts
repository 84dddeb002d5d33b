import { createContext, useContext } from 'react'
import type { PageName } from '../addresses/page-names.ts'

/**
 * Pages that are built. The router provides them: screens link to pages, so modules that a route loads must
 * not import the table of routes.
 */
export const BuiltPages = createContext<readonly PageName[]>([])

export function useBuiltPages(): readonly PageName[] {
  return useContext(BuiltPages)
}
