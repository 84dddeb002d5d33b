/** Pages that the search offers again: of an ad, of a brand, and of the account. */
export const recentPageNames = [
  'editor',
  'launch',
  'statistics',
  'briefs',
  'list',
  'gallery',
  'timeline',
  'ad-runs',
  'integrations',
  'payments',
  'account-settings',
] as const
export type RecentPageName = (typeof recentPageNames)[number]

/** A page that the user has visited, by the ids of what it was about. */
export interface RecentPage {
  readonly page: RecentPageName
  readonly ideaId: string | null
  readonly balloonId: string | null
}

export const maxRecentPages = 20

/** Visited pages before those known already, each once; both lists have the newest first. */
export function withRecentPages(
  known: readonly RecentPage[],
  visited: readonly RecentPage[],
): readonly RecentPage[] {
  const pages = [...visited, ...known]
  const isFirst = (page: RecentPage, place: number) =>
    pages.findIndex((one) => isSamePage(one, page)) === place
  return pages.filter(isFirst).slice(0, maxRecentPages)
}

export function isSamePage(one: RecentPage, other: RecentPage): boolean {
  return one.page === other.page && one.ideaId === other.ideaId && one.balloonId === other.balloonId
}
