import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AutopilotLogList } from './autopilot-log-list.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'

export interface AutopilotLogsModalProps {
  name: string
  content:
    | ({ kind: 'failed' } & FailedLoad)
    | { kind: 'ready'; /** Newest first. */ logs: readonly AutopilotLog[] }
  onClose: () => void
}

/** Everything an ad's autopilot has done (AUT-04, MOD-02). */
export function AutopilotLogsModal({ name, content, onClose }: AutopilotLogsModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody
      title={t('autopilot.log.title', { name })}
      actions={<Button onPress={onClose}>{t('modals.close')}</Button>}
    >
      {content.kind === 'failed' ? (
        <FailedNotice failed={content}>{t('autopilot.log.failed')}</FailedNotice>
      ) : (
        <AutopilotLogList logs={content.logs} />
      )}
    </ModalBody>
  )
}
