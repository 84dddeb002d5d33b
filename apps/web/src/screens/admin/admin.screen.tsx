import { type AdReviewContent, AdReviewView, type AdReviewViewProps } from '@aloft/views/admin/ad-review.view'
import { type ReviewFilter, reviewFilters } from '@aloft/domain/ads/approval.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { failedLoad } from '../../queries/failed-load.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useAdminCheck } from './use-admin-check.ts'
import { Support } from './support.tsx'
import { ShownReview } from './shown-review.tsx'
import { useSearchParams } from '../../router/use-search-params.ts'

/** How often an admin who does something else learns of new conversations. */
const newConversationsMs = 30_000

/** The admin area, which so far has the review of ads (ADM-01, LCH-05) and the support (AST-31). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.admin'))
  const [query] = useSearchParams()
  const review = pageAddress('admin')
  const hrefs = { review, support: `${review}?show=support` }
  return query.get('show') === 'support' ? <Support hrefs={hrefs} /> : <Reviews hrefs={hrefs} />
}

function Reviews({ hrefs }: Pick<AdReviewViewProps, 'hrefs'>) {
  const { loaded } = useQuery('admin-get-support', {}, { everyMs: newConversationsMs })
  const conversations = loaded.status === 'ready' ? loaded.reply.conversations : []
  const unread = conversations.reduce((sum, one) => sum + one.unread, 0)
  return <AdReviewView hrefs={hrefs} unread={unread} content={useAdReviews()} />
}

/** The ads to review; the address determines which of them are listed and which one is open. */
function useAdReviews(): AdReviewContent {
  const [query, setQuery] = useSearchParams()
  const filter = reviewFilters.find((known) => known === query.get('show')) ?? 'waiting'
  const { loaded, retry } = useQuery('admin-get-ad-reviews', { filters: { status: filter } })
  useAdminCheck(loaded.status === 'failed' && loaded.failure.error === 'notAdmin')
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
