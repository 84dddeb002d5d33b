import { type AdArm, valuesOfVariant } from '@aloft/domain/ads/ab-test.rules'
import { ReviewedAd } from '@aloft/views/admin/reviewed-ad'
import type { ReviewWay } from '@aloft/views/admin/review-decision'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import { type AdAdminAction, adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { toMinorUnits } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useState } from 'react'
import { useCommand } from '../../queries/use-command.ts'
import { showToast } from '../../state/toasts.ts'
import { type AdDecision, decideAboutAd } from '../../wiring/admin/ad-reviews.ts'
import { useProductDay } from '../../wiring/core/clock.ts'
import { statusEntries } from '../launches/status-entries.ts'
import { useReviewPreview } from './use-review-preview.tsx'

interface ShownReviewProps {
  readonly review: AdReview
  /** Called after a decision, or to reload the ad's current state. */
  readonly onReload: () => void
  readonly onBack: () => void
}

/** The ad that an admin has opened, with the possible decisions. */
export function ShownReview({ review, onReload, onBack }: ShownReviewProps) {
  const { t } = useTranslation()
  const [arm, setArm] = useState<AdArm>('original')
  const preview = useReviewPreview(arm === 'variant' ? variantReview(review) : review)
  const today = useProductDay()
  const decision = useCommand((made: AdDecision) => decideAboutAd(review, made))
  const decide = async (made: AdDecision) => {
    if (await decision.start(made)) return
    showToast({ tone: 'success', text: t(`adReview.done.${made.way}`) })
    onReload()
    onBack()
  }
  return (
    <ReviewedAd
      name={review.name}
      brand={review.brand}
      owner={review.owner}
      status={review.status}
      platform={review.platform}
      order={{
        budget: toMinorUnits(review.budget),
        dailyBudget: toMinorUnits(review.dailyBudget),
        currency: review.currency,
        days: review.durationDays,
        goal: t(`briefs.goals.${review.conversionObjective}`),
        websiteUrl: review.websiteUrl,
        approvedDate: review.approvedDate,
      }}
      preview={preview}
      version={review.variant && { shown: arm, onShow: setArm }}
      findings={review.findings.map(({ details, ...finding }) => ({
        ...finding,
        message: t(`lint.${finding.rule}.message` as 'lint.G01.message', details),
      }))}
      history={statusEntries(review)}
      decision={{
        ways: waysOf(review),
        today: formatDate(today, 'iso'),
        latestLaunchDate: review.latestLaunchDate,
        onApprove: (approval) => void decide({ way: 'approve', ...approval }),
        onReject: (message) => void decide({ way: 'reject', message }),
        onStop: (message) => void decide({ way: 'stop', message }),
        pending: decision.isPending ? (decision.input?.way ?? null) : null,
        trouble: decision.result,
        onReload: () => {
          decision.forget()
          onReload()
        },
      }}
      onBack={onBack}
    />
  )
}

/** A tested ad with the texts and pictures of its second version. */
function variantReview(review: AdReview): AdReview {
  const { variant } = review
  if (!variant) return review
  return { ...review, values: valuesOfVariant(review, variant), pictureUrls: variant.pictureUrls }
}

const wayOf: Readonly<Record<AdAdminAction, ReviewWay>> = {
  GO_LIVE: 'approve',
  REJECT: 'reject',
  STOP: 'stop',
}

/** The decisions that an ad's status allows; one that was approved waits for its platform. */
function waysOf({ status, approvedDate }: AdReview): readonly ReviewWay[] {
  return adStatusView(status)
    .adminActions.map((action) => wayOf[action])
    .filter((way) => way !== 'approve' || approvedDate === null)
}
