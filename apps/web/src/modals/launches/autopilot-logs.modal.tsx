import { AutopilotLogsModal as LogsBody } from '@aloft/views/ads/autopilot/autopilot-logs.modal'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { WarningInfoModal } from '@aloft/design-system/modals/general/warning-info'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { textOf } from '../../state/ad-content.ts'
import { useAd, useBrand } from '../../state/brand.ts'
import { useQuery } from '../../queries/use-query.ts'

interface AutopilotLogsModalProps {
  /** Id of the ad. */
  readonly ad: string
  readonly onClose: () => void
}

/** Everything the autopilot of an ad of the open brand has done (AUT-04). */
export function AutopilotLogsModal({ ad: balloonId, onClose }: AutopilotLogsModalProps) {
  const { t } = useTranslation()
  const { status, idea } = useBrand()
  const ad = useAd(balloonId)
  const ideaId = idea?._id
  const { loaded, retry } = useQuery('get-autopilot-logs', ideaId ? { ideaId, balloonId } : null)
  if (status === 'loading' || (ad && loaded.status === 'loading')) return <WaitingModal />
  if (!ad)
    return (
      <WarningInfoModal
        title={t('autopilot.log.gone.title')}
        text={t('autopilot.log.gone.text')}
        onAnswer={onClose}
        onClose={onClose}
      />
    )
  return (
    <LogsBody
      name={textOf(ad.values['name'])}
      content={
        loaded.status === 'ready'
          ? { kind: 'ready', logs: loaded.reply.logs }
          : { kind: 'failed', onRetry: retry }
      }
      onClose={onClose}
    />
  )
}
