import { type LaunchProgress, launchSteps } from '@aloft/domain/launches/launch-progress.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './launch-steps.css.ts'

export interface LaunchStepsProps extends LaunchProgress {
  /** The name of the platform. */
  platform: string
}

/** The steps of an ad after its launch, each with the time it takes (LCH-04). */
export function LaunchSteps({ platform, current, doneDates, isSimulated }: LaunchStepsProps) {
  const { t } = useTranslation()
  const now = current === 'over' ? launchSteps.length : current ? launchSteps.indexOf(current) : -1
  return (
    <div className={css.frame}>
      <ol className={css.steps} aria-label={t('launch.steps.label')}>
        {launchSteps.map((step, index) => {
          const state = index < now ? 'done' : index === now ? 'now' : 'next'
          const date = doneDates[step]
          return (
            <li
              key={step}
              className={css.step({ state })}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={css.mark({ state })}>
                {state === 'done' ? <Icon name="check" size={14} /> : null}
              </span>
              <div>
                <div className={css.name({ state })}>
                  {t(`launch.steps.names.${step}`, { platform })}
                  <VisuallyHidden>: {t(`launch.steps.states.${state}`)}</VisuallyHidden>
                </div>
                <div className={css.when}>{t(`launch.steps.windows.${step}`)}</div>
              </div>
              {date ? <span className={css.date}>{formatDate(date, 'dateTime')}</span> : null}
            </li>
          )
        })}
      </ol>
      {isSimulated ? (
        <Text size={13} tone="soft">
          {t('launch.steps.simulated')}
        </Text>
      ) : null}
    </div>
  )
}
