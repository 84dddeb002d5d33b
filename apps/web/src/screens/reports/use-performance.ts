import type { FigureRow } from '@aloft/views/reports/figures-table'
import type { PerformanceContent } from '@aloft/views/reports/performance.view'
import { launchSubject } from '@aloft/domain/ads/ad-postings.rules'
import { sectionOfLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { readOwnDays, readReportPeriod } from '@aloft/domain/ads/own-days.rules'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { ask } from '../../modals/ask.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { editorAddress, pageAddress, reportAddress } from '../../addresses/page-address.ts'
import { textOf } from '../../state/ad-content.ts'
import { useAd, useBrand } from '../../state/brand.ts'
import { useIdeas } from '../../state/ideas.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { loadIdeas } from '../../wiring/ideas/ideas.ts'
import { funnelIn, shownIn, tableIn } from './report-facts.ts'
import { downloadReport } from './download-report.ts'
import { useReportColumns } from './use-report-columns.ts'
import { useBreakdown } from './use-breakdown.ts'
import { useShare } from './use-share.ts'
import { useReport } from './use-report.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

function followLaunch(what: string, { id, currency }: FigureRow) {
  void ask('follow-the-euro', { what, currency, choice: { subject: launchSubject(id) } })
}

/**
 * The results of an ad or of a brand's ads; the address determines which, and for which period (PRF-01 to
 * PRF-07).
 */
export function usePerformance(): PerformanceContent {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { status, failure } = useIdeas()
  const brand = useBrand()
  const idea = useCurrentIdea()
  const [params, setParams] = useSearchParams()
  const balloonId = params.get('balloonId')
  const ad = useAd(balloonId)
  const chosen = readReportPeriod(params.get('period'))
  const report = useReport(idea?._id, balloonId, readOwnDays(chosen))
  const shown = report.kind === 'ready' ? shownIn(report.facts, chosen, report.now) : null
  const breakdown = useBreakdown(
    idea && shown?.span ? { ideaId: idea._id, balloonId, span: shown.span } : null,
  )
  const { columns, onColumns } = useReportColumns(balloonId ? 'launches' : 'ads')
  const share = useShare(idea && shown ? { ideaId: idea._id, balloonId, period: shown.period } : null)

  if (status === 'failed') return failedLoad(failure, () => void loadIdeas())
  if (status === 'loading') return { kind: 'loading' }
  if (!idea) {
    return { kind: 'noBrand', onCreateBrand: () => void navigate(pageAddress('onboarding/details')) }
  }
  const { _id: ideaId, title } = idea
  if (report.kind === 'failed') return report
  if (report.kind === 'notLaunched') {
    const href = balloonId ? editorAddress(ideaId, balloonId) : `${pageAddress('list')}?ideaId=${ideaId}`
    return { kind: 'notLaunched', subject: balloonId ? 'ad' : 'brand', href }
  }
  if (report.kind !== 'ready' || !shown) {
    return { kind: report.kind === 'ready' ? 'loading' : report.kind }
  }
  if (balloonId && brand.failure) return failedLoad(brand.failure, () => void loadBrand(ideaId))
  // The ad is loaded with its brand, which may take longer than the report.
  if (balloonId && !ad) return { kind: 'loading' }

  const { facts, now } = report
  const { table, numQuiet } = tableIn(facts, shown)

  return {
    kind: 'report',
    ad: ad && {
      name: textOf(ad.values['name']),
      status: ad.balloon.status,
      editorHref: editorAddress(ideaId, ad.balloon.id),
      valueHref: editorAddress(ideaId, ad.balloon.id, 'goal'),
      upHref: reportAddress(ideaId),
      limit: facts.limit && {
        limit: facts.limit,
        href: editorAddress(ideaId, ad.balloon.id, sectionOfLimit(facts.limit)),
      },
      hasLaunch: facts.launch !== null,
    },
    brandName: title,
    shown,
    events: facts.events,
    breakdown,
    steps: funnelIn(facts, shown),
    onPeriod: (next) =>
      setParams(
        (after) => {
          after.set('period', next)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    rows: {
      table: {
        ...table,
        columns,
        onFollow: balloonId
          ? (launch) => followLaunch(t('reports.funnel.bookings', { name: launch.name }), launch)
          : null,
      },
      numQuiet,
      numOthers: facts.numOthers,
      onColumns,
    },
    currency: facts.currency,
    facts: facts.counting,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    share,
    onPrint: () => window.print(),
    onDownload: (what) => void downloadReport(t, what, { facts, shown, table: { ...table, columns }, now }),
  }
}
