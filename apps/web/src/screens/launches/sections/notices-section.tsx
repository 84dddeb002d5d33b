import { sectionOfLimit } from '@aloft/domain/ads/delivery-limit.rules'
import {
  hasFailedToLaunch,
  holdEndDate,
  rejectionReasons,
} from '@aloft/domain/launches/launch-progress.rules'
import { DeliveryLimitNotice } from '@aloft/views/ads/lists/delivery-limit-notice'
import { LaunchIssues } from '@aloft/views/launches/launch-issues'
import { HeldNotice, LaunchTroubleNotice } from '@aloft/views/launches/launch.view'
import { editorAddress } from '../../../addresses/page-address.ts'
import { PublishNotice } from './publish-notice.tsx'
import { useLaunchChecks } from './use-launch-checks.ts'
import { useLaunchOffers } from './use-launch-offers.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface NoticeProps {
  readonly launch: OpenLaunch
}

/** What needs its user most: a month to pay, what limits the ad, and why it or its launch was refused. */
export function NoticesSection({ launch }: NoticeProps) {
  const { subject, campaign } = launch
  const { view, onLaunch } = useLaunchOffers(launch)
  const { isReady, pending, refusal } = view
  const heldUntil = holdEndDate(campaign)
  const failed = hasFailedToLaunch(campaign) ? 'launchFailed' : null
  const trouble = refusal === 'rejected' ? null : (refusal ?? failed)
  return (
    <>
      {heldUntil ? (
        <HeldNotice until={heldUntil} isReady={isReady} isPending={pending !== null} onPay={onLaunch} />
      ) : null}
      {campaign.limit ? (
        <DeliveryLimitNotice
          limit={campaign.limit}
          href={editorAddress(subject.ideaId, subject.balloonId, sectionOfLimit(campaign.limit))}
        />
      ) : null}
      <Issues launch={launch} />
      <PublishNotice launch={launch} />
      {trouble && pending === null ? <LaunchTroubleNotice trouble={trouble} /> : null}
    </>
  )
}

/** What's wrong with a rejected ad, or blocks its launch (LCH-06). */
function Issues({ launch }: NoticeProps) {
  const { view, onEdit } = useLaunchOffers(launch)
  const { all } = useLaunchChecks(launch)
  const isPending = view.pending !== null
  const reasons = rejectionReasons(launch.campaign)
  if (reasons) return <LaunchIssues of="ad" issues={reasons} onRetry={onEdit} isPending={isPending} />
  if (view.refusal !== 'rejected') return null
  const failed = all.flatMap(({ state, why }) => (state === 'failed' && why ? [why] : []))
  return <LaunchIssues of="launch" issues={failed} />
}
