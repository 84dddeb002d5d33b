import type { FunnelStep } from '@aloft/domain/ads/euro-funnel.rules'
import { type DaySpan, type ReportPeriod, reportPeriods } from '@aloft/domain/ads/report-days.rules'
import type { ShownPeriod } from '@aloft/domain/ads/report-period.rules'
import { reportSentence } from '@aloft/domain/ads/report-sentence.rules'
import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { BreakdownCard, type BreakdownCardProps } from './breakdown-card.tsx'
import { DayCard } from './day-card.tsx'
import { dayWords } from '@aloft/messages/day-words'
import { sentenceWords } from '@aloft/messages/report-words'
import { EuroFunnel } from './euro-funnel.tsx'
import type { ShownEvent } from './event-words.ts'
import { FigureTiles } from './figure-tiles.tsx'
import { type FigureRow, FiguresTable, type FiguresTableProps } from './figures-table.tsx'
import { ShareReport, type ShareReportProps } from './share-report.tsx'
import { type CountingFacts, WhyNumbersDiffer } from './why-numbers-differ.tsx'
import { DeliveryLimitNotice, type DeliveryLimitNoticeProps } from '../ads/lists/delivery-limit-notice.tsx'
import { Segments } from '@aloft/design-system/patterns/segments'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { Button } from '@aloft/design-system/primitives/button'
import { ButtonLink } from '@aloft/design-system/primitives/button-link'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './performance.css.ts'

export interface ReportedAd {
  name: string
  status: string
  editorHref: string
  /** Where a conversion gets its value. */
  valueHref: string
  limit: DeliveryLimitNoticeProps | null
}

export interface ShownReport {
  /** The ad, or null for all ads of a brand. */
  ad: ReportedAd | null
  brandName: string
  /** The report of all ads. */
  upHref: string
  shown: ShownPeriod
  /** What changed the ads. */
  events: readonly ShownEvent[]
  /** What became of the money in the period. */
  steps: readonly FunnelStep[]
  /** Shows the bookings behind what a launch cost; null for all ads of a brand. */
  onFollow: ((launch: FigureRow) => void) | null
  onPeriod: (period: ReportPeriod) => void
  table: Omit<FiguresTableProps, 'onFollow'>
  /** Rows without results in the period, which the table leaves out. */
  numQuiet: number
  /** Rows of another currency, which the total leaves out. */
  numOthers: number
  currency: Currency
  isSimulated: boolean
  facts: CountingFacts
  /** The reader's time zone. */
  zone: string
  /** Null for all ads of a brand, and before anything was counted. */
  breakdown: Omit<BreakdownCardProps, 'currency'> | null
  /** Null for people who may not share it. */
  share: ShareReportProps | null
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
  const { shown, table, currency, facts, zone, numOthers, numQuiet, onDownload, breakdown } = report
  const rowsId = useId()
  const { onFollow } = report
  const [row, ...others] = table.rows
  const followed = onFollow && row && others.length === 0 ? () => onFollow(row) : null
  return (
    <div className={css.page}>
      <Head {...report} />
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
      {breakdown ? <BreakdownCard {...breakdown} currency={currency} /> : null}
      <Stack as="section" gap={12} aria-labelledby={rowsId}>
        <Cluster gap={16} rowGap={10} justify="between">
          <Heading level={2} size={20} id={rowsId}>
            {t(`reports.table.${table.kind}`)}
          </Heading>
          <Button size="small" variant="quiet" onPress={() => onDownload('rows')}>
            {t('reports.days.download')}
            <VisuallyHidden> {t(`reports.table.downloadSpoken.${table.kind}`)}</VisuallyHidden>
          </Button>
        </Cluster>
        <FiguresTable {...table} onFollow={onFollow} />
        {numQuiet > 0 ? (
          <Text size={13} tone="soft">
            {t('reports.table.quiet', { count: numQuiet })}
          </Text>
        ) : null}
        {numOthers > 0 ? (
          <Notice tone="info">{t('reports.table.others', { count: numOthers })}</Notice>
        ) : null}
      </Stack>
      {report.share ? <ShareReport {...report.share} /> : null}
      <WhyNumbersDiffer facts={facts} currency={currency} zone={zone} />
    </div>
  )
}

function Head({ ad, brandName, upHref, isSimulated, shown, currency, onPeriod, onPrint }: ShownReport) {
  const { t } = useTranslation()
  return (
    <div className={css.head}>
      <Cluster gap={12} rowGap={8}>
        {ad ? <StatusPill status={ad.status} /> : null}
        {ad ? null : <Text tone="soft">{t('reports.allAds', { brand: brandName })}</Text>}
        {isSimulated ? <SimulatedMark /> : null}
        {ad ? <Link href={ad.editorHref}>{t('reports.editor')}</Link> : null}
        {ad ? <Link href={upHref}>{t('reports.up')}</Link> : null}
      </Cluster>
      <div className={css.titleRow}>
        <Heading level={1} size={32}>
          {ad ? ad.name : t('reports.title')}
        </Heading>
        <div className={css.tools}>
          <Segments
            label={t('reports.period.label')}
            options={reportPeriods.map((id) => ({ id, label: t(`reports.period.names.${id}`) }))}
            value={shown.period}
            onChange={(id) => onPeriod(reportPeriods.find((one) => one === id) ?? shown.period)}
          />
          <Button size="small" variant="quiet" onPress={onPrint}>
            {t('reports.print')}
          </Button>
        </div>
      </div>
      <div role="status" className={css.answer}>
        <p className={css.sentence}>{sentenceWords(t, currency, reportSentence(shown))}</p>
        <SpanWords shown={shown} />
      </div>
    </div>
  )
}

function SpanWords({ shown: { span, before } }: Pick<ShownReport, 'shown'>) {
  const { t } = useTranslation()
  if (!span) return null
  const words = ({ from, until }: DaySpan) => ({ from: dayWords(from), until: dayWords(until) })
  return (
    <Cluster gap={12} rowGap={2}>
      <Text size={13} weight="medium">
        {t(span.from === span.until ? 'reports.period.oneDay' : 'reports.period.span', words(span))}
      </Text>
      {before ? (
        <Text size={13} tone="soft">
          {t('reports.period.compared', words(before.span))}
        </Text>
      ) : null}
    </Cluster>
  )
}
