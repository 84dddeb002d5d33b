import type { AutopilotLog } from '@aloft/domain/ads/autopilot.entity'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { AutopilotLogList } from './autopilot-log-list.tsx'
import { Button } from '@aloft/design-system/primitives/button'
import { ErrorNotice } from '@aloft/design-system/primitives/error-notice'
import { ModalBody } from '@aloft/design-system/primitives/modal-body'

export interface AutopilotLogsModalProps {
  name: string
  content:
    | { kind: 'failed'; onRetry: () => void }
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
        <ErrorNotice way={t('tryAgain')} onWay={content.onRetry}>
          {t('autopilot.log.failed')}
        </ErrorNotice>
      ) : (
        <AutopilotLogList logs={content.logs} />
      )}
    </ModalBody>
  )
}
