import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { Pill } from '@aloft/design-system/primitives/pill'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatWeekday } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import type { AdCardLaunch } from './ad-card-life.tsx'

export interface LaunchPillProps {
  status: BalloonStatus
  launch: AdCardLaunch
}

/** The status of a launched ad: one that learns says on which day it is, and one in its last days when it ends. */
export function LaunchPill({ status, launch: { endDate, learning } }: LaunchPillProps) {
  const { t, i18n } = useTranslation()
  if (status === 'learning' && learning)
    return <Pill status="learning">{t('overview.life.learning', { ...learning })}</Pill>
  if (status === 'endingSoon' && endDate)
    return (
      <Pill status="ending">{t('overview.life.endsOn', { day: formatWeekday(endDate, i18n.language) })}</Pill>
    )
  return <StatusPill status={status} />
}
