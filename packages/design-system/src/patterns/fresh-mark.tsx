import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as css from './fresh-mark.css.ts'

/** Marks an ad as too new for its figures to mean much (PUB-11). */
export function FreshMark() {
  const { t } = useTranslation()
  return (
    <span className={css.mark} title={t('launchList.fresh.why')}>
      {t('launchList.fresh.mark')}
      <VisuallyHidden>{`. ${t('launchList.fresh.why')}`}</VisuallyHidden>
    </span>
  )
}
