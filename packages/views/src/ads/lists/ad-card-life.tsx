import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import type { Currency } from '@aloft/domain/core/money'
import { type AdPlatform, platformNames } from '@aloft/domain/ideas/platforms.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import type { Translate } from '@aloft/messages/text-key'
import { pillStatuses } from '@aloft/design-system/patterns/status-pill'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './ad-card-life.css.ts'

/** The latest launch of an ad as its card shows it; money in minor units, without VAT except for credit. */
export interface AdCardLaunch {
  currency: Currency
  /** Of one paid period. */
  budget: number
  dailyCost: number
  durationDays: number
  isMonthly: boolean
  /** Day of the paid period, from 1; 0 before its start. */
  day: number
  submittedDate: Date | null
  isApproved: boolean
  /** The first day it may start; null for as soon as it's approved. */
  earliestStartDate: Date | null
  endDate: Date | null
  spend: number
  clicks: number
  /** What came back as credit; null until that is known. */
  credit: number | null
  /** Why it was rejected. */
  reason: string | null
}

interface AdCardLifeProps {
  status: BalloonStatus
  platform: AdPlatform
  launch: AdCardLaunch
}

/** Days of a launch on the ruler, in the color of the ad's status. */
export function AdCardRuler({ status, launch: { day, durationDays } }: Omit<AdCardLifeProps, 'platform'>) {
  const { t } = useTranslation()
  const tone = pillStatuses[status]
  // More ticks than days of a month would run into one another.
  const count = Math.min(durationDays, mostTicks)
  const isBad = status === 'rejected' && day === 0
  const ticks = rulerTicks(count, Math.ceil((day / durationDays) * count))
  return (
    <div className={css.ruler}>
      <Ruler
        ticks={isBad ? ['bad', ...ticks.slice(1)] : ticks}
        label={t('adCard.life.spoken', { day, days: durationDays })}
        tone={tone === 'neutral' ? 'ink' : tone}
      />
    </div>
  )
}

const mostTicks = 45

/** Where an ad is in its life, in a few words. */
export function lifeWords(t: Translate, { status, platform, launch }: AdCardLifeProps): string {
  const { currency, dailyCost, durationDays: days, day, submittedDate, isApproved, reason } = launch
  switch (status) {
    case 'pending':
      return t('adCard.life.unpaid')
    case 'pending_approval':
      return t(isApproved ? 'adCard.life.platform' : 'adCard.life.review', {
        date: submittedDate ? formatDate(submittedDate, 'date') : '',
        platform: platformNames[platform],
      })
    case 'payment_failed':
      return day > 0 ? t('adCard.life.held', { day, days }) : t('adCard.life.unpaid')
    case 'rejected':
      return reason ?? t('adCard.life.rejected')
    case 'stopped':
    case 'pending_refund':
      return day > 0 ? t('adCard.life.stopped', { day, days }) : t('adCard.life.notStarted')
    case 'finished':
    case 'deprecated':
      return t('adCard.life.ended', { count: days })
    default:
      return t('adCard.life.day', { day, days, cost: formatMoney(dailyCost, currency) })
  }
}

type FigureName = 'spent' | 'clicks' | 'perClick' | 'budget' | 'starts' | 'length' | 'credit'

const results = ['spent', 'clicks', 'perClick'] as const
const order = ['budget', 'starts', 'length'] as const

function figuresIn(status: BalloonStatus, hasStarted: boolean): readonly FigureName[] {
  switch (status) {
    case 'pending':
    case 'pending_approval':
      return order
    case 'payment_failed':
      return hasStarted ? results : order
    case 'rejected':
      return ['budget', 'spent', 'credit']
    case 'stopped':
    case 'pending_refund':
      return ['spent', 'clicks', 'credit']
    default:
      return results
  }
}

/** The three figures of an ad that matter in its status. */
export function AdCardFigures({ status, launch }: Omit<AdCardLifeProps, 'platform'>) {
  const { t } = useTranslation()
  const names = figuresIn(status, launch.day > 0)
  return (
    <dl className={css.figures} data-results={names === results || undefined}>
      {names.map((name) => (
        <div key={name} className={css.figure} data-figure={name}>
          <dt className={css.label}>{t(`adCard.figures.${name}`)}</dt>
          <dd className={css.value}>{figureWords(t, name, launch)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In place of a launch that is being loaded. */
export function AdCardLifeSkeleton() {
  return (
    <div className={css.loading} aria-hidden="true">
      <Skeleton width="100%" height={8} />
      <Skeleton width="60%" height={12} />
    </div>
  )
}

function figureWords(t: Translate, name: FigureName, launch: AdCardLaunch): string {
  const { currency, budget, spend, clicks, credit, isMonthly, durationDays, earliestStartDate } = launch
  switch (name) {
    case 'spent':
      return formatMoney(spend, currency)
    case 'clicks':
      return formatNumber(clicks)
    case 'perClick':
      return clicks === 0 ? t('adCard.figures.none') : formatMoney(Math.round(spend / clicks), currency)
    case 'budget':
      return formatMoney(budget, currency)
    case 'starts':
      return earliestStartDate ? formatDate(earliestStartDate, 'date') : t('adCard.figures.onApproval')
    case 'length':
      return isMonthly ? t('adCard.figures.monthly') : t('adCard.life.days', { count: durationDays })
    case 'credit':
      return credit === null ? t('adCard.figures.onItsWay') : formatMoney(credit, currency)
  }
}
