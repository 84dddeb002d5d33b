import { ownDays, readOwnDays, readReportPeriod } from '@aloft/domain/ads/own-days.rules'
import { type DaySpan, type ReportPeriod, reportPeriods } from '@aloft/domain/ads/report-days.rules'
import type { ShownPeriod } from '@aloft/domain/ads/report-period.rules'
import { reportSentence } from '@aloft/domain/ads/report-sentence.rules'
import type { Currency } from '@aloft/domain/core/money'
import { dayWords } from '@aloft/messages/day-words'
import type {} from '@aloft/messages/i18n'
import { sentenceWords } from '@aloft/messages/report-words'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { OwnDays } from '../ads/lists/own-days.tsx'
import type { DeliveryLimitNoticeProps } from '../ads/lists/delivery-limit-notice.tsx'
import { Segments } from '@aloft/design-system/patterns/segments'
import { SimulatedMark } from '@aloft/design-system/patterns/simulated-mark'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './performance.css.ts'

/** The ad of a report. */
export interface ReportedAd {
  name: string
  status: string
  editorHref: string
  /** Where a conversion gets its value. */
  valueHref: string
  /** The report of all ads. */
  upHref: string
  limit: DeliveryLimitNoticeProps | null
  /** Whether the days of its newest launch are a period of their own. */
  hasLaunch: boolean
}

export interface ReportHeadProps {
  /** The ad, or null for all ads of a brand. */
  ad: ReportedAd | null
  brandName: string
  isSimulated: boolean
  shown: ShownPeriod
  currency: Currency
  onPeriod: (period: ReportPeriod) => void
  /** Prints the page, or saves it as PDF. */
  onPrint: () => void
}

/** What a report is about, its period, and its answer in one sentence. */
export function ReportHead(props: ReportHeadProps) {
  const { ad, brandName, isSimulated, shown, currency, onPeriod, onPrint } = props
  const { t } = useTranslation()
  const own = readOwnDays(shown.period)
  return (
    <div className={css.head}>
      <Cluster gap={12} rowGap={8}>
        {ad ? <StatusPill status={ad.status} /> : null}
        {ad ? null : <Text tone="soft">{t('reports.allAds', { brand: brandName })}</Text>}
        {isSimulated ? <SimulatedMark /> : null}
        {ad ? (
          <div data-screen-only>
            <Cluster gap={12} rowGap={8}>
              <Link href={ad.editorHref}>{t('reports.editor')}</Link>
              <Link href={ad.upHref}>{t('reports.up')}</Link>
            </Cluster>
          </div>
        ) : null}
      </Cluster>
      <Cluster gap={24} rowGap={12} justify="between">
        <Heading level={1} size={32}>
          {ad ? ad.name : t('reports.title')}
        </Heading>
        <div data-screen-only>
          <Cluster gap={16} rowGap={8}>
            <Periods {...props} />
            <span className={css.print}>
              <Button size="small" variant="quiet" onPress={onPrint}>
                {t('reports.print')}
              </Button>
            </span>
          </Cluster>
        </div>
      </Cluster>
      {own ? (
        <div data-screen-only>
          <Cluster gap={12} rowGap={8} align="end">
            <OwnDays key={shown.period} span={own} onSpan={(span) => onPeriod(ownDays(span))} />
          </Cluster>
        </div>
      ) : null}
      <div role="status" className={css.answer}>
        <p className={css.sentence}>{sentenceWords(t, currency, reportSentence(shown))}</p>
        <SpanWords shown={shown} />
      </div>
    </div>
  )
}

/** Named periods, the newest launch, and days of the user's own choice, which begin as the shown ones. */
function Periods({ shown: { period, span }, ad, onPeriod }: ReportHeadProps) {
  const { t } = useTranslation()
  const options = [
    ...reportPeriods.map((id) => ({ id, label: t(`reports.period.names.${id}`) })),
    ...(ad?.hasLaunch ? [{ id: 'launch', label: t('reports.period.launch') }] : []),
    ...(span ? [{ id: 'custom', label: t('reports.period.custom') }] : []),
  ]
  return (
    <Segments
      label={t('reports.period.label')}
      options={options}
      value={readOwnDays(period) ? 'custom' : period}
      onChange={(id) => {
        const next = id === 'custom' ? span && ownDays(span) : readReportPeriod(id)
        if (next) onPeriod(next)
      }}
    />
  )
}

function SpanWords({ shown: { span, before } }: Pick<ReportHeadProps, 'shown'>) {
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
