import type {} from '@aloft/messages/i18n'
import FlaskConical from 'lucide-react/icons/flask-conical'
import { useTranslation } from '../primitives/use-translation.ts'
import * as css from './simulated-mark.css.ts'

/** Marks figures that don't come from a real platform. */
export function SimulatedMark() {
  const { t } = useTranslation()
  return (
    <span className={css.mark}>
      <FlaskConical size={14} strokeWidth={1.75} aria-hidden="true" />
      {t('forecast.simulated.mark')}
    </span>
  )
}
