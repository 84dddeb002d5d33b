import { launchResults } from '@aloft/domain/launches/launch-progress.rules'
import { LaunchHead } from '@aloft/views/launches/launch.view'
import { editorAddress, reportAddress } from '../../../addresses/page-address.ts'
import { textOf } from '../../../state/ad-content.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** The name and status of the ad, and the ways to its other pages. */
export function HeadSection({ launch: { ad, subject, campaign } }: { readonly launch: OpenLaunch }) {
  const { ideaId, balloonId } = subject
  const now = useProductNow()
  const wasSubmitted = campaign.ads.some(({ data }) => data.submittedDate)
  // The results lead to the report themselves.
  const hasReportLink = wasSubmitted && launchResults(campaign, now) === null
  return (
    <LaunchHead
      name={textOf(ad.values['name'])}
      status={ad.balloon.status}
      editorHref={editorAddress(ideaId, balloonId)}
      reportHref={hasReportLink ? reportAddress(ideaId, balloonId) : undefined}
    />
  )
}
