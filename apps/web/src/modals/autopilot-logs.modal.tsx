import { AutopilotLogsModal as LogsBody } from '@aloft/design-system/modals/ads/autopilot-logs'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import { WarningInfoModal } from '@aloft/design-system/modals/general/warning-info'
import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf } from '../state/ad-content.ts'
import { useAd, useBrand } from '../state/brand.ts'
import { loadAutopilotLogs } from '../wiring/autopilot.ts'

interface AutopilotLogsModalProps {
  /** Id of the ad. */
  readonly ad: string
  readonly onClose: () => void
}

/** All that the autopilot of an ad of the open brand has done (AUT-04). */
export function AutopilotLogsModal({ ad: balloonId, onClose }: AutopilotLogsModalProps) {
  const { t } = useTranslation()
  const { status, idea } = useBrand()
  const ad = useAd(balloonId)
  const [attempt, setAttempt] = useState(0)
  const [logs, setLogs] = useState<readonly AutopilotLog[] | null | undefined>()
  const ideaId = idea?._id
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      if (!ideaId) return
      const found = await loadAutopilotLogs({ ideaId, balloonId })
      if (!isLeft) setLogs(found)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [ideaId, balloonId, attempt])
  if (status === 'loading' || (ad && logs === undefined)) return <WaitingModal />
  if (!ad)
    return (
      <WarningInfoModal
        title={t('autopilot.log.gone.title')}
        text={t('autopilot.log.gone.text')}
        onAnswer={onClose}
        onClose={onClose}
      />
    )
  const retry = () => {
    setLogs(undefined)
    setAttempt((before) => before + 1)
  }
  return (
    <LogsBody
      name={textOf(ad.values['name'])}
      content={logs ? { kind: 'ready', logs } : { kind: 'failed', onRetry: retry }}
      onClose={onClose}
    />
  )
}
