import { type BalloonStatus, canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { statusGroupOf } from '@aloft/domain/balloons/status-groups.rules'
import type { Money } from '@aloft/domain/core/money'
import { formatNumber } from '@aloft/domain/core/numbers'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import type { Translate } from '@aloft/messages/text-key'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './brand-root.css.ts'

/** What the launches add to the headline. */
export interface HeadlineFacts {
  /** What all live ads cost on an average day; null if none is live, or in several currencies. */
  dailyCost: Money | null
  /** How many things ask this person to do something. */
  needs: number
}

export interface BrandRootHeadlineProps {
  statuses: readonly string[]
  /** Null if they couldn't be loaded. */
  facts: HeadlineFacts | 'loading' | null
}

/** An ad with one of these statuses has never been live. */
const early: ReadonlySet<BalloonStatus> = new Set(['IN_PROGRESS', 'pending', 'pending_approval', 'rejected'])

const numbers = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

/** A number at the start of a sentence. */
export function numberWords(t: Translate, value: number): string {
  const number = numbers[value - 1]
  return number === undefined ? formatNumber(value) : t(`overview.headline.numbers.${number}`)
}

/** The overview in up to three sentences: what is live, what it costs, what needs somebody. */
export function BrandRootHeadline({ statuses, facts }: BrandRootHeadlineProps) {
  const { t } = useTranslation()
  const known = statuses.map(canonicalStatus)
  const live = known.filter((status) => statusGroupOf(status) === 'live').length
  const isLoading = facts === 'loading'
  const { dailyCost, needs } = isLoading || !facts ? { dailyCost: null, needs: null } : facts
  const sentences = [
    live > 0
      ? t('overview.headline.live', { count: live, number: numberWords(t, live) })
      : t(`overview.headline.${known.every((status) => early.has(status)) ? 'noneYet' : 'noneNow'}`),
    ...(dailyCost && live > 0
      ? [
          t('overview.headline.cost', {
            count: live,
            cost: formatMoney(dailyCost.minor, dailyCost.currency),
          }),
        ]
      : []),
    ...(needs === null
      ? []
      : [t('overview.headline.needs', { count: needs, number: numberWords(t, needs) })]),
  ]
  // Ink goes to what needs somebody; if nothing does, all of it recedes.
  const isInk = (place: number) => place === sentences.length - 1 && !isLoading && needs !== 0
  return (
    <h1 className={css.headline}>
      {sentences.map((sentence, place) => (
        <Heading key={sentence} size={44} tone={isInk(place) ? 'ink' : 'faint'}>
          {sentence}{' '}
        </Heading>
      ))}
      {isLoading ? (
        <span className={css.headlineSkeleton}>
          {live > 0 ? <Skeleton width="70%" height={32} /> : null}
          <Skeleton width="55%" height={32} />
        </span>
      ) : null}
    </h1>
  )
}
