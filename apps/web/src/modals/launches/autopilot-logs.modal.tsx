import { AutopilotLogsModal as LogsBody } from '@aloft/views/ads/autopilot/autopilot-logs.modal'
import { NotLoadedModal } from '@aloft/design-system/modals/general/not-loaded'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { WarningInfoModal } from '@aloft/design-system/modals/general/warning-info'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { textOf } from '../../state/ad-content.ts'
import { useAd, useBrand } from '../../state/brand.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'

interface AutopilotLogsModalProps {
  /** Id of the ad. */
  readonly ad: string
  readonly onClose: () => void
}

/** Everything the autopilot of an ad of the open brand has done (AUT-04). */
export function AutopilotLogsModal({ ad: balloonId, onClose }: AutopilotLogsModalProps) {
  const { t } = useTranslation()
  const { ideaId, status, failure } = useBrand()
  const ad = useAd(balloonId)
  const { loaded, retry } = useQuery('get-autopilot-logs', ideaId && ad ? { ideaId, balloonId } : null)
  if (status === 'failed')
    return <NotLoadedModal {...failedLoad(failure, () => void loadBrand(ideaId ?? ''))} onClose={onClose} />
  if (status === 'loading') return <WaitingModal />
  if (!ad)
    return (
      <WarningInfoModal
        title={t('autopilot.log.gone.title')}
        text={t('autopilot.log.gone.text')}
        onAnswer={onClose}
        onClose={onClose}
      />
    )
  if (loaded.status === 'loading') return <WaitingModal />
  return (
    <LogsBody
      name={textOf(ad.values['name'])}
      content={
        loaded.status === 'ready'
          ? { kind: 'ready', logs: loaded.reply.logs }
          : failedLoad(loaded.failure, retry)
      }
      onClose={onClose}
    />
  )
}
