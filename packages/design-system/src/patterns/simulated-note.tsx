import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import { SimulatedMark } from './simulated-mark.tsx'
import * as css from './simulated-note.css.ts'

/** A note below figures that don't come from a real platform. */
export function SimulatedNote() {
  const { t } = useTranslation()
  return (
    <p className={css.note}>
      <SimulatedMark />
      {t('adList.simulated')}
    </p>
  )
}
