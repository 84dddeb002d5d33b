import { PerformanceView } from '@aloft/views/reports/performance.view'
import { NotHereView } from '@aloft/views/shell/not-here.view'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { usePageTitle } from '../../navigation/use-page-title.ts'
import { usePerformance } from './use-performance.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

/** Tabs whose features do not exist yet (OPN-07). */
const awaitedTabs = ['leads', 'responses', 'insights'] as const

/** The statistics of a brand: the performance tab, and tabs that will be added later (OPN-07). */
export function Screen() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  usePageTitle(t('pages.statistics'))
  const awaited = awaitedTabs.find((tab) => tab === params.get('tab'))
  return awaited ? <NotHereView name={t(`reports.awaited.${awaited}`)} homeHref="/0" /> : <Performance />
}

function Performance() {
  return <PerformanceView content={usePerformance()} />
}
