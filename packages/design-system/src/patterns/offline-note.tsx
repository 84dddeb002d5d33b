import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { Icon } from '../primitives/icon.tsx'
import * as css from './offline-note.css.ts'

export interface OfflineNoteProps {
  /**
   * Whether the connection is lost. The live region is always rendered, because screen readers only announce
   * changes in an existing one.
   */
  isShown: boolean
}

/** Shown at the foot of any page while there's no connection; covers no controls. */
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
