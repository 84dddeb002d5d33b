import { type AdReviewContent, AdReviewView } from '@aloft/design-system/views/admin/ad-review'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import { type ReviewFilter, reviewFilters } from '@aloft/domain/ads/approval.rules'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { usePageTitle } from '../../use-page-title.ts'
import { loadAdReviews } from '../../wiring/ad-reviews.ts'
import { useClockMoves } from '../../wiring/clock.ts'
import { ShownReview } from './shown-review.tsx'

/** What admins do; of its parts the review of ads is there (ADM-01, LCH-05). */
export function Screen() {
  const { t } = useTranslation()
  usePageTitle(t('pages.admin'))
  return <AdReviewView href={pageAddress('admin')} content={useAdReviews()} />
}

/** The ads to look at; the address says which of them, and which one is open. */
function useAdReviews(): AdReviewContent {
  const [query, setQuery] = useSearchParams()
  const filter = reviewFilters.find((known) => known === query.get('show')) ?? 'waiting'
  const { reviews, reload } = useLoadedReviews(filter)
  const go = (show: ReviewFilter, runId: string | null) =>
    setQuery({ ...(show !== 'waiting' && { show }), ...(runId && { runId }) }, { preventScrollReset: true })
  if (reviews === 'failed') return { kind: 'failed', onRetry: reload }
  if (!reviews) return { kind: 'loading' }
  const shown = reviews.find(({ runId }) => runId === query.get('runId'))
  return {
    kind: 'ready',
    filter,
    onFilter: (show) => go(show, null),
    rows: reviews.map((review) => ({ ...review, id: review.runId })),
    shown: shown
      ? {
          id: shown.runId,
          ad: <ShownReview review={shown} onReload={reload} onBack={() => go(filter, null)} />,
        }
      : null,
    onShow: (runId) => go(filter, runId),
  }
}

/** Null until they are loaded; reloaded when the window gets the focus, and when the product's clock was moved. */
function useLoadedReviews(filter: ReviewFilter) {
  const [loaded, setLoaded] = useState<{
    readonly filter: ReviewFilter
    readonly reviews: readonly AdReview[] | 'failed'
  } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const moves = useClockMoves()
  const reload = () => setAttempt((last) => last + 1)
  useEffect(() => {
    let isWanted = true
    void loadAdReviews(filter).then((reviews) => {
      // What is there stays where a later look fails.
      if (isWanted)
        setLoaded((last) =>
          reviews || last?.filter !== filter ? { filter, reviews: reviews ?? 'failed' } : last,
        )
    })
    return () => {
      isWanted = false
    }
  }, [filter, attempt, moves])
  useEffect(() => {
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [])
  return { reviews: loaded?.filter === filter ? loaded.reviews : null, reload }
}
