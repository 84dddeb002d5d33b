import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { Pill, type PillProps } from '../primitives/pill.tsx'

export const pillStatuses: Record<BalloonStatus, PillProps['status']> = {
  IN_PROGRESS: 'neutral',
  pending: 'pending',
  pending_approval: 'pending',
  learning: 'learning',
  running: 'live',
  endingSoon: 'ending',
  stopped: 'stopped',
  rejected: 'rejected',
  pending_refund: 'pending',
  payment_failed: 'rejected',
  finished: 'stopped',
  deprecated: 'stopped',
}

export interface StatusPillProps {
  /** The stored status or one of its older names; an unknown name counts as retired (OPN-36). */
  status: string
}

/** The status of an ad as icon, word and color. */
export function StatusPill({ status }: StatusPillProps) {
  const { t } = useTranslation()
  const known = canonicalStatus(status)
  return <Pill status={pillStatuses[known]}>{t(`adCard.status.${known}`)}</Pill>
}
