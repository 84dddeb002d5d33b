import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import * as css from './launch-desk.css.ts'

export interface LaunchDeskProps {
  /** The name of the ad's platform. */
  platform: string
  /** The ad as people will see it. */
  ad: ReactNode
  /** What is decided about it. */
  children: ReactNode
  /** In one column, the ad comes after the rest: for a launch that is read for its results. */
  isAdLast?: boolean
}

/** An ad in its platform's skin, beside what its launch needs and costs, or what has come of it. */
export function LaunchDesk({ platform, ad, children, isAdLast = false }: LaunchDeskProps) {
  const { t } = useTranslation()
  return (
    <div className={css.desk}>
      <section
        className={css.stand({ isLast: isAdLast })}
        aria-label={t('launch.review.ad', { platform })}
        data-guide="launch.destinationUrl"
      >
        <Text size={13} tone="soft">
          {t('launch.review.ad', { platform })}
        </Text>
        <div className={css.skin}>{ad}</div>
      </section>
      <Stack gap={32}>{children}</Stack>
    </div>
  )
}

/** What an ad lacks for its launch, one thing after the other. */
export function LaunchNeeds({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {t('launch.review.needs', { count })}
      </Heading>
      {children}
    </Stack>
  )
}

export interface LaunchNeedProps {
  title: string
  /** 3 for one of several under a heading of their own. */
  level?: 2 | 3
  /** What is wrong, and what happens with it. */
  text?: string | undefined
  /** The button or link that puts it right. */
  action?: ReactNode
  /** The fields that put it right. */
  children?: ReactNode
}

/** One thing that an ad lacks, with its fields in place or the way to where it is mended. */
export function LaunchNeed({ title, level = 2, text, action, children }: LaunchNeedProps) {
  const id = useId()
  return (
    <section className={css.step} aria-labelledby={id}>
      <Cluster gap={16} rowGap={12} justify="between">
        <div className={css.stepHead}>
          <Heading level={level} size={level === 2 ? 20 : 16} id={id}>
            {title}
          </Heading>
          {text ? (
            <Text size={14} tone="soft">
              {text}
            </Text>
          ) : null}
        </div>
        {action}
      </Cluster>
      {children}
    </section>
  )
}
