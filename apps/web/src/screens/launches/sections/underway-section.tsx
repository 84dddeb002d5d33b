import { launchProgress } from '@aloft/domain/launches/launch-progress.rules'
import { launchSchedule, launchTicksDone } from '@aloft/domain/launches/launch-schedule.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import {
  LaunchMails,
  LaunchUnderway,
  NextVersion,
  underwayTicks,
} from '@aloft/views/launches/launch-underway'
import { newAdAddress } from '../../../addresses/page-address.ts'
import { useMay } from '../../../state/rights.ts'
import { useUser } from '../../../state/session.ts'
import { useProductNow } from '../../../wiring/core/clock.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

interface UnderwayProps {
  readonly launch: OpenLaunch
}

/** How far a paid ad has come on its way to its platform, with the times. */
export function UnderwaySection({ launch: { ad, campaign } }: UnderwayProps) {
  const { t } = useTranslation()
  const now = useProductNow()
  const progress = launchProgress(campaign)
  const schedule = launchSchedule(campaign)
  if (!progress || !schedule) return null
  return (
    <LaunchUnderway
      {...progress}
      schedule={schedule}
      liveBy={schedule.live}
      ticksDone={launchTicksDone(schedule, now, underwayTicks)}
      platform={t(`ads.platforms.${ad.content.platform}`)}
    />
  )
}

/** Where the same offer reaches other people: Meta's other feed, or Facebook after Google. */
const otherPlatform: Readonly<Record<AdPlatform, AdPlatform>> = {
  facebook: 'instagram',
  instagram: 'facebook',
  google: 'facebook',
}

/** What comes by email, and what to do next. */
export function AfterSection({ launch: { ad, subject } }: UnderwayProps) {
  const { t } = useTranslation()
  const user = useUser()
  const may = useMay()
  const other = otherPlatform[ad.content.platform]
  return (
    <>
      {user && may('launch-ad') ? <LaunchMails email={user.email} /> : null}
      {may('create-ad') ? (
        <NextVersion
          platform={t(`ads.platforms.${other}`)}
          href={newAdAddress(subject.ideaId, { platform: other, like: subject.balloonId })}
        />
      ) : null}
    </>
  )
}
