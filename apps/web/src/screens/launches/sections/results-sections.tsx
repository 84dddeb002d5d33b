import { launchSubject } from '@aloft/domain/ads/ad-postings.rules'
import { launchRefund, launchResults } from '@aloft/domain/launches/launch-progress.rules'
import { LaunchSummary } from '@aloft/views/launches/launch-summary'
import { RefundLines } from '@aloft/views/launches/refund-lines'
import { reportAddress } from '../../../addresses/page-address.ts'
import { ask } from '../../../modals/ask.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface ResultsProps {
  readonly launch: OpenLaunch
}

/** What the last launch has achieved, once it has started. */
export function ResultsSection({ launch: { subject, campaign } }: ResultsProps) {
  const now = useProductNow()
  const results = launchResults(campaign, now)
  if (!results) return null
  return <LaunchSummary {...results} reportHref={reportAddress(subject.ideaId, subject.balloonId)} />
}

/** What became of the money of the last launch, once it has ended. */
export function RefundSection({ launch: { facts, campaign } }: ResultsProps) {
  const refund = launchRefund(campaign)
  if (!refund) return null
  const choice = { subject: launchSubject(campaign.ads.at(-1)?.runId ?? '') }
  return (
    <RefundLines
      {...refund}
      onFollow={(what, amount) =>
        void ask('follow-the-euro', { what, amount, currency: facts.currency, choice })
      }
    />
  )
}
