import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { Icon } from '../primitives/icon.tsx'
import * as css from './offline-note.css.ts'

export interface OfflineNoteProps {
  /** Whether the line is gone; the place stays, so that the words are said aloud when they come. */
  isShown: boolean
}

/** Says at the foot of any page that the line is gone. Nothing is covered that could be pressed beside it. */
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
