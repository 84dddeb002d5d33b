import { launchRefund, launchResults } from '@aloft/domain/launches/launch-progress.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { LaunchHead } from '@aloft/views/launches/launch.view'
import { editorAddress, reportAddress } from '../../../addresses/page-address.ts'
import { textOf } from '../../../state/ad-content.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** The name and status of the ad, and the ways to its other pages. */
export function HeadSection({ launch: { ad, subject, campaign } }: { readonly launch: OpenLaunch }) {
  const { t } = useTranslation()
  const { ideaId, balloonId } = subject
  const { launch: action, isInReview } = adStatusView(ad.balloon.status)
  const now = useProductNow()
  const wasSubmitted = campaign.ads.some(({ data }) => data.submittedDate)
  // The results lead to the report themselves.
  const hasReportLink = wasSubmitted && launchResults(campaign, now) === null
  const beforeLaunch = launchRefund(campaign) ? 'launch.review.leadAgain' : 'launch.review.lead'
  return (
    <LaunchHead
      name={textOf(ad.values['name'])}
      lead={isInReview ? t('launch.underway.title') : action ? t(beforeLaunch) : undefined}
      followed={followedOf(ad)}
      status={ad.balloon.status}
      editorHref={editorAddress(ideaId, balloonId)}
      reportHref={hasReportLink ? reportAddress(ideaId, balloonId) : undefined}
    />
  )
}

function followedOf({ idea, balloon }: OpenLaunch['ad']) {
  const followed = idea.balloons.find(({ id }) => id === balloon.followsId)
  return followed ? { name: followed.name, href: editorAddress(idea._id, followed.id) } : null
}
