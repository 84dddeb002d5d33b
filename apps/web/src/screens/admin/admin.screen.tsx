import { type AdReviewContent, AdReviewView } from '@aloft/views/admin/ad-review.view'
import { type ReviewFilter, reviewFilters } from '@aloft/domain/ads/approval.rules'
import { useEffect } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { failedLoad } from '../../queries/failed-load.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import type { Loaded } from '../../state/queries.ts'
import { useQuery } from '../../queries/use-query.ts'
import { reloadUser } from '../../wiring/account/user.ts'
import { ShownReview } from './shown-review.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'

/** The admin area, which so far has the review of ads (ADM-01, LCH-05). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.admin'))
  return <AdReviewView href={pageAddress('admin')} content={useAdReviews()} />
}

/** The ads to review; the address determines which of them are listed and which one is open. */
function useAdReviews(): AdReviewContent {
  const [query, setQuery] = useSearchParams()
  const filter = reviewFilters.find((known) => known === query.get('show')) ?? 'waiting'
  const { loaded, retry } = useQuery('admin-get-ad-reviews', { filters: { status: filter } })
  useAdminCheck(loaded)
  const go = (show: ReviewFilter, runId: string | null) =>
    setQuery({ ...(show !== 'waiting' && { show }), ...(runId && { runId }) }, { preventScrollReset: true })
  if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
  if (loaded.status === 'loading') return { kind: 'loading' }
  const { reviews } = loaded.reply
  const shown = reviews.find(({ runId }) => runId === query.get('runId'))
  return {
    kind: 'ready',
    filter,
    onFilter: (show) => go(show, null),
    rows: reviews.map((review) => ({ ...review, id: review.runId })),
    shown: shown
      ? {
          id: shown.runId,
          ad: <ShownReview review={shown} onReload={retry} onBack={() => go(filter, null)} />,
        }
      : null,
    onShow: (runId) => go(filter, runId),
  }
}

/** Reloads the account if the call was refused: the page then shows that its user is no longer an admin (ADM-03). */
function useAdminCheck(loaded: Loaded<'admin-get-ad-reviews'>): void {
  const isRefused = loaded.status !== 'loading' && loaded.failure?.error === 'notAdmin'
  useEffect(() => {
    if (isRefused) void reloadUser()
  }, [isRefused])
}
