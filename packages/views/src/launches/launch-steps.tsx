import { type LaunchProgress, launchSteps } from '@aloft/domain/launches/launch-progress.rules'
import type { LaunchSchedule } from '@aloft/domain/launches/launch-schedule.rules'
import { formatDate } from '@aloft/messages/date-format'
import { formatWeekdayTime } from '@aloft/messages/day-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './launch-steps.css.ts'

export interface LaunchStepsProps extends LaunchProgress {
  /** The name of the platform. */
  platform: string
  /** By when each step is done at the latest; left out before the launch. */
  schedule?: LaunchSchedule | undefined
}

/** The steps of an ad after its launch, each with the time it takes (LCH-04). */
export function LaunchSteps({ platform, current, doneDates, isSimulated, schedule }: LaunchStepsProps) {
  const { t, i18n } = useTranslation()
  const dueWords = (due: Date) => t('launch.steps.by', { date: formatWeekdayTime(due, i18n.language) })
  const now = current === 'over' ? launchSteps.length : current ? launchSteps.indexOf(current) : -1
  return (
    <Stack gap={12}>
      <Stack as="ol" gap={0} aria-label={t('launch.steps.label')}>
        {launchSteps.map((step, index) => {
          const state = index < now ? 'done' : index === now ? 'now' : 'next'
          const date = doneDates[step]
          const due = step === 'learning' ? undefined : schedule?.[step]
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
                <Text as="div" size={13} tone="soft">
                  {t(`launch.steps.windows.${step}`)}
                </Text>
              </div>
              {date || due ? (
                <span className={css.date}>{date ? formatDate(date, 'dateTime') : due && dueWords(due)}</span>
              ) : null}
            </li>
          )
        })}
      </Stack>
      {isSimulated ? (
        <Text size={13} tone="soft">
          {t('launch.steps.simulated')}
        </Text>
      ) : null}
    </Stack>
  )
}
