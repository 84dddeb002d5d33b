import { type AdGenStep, adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Spinner } from '@aloft/design-system/primitives/spinner'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './ad-gen-steps.css.ts'

export interface AdGenStepsProps {
  /** The finished steps. */
  done: readonly AdGenStep[]
  /** Whether the first unfinished step is running; if not, generation has stopped there. */
  isRunning: boolean
}

/** The steps of ad generation, each with its state. */
export function AdGenSteps({ done, isRunning }: AdGenStepsProps) {
  const { t } = useTranslation()
  const now = isRunning ? adGenSteps.find((step) => !done.includes(step)) : undefined
  return (
    <ol className={css.steps} aria-label={t('ads.countdown.stepsLabel')}>
      {adGenSteps.map((step) => {
        const state = done.includes(step) ? 'stepDone' : step === now ? 'stepNow' : 'stepAhead'
        return (
          <li key={step} className={css.step}>
            <span className={css.mark({ isDone: state === 'stepDone' })}>
              {state === 'stepDone' ? (
                <Icon name="check" />
              ) : state === 'stepNow' ? (
                <Spinner />
              ) : (
                <span className={css.ahead} />
              )}
            </span>
            <span className={css.words}>
              <Text
                as="span"
                weight={state === 'stepAhead' ? 'regular' : 'strong'}
                tone={state === 'stepAhead' ? 'faint' : 'ink'}
              >
                {t(`ads.countdown.steps.${step}.label`)}
                <VisuallyHidden>{`, ${t(`ads.countdown.${state}`)}`}</VisuallyHidden>
              </Text>
              <Text as="span" size={13} tone={state === 'stepAhead' ? 'faint' : 'soft'}>
                {t(`ads.countdown.steps.${step}.detail`)}
              </Text>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
