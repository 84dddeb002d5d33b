import type { FunnelStep } from '@aloft/domain/ads/euro-funnel.rules'
import type { ReportPeriod } from '@aloft/domain/ads/report-days.rules'
import type { ShownPeriod } from '@aloft/domain/ads/report-period.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { BreakdownCard, type BreakdownCardProps } from './breakdown-card.tsx'
import { DayCard } from './day-card.tsx'
import { EuroFunnel } from './euro-funnel.tsx'
import type { ShownEvent } from './event-words.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { type ReportedAd, ReportHead } from './report-head.tsx'
import { ReportRows, type ReportRowsProps } from './report-rows.tsx'
import { ShareReport, type ShareReportProps } from './share-report.tsx'
import { type CountingFacts, WhyNumbersDiffer } from './why-numbers-differ.tsx'
import { DeliveryLimitNotice } from '../ads/lists/delivery-limit-notice.tsx'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './performance.css.ts'

export interface ShownReport {
  /** The ad, or null for all ads of a brand. */
  ad: ReportedAd | null
  brandName: string
  shown: ShownPeriod
  /** What changed the ads. */
  events: readonly ShownEvent[]
  /** What became of the money in the period. */
  steps: readonly FunnelStep[]
  rows: Omit<ReportRowsProps, 'onDownload'>
  currency: Currency
  facts: CountingFacts
  /** The reader's time zone. */
  zone: string
  /** Null for all ads of a brand, and before anything was counted. */
  breakdown: Omit<BreakdownCardProps, 'currency'> | null
  /** Null for people who may not share it. */
  share: ShareReportProps | null
  onPeriod: (period: ReportPeriod) => void
  onDownload: (what: 'days' | 'rows') => void
  /** Prints the page, or saves it as PDF. */
  onPrint: () => void
}

export type PerformanceContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'noBrand'; onCreateBrand: () => void }
  | { kind: 'notFound' }
  | { kind: 'notLaunched'; subject: 'ad' | 'brand'; href: string }
  | ({ kind: 'report' } & ShownReport)

export interface PerformanceViewProps {
  content: PerformanceContent
}

/** Results of an ad, or of all ads of a brand (PRF-01 to PRF-07). */
export function PerformanceView({ content }: PerformanceViewProps) {
  switch (content.kind) {
    case 'loading':
      return <Loading />
    case 'report':
      return <Report {...content} />
    default:
      return (
        <div className={css.page}>
          <Missing content={content} />
        </div>
      )
  }
}

type Gap = Exclude<PerformanceContent, { kind: 'loading' | 'report' }>

/** Replaces a report: why there's none. */
function Missing({ content }: { content: Gap }) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'failed':
      return (
        <PageMessage title={t('reports.failed.title')} lead={t('reports.failed.lead')} failed={content} />
      )
    case 'noBrand':
      return (
        <PageMessage
          title={t('noBrand.title')}
          lead={t('noBrand.lead')}
          way={{ label: t('noBrand.create'), onPress: content.onCreateBrand }}
        />
      )
    case 'notFound':
      return <PageMessage title={t('reports.notFound.title')} lead={t('reports.notFound.lead')} />
    case 'notLaunched':
      return (
        <PageMessage
          title={t('reports.notLaunched.title')}
          lead={t(`reports.notLaunched.${content.subject}`)}
          action={
            <ButtonLink variant="primary" href={content.href}>
              {t(content.subject === 'ad' ? 'reports.notLaunched.toAd' : 'reports.notLaunched.toAds')}
            </ButtonLink>
          }
        />
      )
  }
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('reports.loading')}</VisuallyHidden>
      <Skeleton width={260} height={36} shape="block" />
      <Skeleton width="100%" height={170} shape="block" />
      <Skeleton width="100%" height={420} shape="block" />
    </div>
  )
}

function Report(report: ShownReport) {
  const { shown, currency, facts, zone, onDownload, breakdown } = report
  const { onFollow, rows } = report.rows.table
  const [row, ...others] = rows
  const followed = onFollow && row && others.length === 0 ? () => onFollow(row) : null
  return (
    <div className={css.page}>
      <ReportHead {...report} isSimulated={facts.isSimulated} />
      {report.ad?.limit ? <DeliveryLimitNotice {...report.ad.limit} /> : null}
      <FigureTiles
        now={shown.performance}
        before={shown.before?.performance ?? null}
        currency={currency}
        valueHref={report.ad?.valueHref ?? null}
      />
      {shown.span ? (
        <div className={css.beside}>
          <DayCard
            days={shown.days}
            before={shown.before?.days ?? null}
            currency={currency}
            events={report.events}
            onDownload={() => onDownload('days')}
          />
          <EuroFunnel steps={report.steps} currency={currency} onFollow={followed} />
        </div>
      ) : null}
      {breakdown ? (
        <div data-screen-only={breakdown.content.kind === 'open' ? undefined : true}>
          <BreakdownCard {...breakdown} currency={currency} />
        </div>
      ) : null}
      <ReportRows {...report.rows} onDownload={() => onDownload('rows')} />
      {report.share ? (
        <div data-screen-only>
          <ShareReport {...report.share} />
        </div>
      ) : null}
      <WhyNumbersDiffer facts={facts} currency={currency} zone={zone} />
    </div>
  )
}
