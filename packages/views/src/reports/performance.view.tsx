import type { Performance } from '@aloft/domain/ads/performance.rules'
import {
  type DayFigures,
  type DaySpan,
  type ReportPeriod,
  reportPeriods,
} from '@aloft/domain/ads/report-days.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type FailedLoad, PageMessage } from '@aloft/design-system/patterns/page-message'
import { DayCard } from './day-card.tsx'
import { dayWords } from './day-words.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { FiguresTable, type FiguresTableProps } from './figures-table.tsx'
import { type CountingFacts, WhyNumbersDiffer } from './why-numbers-differ.tsx'
import { DeliveryLimitNotice, type DeliveryLimitNoticeProps } from '../ads/lists/delivery-limit-notice.tsx'
import { Segments } from '@aloft/design-system/patterns/segments'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './performance.css.ts'

/** The parts of the report that depend on the shown period. */
export interface ShownTime {
  readonly period: ReportPeriod
  /** Null if nothing was counted yet. */
  readonly span: DaySpan | null
  readonly performance: Performance
  /** Every day of the period, oldest first. */
  readonly days: readonly DayFigures[]
  /** The same number of days before; null for all time, which has no period before. */
  readonly before: {
    readonly span: DaySpan
    readonly performance: Performance
    readonly days: readonly DayFigures[]
  } | null
}

export interface ShownReport {
  /** The ad, or null for all ads of a brand. */
  ad: { name: string; status: string; editorHref: string; limit: DeliveryLimitNoticeProps | null } | null
  brandName: string
  /** The report of all ads. */
  upHref: string
  time: ShownTime
  onPeriod: (period: ReportPeriod) => void
  table: FiguresTableProps
  /** Rows of another currency, which the total leaves out. */
  numOthers: number
  currency: Currency
  isSimulated: boolean
  facts: CountingFacts
  /** The reader's time zone. */
  zone: string
  onDownload: (what: 'days' | 'rows') => void
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
          title={t('reports.noBrand.title')}
          lead={t('reports.noBrand.lead')}
          way={{ label: t('reports.noBrand.create'), onPress: content.onCreateBrand }}
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
  const { t } = useTranslation()
  const { time, table, currency, isSimulated, facts, zone, numOthers, onDownload } = report
  const rowsId = useId()
  return (
    <div className={css.page}>
      <Head {...report} />
      {report.ad?.limit ? <DeliveryLimitNotice {...report.ad.limit} /> : null}
      <div className={css.part}>
        <div className={css.line}>
          <Segments
            label={t('reports.period.label')}
            options={reportPeriods.map((id) => ({ id, label: t(`reports.period.names.${id}`) }))}
            value={time.period}
            onChange={(id) => report.onPeriod(reportPeriods.find((one) => one === id) ?? time.period)}
          />
          <div className={css.spans} role="status">
            <SpanWords time={time} />
          </div>
        </div>
        <FigureTiles now={time.performance} before={time.before?.performance ?? null} currency={currency} />
      </div>
      {time.span ? (
        <DayCard
          days={time.days}
          before={time.before?.days ?? null}
          currency={currency}
          isSimulated={isSimulated}
          onDownload={() => onDownload('days')}
        />
      ) : null}
      <section className={css.part} aria-labelledby={rowsId}>
        <div className={css.line}>
          <div className={css.name}>
            <Heading level={2} size={20} id={rowsId}>
              {t(`reports.table.${table.kind}`)}
            </Heading>
            {isSimulated ? <SimulatedMark /> : null}
          </div>
          <Button size="small" variant="quiet" onPress={() => onDownload('rows')}>
            {t('reports.days.download')}
            <VisuallyHidden> {t(`reports.table.downloadSpoken.${table.kind}`)}</VisuallyHidden>
          </Button>
        </div>
        <Text size={13} tone="soft">
          {t('reports.table.lead')}
        </Text>
        <FiguresTable {...table} />
        {numOthers > 0 ? (
          <Notice tone="info">{t('reports.table.others', { count: numOthers })}</Notice>
        ) : null}
      </section>
      <WhyNumbersDiffer facts={facts} currency={currency} zone={zone} />
    </div>
  )
}

function Head({ ad, brandName, upHref, isSimulated }: ShownReport) {
  const { t } = useTranslation()
  return (
    <div className={css.head}>
      <Heading level={1} size={32}>
        {ad ? ad.name : brandName}
      </Heading>
      <div className={css.name}>
        {ad ? <StatusPill status={ad.status} /> : <Text tone="soft">{t('reports.allAds')}</Text>}
        {isSimulated ? <SimulatedMark /> : null}
        {ad ? <Link href={ad.editorHref}>{t('reports.editor')}</Link> : null}
        {ad ? <Link href={upHref}>{t('reports.up')}</Link> : null}
      </div>
    </div>
  )
}

function SpanWords({ time: { span, before } }: { time: ShownTime }) {
  const { t } = useTranslation()
  if (!span) {
    return (
      <Text size={13} tone="soft">
        {t('reports.period.nothing')}
      </Text>
    )
  }
  const words = ({ from, until }: DaySpan) => ({ from: dayWords(from), until: dayWords(until) })
  return (
    <>
      <Text size={13} weight="medium">
        {t(span.from === span.until ? 'reports.period.oneDay' : 'reports.period.span', words(span))}
      </Text>
      {before ? (
        <Text size={13} tone="soft">
          {t('reports.period.compared', words(before.span))}
        </Text>
      ) : null}
    </>
  )
}
