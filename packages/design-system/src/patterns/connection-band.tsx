import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Notice } from '../primitives/notice.tsx'
import * as css from './connection-band.css.ts'

export interface ConnectionBandProps {
  /** `dropped`: saves get no answer although the browser reports a connection. */
  state: 'online' | 'dropped' | 'offline'
  /** Unsaved edits are stored on the device; false if the browser stores nothing. */
  isStored: boolean
  onRefresh: () => void
}

/**
 * Shown at the foot of the editor: the connection is lost, and what happens to unsaved edits (ERR-10,
 * SES-30).
 */
export function ConnectionBand({ state, isStored, onRefresh }: ConnectionBandProps) {
  const { t } = useTranslation()
  if (state === 'online') return null
  const place = isStored ? 'stored' : 'unsaved'
  return (
    <div className={css.band}>
      <div className={css.paper}>
        {state === 'offline' ? (
          <Notice tone="info">{t(`editor.connection.offline.${place}`)}</Notice>
        ) : (
          <Notice
            tone="warning"
            title={t('editor.connection.droppedTitle')}
            action={
              <Button size="small" icon={<Icon name="retry" />} onPress={onRefresh}>
                {t('editor.connection.refresh')}
              </Button>
            }
          >
            {t(`editor.connection.dropped.${place}`)}
          </Notice>
        )}
      </div>
    </div>
  )
}
