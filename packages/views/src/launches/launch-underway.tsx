import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { formatWeekdayTime } from '@aloft/messages/day-format'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { LaunchSteps, type LaunchStepsProps } from './launch-steps.tsx'
import * as css from './launch-underway.css.ts'

export interface LaunchUnderwayProps extends LaunchStepsProps {
  /** The latest date at which it's live. */
  liveBy: Date
  /** How many of the ruler's ticks are behind. */
  ticksDone: number
}

/** How many ticks the time until an ad is live has. */
export const underwayTicks = 72

/** What happens to an ad that was paid: when it's live at the latest, and its stages on the ruler (LCH-04). */
export function LaunchUnderway({ liveBy, ticksDone, ...steps }: LaunchUnderwayProps) {
  const { t, i18n } = useTranslation()
  const by = formatWeekdayTime(liveBy, i18n.language)
  return (
    <Stack gap={20} as="section" aria-label={t('launch.page.way')}>
      <Heading level={2} size={32}>
        {t('launch.underway.liveBy', { date: by })}
      </Heading>
      <Ruler
        ticks={rulerTicks(underwayTicks, ticksDone)}
        label={t('launch.underway.ruler', { date: by })}
        tone="pending"
        size="large"
      />
      <LaunchSteps {...steps} />
    </Stack>
  )
}

const mails = ['approved', 'live', 'problem', 'ending'] as const

/** What comes by email after a launch, so that nobody has to look. */
export function LaunchMails({ email }: { email: string }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {t('launch.underway.mails.title')}
      </Heading>
      <Text size={14} tone="soft">
        {t('launch.underway.mails.lead', { email })}
      </Text>
      <Stack as="ul" gap={8}>
        {mails.map((name) => (
          <li key={name} className={css.mail}>
            <Icon name="check" size={16} />
            {t(`launch.underway.mails.${name}`)}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

export interface NextVersionProps {
  /** The platform's name. */
  platform: string
  href: string
}

/** What to do with a good ad next: the same offer on another platform. */
export function NextVersion({ platform, href }: NextVersionProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section className={css.next} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {t('launch.underway.next.title')}
      </Heading>
      <Text size={14} tone="soft">
        {t('launch.underway.next.text', { platform })}
      </Text>
      <ButtonLink href={href} variant="primary">
        {t('launch.underway.next.press', { platform })}
      </ButtonLink>
    </section>
  )
}
