import {
  type RecentPage,
  type RecentPageName,
  recentPageNames,
} from '@aloft/domain/account/recent-pages.rules'
import { isUuid } from '@aloft/domain/core/ids'
import { isPathOf } from '../addresses/page-paths.ts'
import type { PageLinkOptions } from '../addresses/page-link.ts'

const pagesOfAds: readonly RecentPageName[] = ['editor', 'launch', 'statistics']
const pagesOfAccounts: readonly RecentPageName[] = ['payments', 'account-settings']

/** What the search remembers of an address; null for a page that it doesn't offer again. */
export function recentPageAt(
  path: string,
  params: URLSearchParams,
  ideaId: string | null,
): RecentPage | null {
  const page = recentPageNames.find((name) => isPathOf(path, [name]))
  if (!page) return null
  if (pagesOfAccounts.includes(page)) return { page, ideaId: null, balloonId: null }
  const ad = params.get('balloonId')
  const balloonId = pagesOfAds.includes(page) && ad !== null && isUuid(ad) ? ad : null
  // Only a report can be about the whole brand.
  if (ideaId === null || (balloonId === null && (page === 'editor' || page === 'launch'))) return null
  return { page, ideaId, balloonId }
}

/** The link to such a page. */
export function recentPageLink({ page, ideaId, balloonId }: RecentPage): [RecentPageName, PageLinkOptions] {
  const query = { ...(page === 'statistics' && { tab: 'performance' }), ...(balloonId && { balloonId }) }
  return [page, { ideaId: ideaId ?? undefined, query }]
}
