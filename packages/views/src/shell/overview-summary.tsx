import type {} from '@aloft/messages/i18n'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
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
