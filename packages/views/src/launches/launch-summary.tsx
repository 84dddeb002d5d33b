import { settleLaunch } from '@aloft/domain/ads/ad-money.rules'
import type { LaunchResults } from '@aloft/domain/launches/launch-progress.rules'
import type {} from '@aloft/messages/i18n'
import { formatDate } from '@aloft/messages/date-format'
import { formatMoney } from '@aloft/messages/money-format'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Ruler, rulerTicks } from '@aloft/design-system/primitives/ruler'
import { Text } from '@aloft/design-system/primitives/text'
import { FreshMark } from '@aloft/design-system/patterns/fresh-mark'
import { useFigureWords } from './use-figure-words.ts'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import * as css from './launch-summary.css.ts'

export interface LaunchSummaryProps extends LaunchResults {
  /** The whole report. */
  reportHref: string
}

const numTicks = 60
const shown = ['conversions', 'clicks', 'impressions'] as const

/** What a launch has brought and used of its budget, in short; the report has the rest (PRF-01, OPN-40). */
export function LaunchSummary({
  launch,
  refunded,
  currency,
  figures,
  isLive,
  nextMonthDate,
  isFresh,
  isSimulated,
  reportHref,
}: LaunchSummaryProps) {
  const { t } = useTranslation()
  const words = useFigureWords(currency)
  const id = useId()
  const { spend, commission } = settleLaunch(launch)
  const used = spend + commission
  const money = (minor: number) => formatMoney(minor, currency)
  const budgetWords = t('launch.summary.used', { used: money(used), budget: money(launch.budget) })
  const ticks = launch.budget === 0 ? 0 : Math.ceil((used / launch.budget) * numTicks)
  return (
    <section className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} size={20} id={id}>
          {t(isLive ? 'launch.summary.soFar' : 'launch.summary.title')}
        </Heading>
        {isFresh ? <FreshMark /> : null}
        {isSimulated ? <SimulatedMark /> : null}
        <span className={css.report}>
          <Link href={reportHref}>{t('reports.open')}</Link>
        </span>
      </div>
      <dl className={css.figures}>
        {shown.map((name) => (
          <div key={name} className={css.tile}>
            <Text as="dt" size={13} tone="soft">
              {t(`reports.figures.${name}`)}
            </Text>
            <dd className={css.figure}>{words(name, figures[name])}</dd>
          </div>
        ))}
      </dl>
      <div className={css.money}>
        <Ruler ticks={rulerTicks(numTicks, ticks, isLive)} label={budgetWords} />
        <div className={css.words}>
          <Text as="span" size={13} weight="medium" figures="tabular">
            {budgetWords}
          </Text>
          <Text as="span" size={13} tone="soft" figures="tabular">
            {refunded > 0
              ? t('launch.summary.refunded', {
                  paid: money(launch.budget + launch.vat),
                  back: money(refunded),
                })
              : t('launch.summary.paid', { paid: money(launch.budget + launch.vat) })}
          </Text>
        </div>
        {nextMonthDate ? (
          <Text size={13} tone="soft">
            {t('launch.summary.nextMonth', { date: formatDate(nextMonthDate, 'date') })}
          </Text>
        ) : null}
      </div>
    </section>
  )
}
