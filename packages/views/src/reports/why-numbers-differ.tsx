import type { Currency } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Disclosure } from '@aloft/design-system/primitives/disclosure'
import * as css from './why-numbers-differ.css.ts'

/** Facts about how a report counts. */
export interface CountingFacts {
  /** Time of the last data from its platforms; null before the first figures. */
  readonly syncedDate: Date | null
  /** Until when conversions are still counted; null while the end of a launch is unknown. */
  readonly lastResultDate: Date | null
  /** Whether that time has passed. */
  readonly isClosed: boolean
  /** Percent, or null if its launches have different ones. */
  readonly commissionPercent: number | null
  /** The value of one conversion, in minor units; null if its launches have different ones. */
  readonly goalValue: number | null
  /** Whether a verified goal counts the conversions of any launch. */
  readonly hasGoal: boolean
  readonly isSimulated: boolean
}

export interface WhyNumbersDifferProps {
  facts: CountingFacts
  currency: Currency
  /** The reader's time zone, such as `Europe/Dublin`. */
  zone: string
}

/** Explains with the report's own facts why its figures differ from those shown elsewhere. */
export function WhyNumbersDiffer({ facts, currency, zone }: WhyNumbersDifferProps) {
  const { t } = useTranslation()
  const { syncedDate, lastResultDate, isClosed, commissionPercent, goalValue, hasGoal, isSimulated } = facts
  const lastDate = lastResultDate && formatDate(lastResultDate, 'dateTime')
  const revenueWords = () => {
    if (!hasGoal) return t('reports.why.noGoal')
    if (goalValue === null) return t('reports.why.revenueMany')
    return t('reports.why.revenue', { amount: formatMoney(goalValue, currency) })
  }
  const lines = [
    syncedDate
      ? t('reports.why.synced', { date: formatDate(syncedDate, 'dateTime') })
      : t('reports.why.notSynced'),
    lastDate === null
      ? t('reports.why.openEnd')
      : t(isClosed ? 'reports.why.closed' : 'reports.why.open', { date: lastDate }),
    t('reports.why.zone', { zone }),
    t('reports.why.whole'),
    t('reports.why.platform'),
    revenueWords(),
    ...(commissionPercent === null ? [] : [t('reports.why.cost', { percent: commissionPercent })]),
    ...(isSimulated ? [t('reports.why.simulated')] : []),
  ]
  return (
    <Disclosure summary={t('reports.why.title')}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
