import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../primitives/use-translation.ts'
import * as css from './step-ruler.css.ts'

export interface RulerStep<Id extends string> {
  id: Id
  name: string
}

export interface StepRulerProps<Id extends string> {
  steps: readonly RulerStep<Id>[]
  current: Id
  /** Names the whole process. */
  label: string
  /** Earlier steps can be revisited. */
  onGoTo: (step: Id) => void
}

const ticksPerStep = 10
const ticks = Array.from({ length: ticksPerStep }, (_, tick) => tick)

/** Named steps on one ruler; the tall tick marks the current one. On a phone, only the current step shows its name. */
export function StepRuler<Id extends string>({ steps, current, label, onGoTo }: StepRulerProps<Id>) {
  const { t } = useTranslation()
  const now = steps.findIndex(({ id }) => id === current)
  return (
    <nav aria-label={label} className={css.frame}>
      <ol className={css.steps}>
        {steps.map(({ id, name }, index) => (
          <li key={id} className={css.step}>
            <span className={css.ticks} aria-hidden="true">
              {ticks.map((tick) => (
                <span
                  key={tick}
                  className={css.tick({
                    state: index < now ? 'on' : index === now && tick === 0 ? 'now' : 'off',
                  })}
                />
              ))}
            </span>
            {index < now ? (
              <button type="button" className={css.back} onClick={() => onGoTo(id)}>
                {name}
              </button>
            ) : (
              <span
                className={css.name({ isCurrent: index === now })}
                aria-current={index === now ? 'step' : undefined}
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={css.short} aria-hidden="true">
        <span>{steps[now]?.name}</span>
        <span className={css.count}>{t('ads.createAd.stepOf', { step: now + 1, steps: steps.length })}</span>
      </div>
    </nav>
  )
}
