import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import * as css from './safe-zones.css.ts'

export interface SafeZonesProps {
  /** Shares of the screen's height, 0 to 1, that the platform covers. */
  covered: { top: number; bottom: number }
}

/** Marks what the platform covers with its own elements: text and logo belong between the two bands. */
export function SafeZones({ covered }: SafeZonesProps) {
  const { t } = useTranslation()
  const [top, bottom] = [covered.top, covered.bottom].map((part) => Math.round(part * 100))
  return (
    <div role="group" aria-label={t('previews.story.safeZones')} data-testid="safe-zones">
      <div className={css.covered({ end: 'top' })} style={{ height: `${top}%` }}>
        <span className={css.note({ end: 'top' })}>{t('previews.story.safeTop', { percent: top })}</span>
      </div>
      <div className={css.covered({ end: 'bottom' })} style={{ height: `${bottom}%` }}>
        <span className={css.note({ end: 'bottom' })}>
          {t('previews.story.safeBottom', { percent: bottom })}
        </span>
      </div>
    </div>
  )
}
