import type { Currency } from '@aloft/domain/core/money'
import { type AdPlatform, platformNames } from '@aloft/domain/ideas/platforms.rules'
import { formatMonth, formatShortDay } from '@aloft/messages/day-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { Link } from '@aloft/design-system/primitives/link'
import { Row } from '@aloft/design-system/primitives/row'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './month-card.css.ts'

/** What a month's ads cost; money in minor units without VAT, days such as `2026-11-01`. */
export interface MonthFigures {
  from: string
  until: string
  /** The current day of the month, from 1. */
  day: number
  currency: Currency
  spend: number
  planned: number
  commission: number
  /** Null if launches have different rates. */
  commissionPercent: number | null
  platforms: readonly { readonly platform: AdPlatform; readonly spend: number }[]
  /** Null for somebody who doesn't pay. */
  credit: number | null
  isSimulated: boolean
}

export interface MonthCardProps {
  month: MonthFigures
  reportHref: string
}

/** What a brand's ads have cost this month, on the ruler of its days. */
export function MonthCard({ month, reportHref }: MonthCardProps) {
  const { t, i18n } = useTranslation()
  const { from, until, day, currency, spend, planned, platforms, credit, isSimulated } = month
  const days = Number(until.slice(-2))
  const money = (minor: number) => formatMoney(minor, currency)
  const largest = Math.max(1, ...platforms.map((row) => row.spend))
  return (
    <section className={css.card}>
      <Row justify="between">
        <h2>
          <Text as="span" size={13} weight="strong">
            {t('overview.month.title', { month: formatMonth(from, i18n.language) })}
          </Text>
        </h2>
        <Text as="span" size={13}>
          <Link href={reportHref}>{t('overview.month.report')}</Link>
        </Text>
      </Row>
      <p className={css.spend}>
        {money(spend)}
        <span className={css.planned}>{t('overview.month.ofPlanned', { planned: money(planned) })}</span>
      </p>
      <Ruler ticks={rulerTicks(days, day)} label={t('overview.month.spoken', { day, days })} size="large" />
      <div className={css.days} aria-hidden="true">
        <span>{formatShortDay(from)}</span>
        <span>{t('overview.month.day', { day })}</span>
        <span>{formatShortDay(until)}</span>
      </div>
      <dl className={css.rows}>
        {platforms.map((row) => (
          <div key={row.platform} className={css.row}>
            <dt>{platformNames[row.platform]}</dt>
            <dd className={css.amount} style={{ gridColumn: 3, gridRow: 1 }}>
              {money(row.spend)}
            </dd>
            <dd aria-hidden="true">
              <span className={css.bar} style={{ width: `${(row.spend / largest) * 100}%` }} />
            </dd>
          </div>
        ))}
        <MoneyRow
          name={t('overview.month.commission')}
          aside={
            month.commissionPercent === null
              ? ''
              : t('overview.month.rate', { percent: month.commissionPercent })
          }
          amount={money(month.commission)}
        />
        {credit === null ? null : (
          <MoneyRow
            name={t('overview.month.credit')}
            aside={t('overview.month.creditNote')}
            amount={money(credit)}
          />
        )}
      </dl>
      <div className={css.note}>
        <span className={css.safe}>
          <ToolIcon name="safe" />
        </span>
        <p>
          {t('overview.month.note')} {isSimulated ? t('overview.month.simulated') : null}
        </p>
      </div>
    </section>
  )
}

function MoneyRow({ name, aside, amount }: { name: string; aside: string; amount: string }) {
  return (
    <div className={css.row}>
      <dt>{name}</dt>
      <dd className={css.aside}>{aside}</dd>
      <dd className={css.amount}>{amount}</dd>
    </div>
  )
}
