import { Icon } from '@aloft/design-system/primitives/icon'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import * as css from './asking-card.css.ts'
import type { ShownOptions } from './tool-content.ts'

export interface OptionsCardProps extends ShownOptions {
  onChoose: (optionId: string) => void
}

/** A question of the assistant with buttons, one of which answers it; then the choice is shown (AST-04, AST-09). */
export function OptionsCard({ question, options, chosenId, isOver, onChoose }: OptionsCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const isDecided = chosenId !== null || isOver
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {question}
      </h3>
      <div className={css.answers}>
        {options.map(({ id, label }) =>
          isDecided ? (
            <span key={id} className={css.past({ isChosen: id === chosenId })}>
              {id === chosenId ? (
                <>
                  <Icon name="check" size={14} />
                  <VisuallyHidden>{t('assistantTools.chosen')}: </VisuallyHidden>
                </>
              ) : null}
              {label}
            </span>
          ) : (
            <button key={id} type="button" className={css.option} onClick={() => onChoose(id)}>
              {label}
            </button>
          ),
        )}
      </div>
    </section>
  )
}
