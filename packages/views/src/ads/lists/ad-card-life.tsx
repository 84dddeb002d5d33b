import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { formatNumber } from '@aloft/domain/core/numbers'
import type { Currency } from '@aloft/domain/core/money'
import { type AdPlatform, platformNames } from '@aloft/domain/ideas/platforms.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import type { Translate } from '@aloft/messages/text-key'
import type { ReactNode } from 'react'
import { pillStatuses } from '@aloft/design-system/patterns/status-pill'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './ad-card-life.css.ts'

/** The latest launch of an ad as its card shows it; money in minor units, without VAT except for credit. */
export interface AdCardLaunch {
  currency: Currency
  /** Of one paid period. */
  budget: number
  dailyCost: number
  durationDays: number
  /** While it learns: its day, and the day by which it has learned; null if that isn't known. */
  learning: { day: number; most: number } | null
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

export interface AdCardLifeProps {
  status: BalloonStatus
  platform: AdPlatform
  launch: AdCardLaunch
  /** Buttons beside the words. */
  children?: ReactNode
}

/** The launch of an ad on its card: its days, where it is in its life, and the figures that matter there. */
export function AdCardLife({ children, ...life }: AdCardLifeProps) {
  const { t } = useTranslation()
  return (
    <>
      <LaunchRuler {...life} />
      <div className={css.line}>
        <p className={css.words}>{lifeWords(t, life)}</p>
        {children}
      </div>
      <LaunchFigures {...life} />
    </>
  )
}

/** Days of a launch on the ruler, in the color of the ad's status. */
function LaunchRuler({ status, launch: { day, durationDays } }: Pick<AdCardLifeProps, 'status' | 'launch'>) {
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
        label={t('overview.life.spoken', { day, days: durationDays })}
        tone={tone === 'neutral' ? 'ink' : tone}
      />
    </div>
  )
}

const mostTicks = 45

/** Where an ad is in its life, in a few words. */
function lifeWords(
  t: Translate,
  { status, platform, launch }: Pick<AdCardLifeProps, 'status' | 'platform' | 'launch'>,
): string {
  const { currency, dailyCost, durationDays: days, day, submittedDate, isApproved, reason } = launch
  switch (status) {
    case 'pending':
      return t('overview.life.unpaid')
    case 'pending_approval':
      return t(isApproved ? 'overview.life.platform' : 'overview.life.review', {
        date: submittedDate ? formatDate(submittedDate, 'date') : '',
        platform: platformNames[platform],
      })
    case 'payment_failed':
      return day > 0 ? t('overview.life.held', { day, days }) : t('overview.life.unpaid')
    case 'rejected':
      return reason ?? t('overview.life.rejected')
    case 'stopped':
    case 'pending_refund':
      return day > 0 ? t('overview.life.stopped', { day, days }) : t('overview.life.notStarted')
    case 'finished':
    case 'deprecated':
      return t('overview.life.ended', { count: days })
    default:
      return t('overview.life.day', { day, days, cost: formatMoney(dailyCost, currency) })
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
function LaunchFigures({ status, launch }: Pick<AdCardLifeProps, 'status' | 'launch'>) {
  const { t } = useTranslation()
  const names = figuresIn(status, launch.day > 0)
  return (
    <dl className={css.figures} data-results={names === results || undefined}>
      {names.map((name) => (
        <div key={name} className={css.figure} data-figure={name}>
          <dt className={css.label}>{t(`overview.figures.${name}`)}</dt>
          <dd className={css.value}>{figureWords(t, name, launch)}</dd>
        </div>
      ))}
    </dl>
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
      return clicks === 0 ? t('overview.figures.none') : formatMoney(Math.round(spend / clicks), currency)
    case 'budget':
      return formatMoney(budget, currency)
    case 'starts':
      return earliestStartDate ? formatDate(earliestStartDate, 'date') : t('overview.figures.onApproval')
    case 'length':
      return isMonthly ? t('overview.figures.monthly') : t('overview.life.days', { count: durationDays })
    case 'credit':
      return credit === null ? t('overview.figures.onItsWay') : formatMoney(credit, currency)
  }
}
