import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Icon } from '../primitives/icon.tsx'
import * as css from './offline-note.css.ts'

export interface OfflineNoteProps {
  /** Whether the connection is lost. The live region is always there, so that screen readers announce its text. */
  isShown: boolean
}

/** Says at the foot of any page that there is no connection. Covers no controls. */
export function OfflineNote({ isShown }: OfflineNoteProps) {
  const { t } = useTranslation()
  return (
    <div className={css.place} role="status">
      {isShown ? (
        <div className={css.note}>
          <Icon name="warning" />
          {t('offline')}
        </div>
      ) : null}
    </div>
  )
}
