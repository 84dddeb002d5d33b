import { ReviewedAd } from '@aloft/views/admin/reviewed-ad'
import type { ReviewTrouble, ReviewWay } from '@aloft/views/admin/review-decision'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import { movesFrom } from '@aloft/domain/balloons/status-changes.rules'
import { toMinorUnits } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../state/toasts.ts'
import { type AdDecision, decideAboutAd } from '../../wiring/admin/ad-reviews.ts'
import { useProductDay } from '../../wiring/core/clock.ts'
import { historyOf } from '../ads/launch-facts.ts'
import { useReviewPreview } from './use-review-preview.tsx'

interface ShownReviewProps {
  readonly review: AdReview
  /** After a decision, or to see what became of the ad meanwhile. */
  readonly onReload: () => void
  readonly onBack: () => void
}

/** An ad that an admin looks at, and what they decide. */
export function ShownReview({ review, onReload, onBack }: ShownReviewProps) {
  const { t } = useTranslation()
  const preview = useReviewPreview(review)
  const today = useProductDay()
  const [pending, setPending] = useState<ReviewWay | null>(null)
  const [trouble, setTrouble] = useState<ReviewTrouble | null>(null)
  const decide = async (decision: AdDecision) => {
    setPending(decision.way)
    const failure = await decideAboutAd(review, decision)
    setPending(null)
    setTrouble(failure)
    if (failure) return
    showToast({ tone: 'success', text: t(`adReview.done.${decision.way}`) })
    onReload()
    onBack()
  }
  return (
    <ReviewedAd
      {...review}
      budget={toMinorUnits(review.budget)}
      dailyBudget={toMinorUnits(review.dailyBudget)}
      days={review.durationDays}
      goal={t(`briefs.goals.${review.conversionObjective}`)}
      preview={preview}
      findings={review.findings.map(({ details, ...finding }) => ({
        ...finding,
        message: t(`lint.${finding.rule}.message` as 'lint.G01.message', details),
      }))}
      history={historyOf(review)}
      decision={{
        ways: waysOf(review),
        today: formatDate(today, 'iso'),
        latestLaunchDate: review.latestLaunchDate,
        onApprove: (approval) => void decide({ way: 'approve', ...approval }),
        onReject: (message) => void decide({ way: 'reject', message }),
        onStop: (message) => void decide({ way: 'stop', message }),
        pending,
        trouble,
        onReload: () => {
          setTrouble(null)
          onReload()
        },
      }}
      onBack={onBack}
    />
  )
}

/** The decisions that an ad's status allows. */
function waysOf({ status, approvedDate }: AdReview): readonly ReviewWay[] {
  const waits = status === 'pending_approval' && approvedDate === null
  return [
    ...(waits ? (['approve'] as const) : []),
    ...(movesFrom(status, 'REJECT').length > 0 ? (['reject'] as const) : []),
    ...(movesFrom(status, 'STOP').length > 0 ? (['stop'] as const) : []),
  ]
}
