import type { Money } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import type { Translate } from '@aloft/messages/text-key'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type HeadlineFacts, numberWords } from './brand-root-headline.tsx'
import { MonthCard, type MonthFigures } from './month-card.tsx'
import { OverviewNeeds, type ShownNeed } from './overview-needs.tsx'
import * as css from './overview-summary.css.ts'

export type OverviewSummaryContent =
  | ({ kind: 'failed' } & FailedLoad)
  | {
      kind: 'ready'
      needs: readonly ShownNeed[]
      /** Null before the first launch. */
      month: MonthFigures | null
      reportHref: string
    }

/** What needs somebody, and what this month costs; a failure says so in place, and the ads stay. */
export function OverviewSummary({ content }: { content: OverviewSummaryContent }) {
  const { t } = useTranslation()
  if (content.kind === 'failed')
    return (
      <div className={css.needs}>
        <FailedNotice tone="warning" failed={content}>
          {t('overview.failed')}
        </FailedNotice>
      </div>
    )
  return (
    <>
      <div className={css.needs}>
        <OverviewNeeds needs={content.needs} />
      </div>
      {content.month ? (
        <div className={css.month}>
          <MonthCard month={content.month} reportHref={content.reportHref} />
        </div>
      ) : null}
    </>
  )
}

export interface HeadlineNumbers {
  /** How many ads are live. */
  live: number
  /** What all of them cost on an average day; null if that is unknown. */
  dailyCost: Money | null
  needs: number
}

/** What the headline says after what is live: what that costs, and what needs somebody. */
export function headlineFacts(t: Translate, { live, dailyCost, needs }: HeadlineNumbers): HeadlineFacts {
  const need = t('overview.headline.needs', { count: needs, number: numberWords(t, needs) })
  if (live === 0 || !dailyCost) return { needs, sentences: [need] }
  const cost = formatMoney(dailyCost.minor, dailyCost.currency)
  return { needs, sentences: [t('overview.headline.cost', { count: live, cost }), need] }
}
