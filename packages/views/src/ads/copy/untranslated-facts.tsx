import type {} from '@aloft/messages/i18n'
import Languages from 'lucide-react/icons/languages'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './untranslated-facts.css.ts'

export interface UntranslatedFactsProps {
  /** Exactly as in the brief. */
  facts: readonly string[]
}

/**
 * The facts that an ad in another language leaves untranslated, in an unobtrusive note because nothing is
 * wrong.
 */
export function UntranslatedFacts({ facts }: UntranslatedFactsProps) {
  const { t } = useTranslation()
  const title = useId()
  return (
    <div className={css.note}>
      <span className={css.mark}>
        <Languages size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <p id={title}>{t('editor.foreignFacts.title')}</p>
        <ul className={css.facts} aria-labelledby={title}>
          {facts.map((fact) => (
            <li key={fact}>
              <q className={css.fact}>
                <bdi>{t('editor.foreignFacts.fact', { fact })}</bdi>
              </q>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
