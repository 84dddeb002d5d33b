import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Notice } from '../primitives/notice.tsx'
import * as css from './connection-band.css.ts'

export interface ConnectionBandProps {
  /** `dropped`: a save gets no answer, though the browser thinks that it is online. */
  state: 'online' | 'dropped' | 'offline'
  /** What is written and not saved yet lies on the device; false where the browser keeps nothing. */
  isKept: boolean
  onRefresh: () => void
}

/** Tells at the foot of the editor that the line is gone, and what becomes of what is written (ERR-10, SES-30). */
export function ConnectionBand({ state, isKept, onRefresh }: ConnectionBandProps) {
  const { t } = useTranslation()
  if (state === 'online') return null
  const kept = isKept ? 'kept' : 'unkept'
  return (
    <div className={css.band}>
      <div className={css.paper}>
        {state === 'offline' ? (
          <Notice tone="info">{t(`editor.connection.offline.${kept}`)}</Notice>
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
            {t(`editor.connection.dropped.${kept}`)}
          </Notice>
        )}
      </div>
    </div>
  )
}
