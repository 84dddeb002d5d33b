import { type PageName, pageNames, pathsOf } from './page-names.ts'

// Separate from the names, because no first screen needs it.

/** Pages on which the banner of a running generation is not mounted (BGP-01). */
const pagesWithoutProgress: readonly PageName[] = ['creative-mixer']

/** Whether the banner of a running generation is mounted at a path (BGP-01). */
export function hasProgressBanner(path: string): boolean {
  return !isPathOf(path, pagesWithoutProgress)
}

/** Whether a path, with or without a trailing slash, belongs to one of these pages. */
export function isPathOf(path: string, pages: readonly PageName[]): boolean {
  const bare = path.replace(/(?<=.)\/+$/, '')
  return pages.some((page) => pathsOf(page).includes(bare))
}

/**
 * The page whose name ends with the last segment of a path (RTE-22, OPN-45); if there are several, the one at
 * that path. Undefined if there's none.
 */
export function pageNamedLike(path: string): PageName | undefined {
  const segment = path.split('/').findLast((part) => part !== '')
  const named = pageNames.filter(
    (page) => pathsOf(page).includes(`/0/${page}`) && page.split('/').at(-1) === segment,
  )
  return named.find((page) => isPathOf(path, [page])) ?? named[0]
}
