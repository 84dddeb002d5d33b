import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PlatformMark } from '@aloft/design-system/patterns/tool-icon'
import { Stack } from '@aloft/design-system/primitives/stack'
import { DeliveryLimitMark, type DeliveryLimitMarkProps } from './delivery-limit-mark.tsx'
import * as css from './row-cells.css.ts'

export interface RowNameProps {
  name: string
  /** A second line. */
  below?: string
  /** A small picture before the name. */
  picture?: ReactNode
  guide?: GuideAttribute | undefined
  onOpen: () => void
}

/** The name of a row, which opens it. */
export function RowName({ name, below, picture, guide, onOpen }: RowNameProps) {
  return (
    <button type="button" className={css.open} title={name} data-guide={guide} onClick={onOpen}>
      {picture}
      <span className={css.words}>
        <bdi className={css.line}>{name}</bdi>
        {below ? <span className={css.below}>{below}</span> : null}
      </span>
    </button>
  )
}

export function NamedPlatform({ platform }: { platform: AdPlatform }) {
  const { t } = useTranslation()
  return (
    <span className={css.platform}>
      <PlatformMark platform={platform} size={14} />
      {t(`ads.platforms.${platform}`)}
    </span>
  )
}

/** A figure with its change from the days before. */
export function ComparedFigure({ value, change }: { value: string; change: string | null }) {
  if (change === null) return value
  return (
    <span className={css.compared}>
      {value} <span className={css.change}>{change}</span>
    </span>
  )
}

/** A status, and what limits the delivery of an ad that has it. */
export function RowStatus({
  children,
  limit,
}: {
  children: ReactNode
  limit: DeliveryLimitMarkProps | null
}) {
  if (limit === null) return children
  return (
    <Stack gap={0} align="start">
      {children}
      <DeliveryLimitMark {...limit} />
    </Stack>
  )
}
