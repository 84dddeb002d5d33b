import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { AdCardLaunch } from '@aloft/views/ads/lists/ad-card-life'
import type { BrandAds, BrandOverview } from '@aloft/views/shell/brand-root.view'
import { reportAddress } from '../../addresses/page-address.ts'
import { useBuiltPages } from '../../navigation/built-pages.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useMay } from '../../state/rights.ts'
import { useProductNow } from '../../wiring/core/clock.ts'
import { useChunk } from '../../wiring/core/use-chunk.ts'
import { lacksConnection } from './lacks-connection.ts'
import { loadOverviewPart } from './load-overview-part.ts'

/** What the overview shows of a brand's launches. */
export interface Overview extends Pick<BrandAds, 'overview' | 'parts'> {
  /** The latest launch of each launched ad; none if they couldn't be loaded. */
  readonly launches: Readonly<Record<string, AdCardLaunch | 'loading'>>
}

/** Loads a brand's launches for its overview; `draftsHref` leads to its drafts there. */
export function useOverview(brand: IdeaWithBalloons | null, draftsHref: string): Overview {
  const { t } = useTranslation()
  const balloons = brand?.balloons ?? []
  const hasAds = balloons.some(({ archiveDate }) => archiveDate === null)
  const hasLaunches = balloons.some(({ ads }) => ads.length > 0)
  const isWebsiteMissing = brand !== null && lacksConnection(brand)
  const statuses = balloons.map(({ id, status }) => `${id} ${status}`).join()
  const asked = brand && hasAds ? { ideaId: brand._id } : null
  const { loaded, retry } = useQuery('get-overview', asked, { changesWith: statuses })
  const part = useChunk(loadOverviewPart, hasAds)
  const now = useProductNow()
  const may = useMay()
  const hasPayments = useBuiltPages().includes('payments')
  if (!brand || !part || loaded.status === 'loading') {
    const launched = balloons.filter(({ ads }) => ads.length > 0)
    const launches = Object.fromEntries(launched.map(({ id }) => [id, 'loading'] as const))
    return {
      overview: { facts: 'loading', summary: null, hasLaunches, isWebsiteMissing },
      launches,
      parts: null,
    }
  }
  const { OverviewSummary, headlineFacts, readOverview } = part
  if (loaded.status === 'failed') {
    const failed = failedLoad(loaded.failure, retry)
    const overview = {
      facts: null,
      summary: <OverviewSummary content={failed} />,
      hasLaunches,
      isWebsiteMissing,
    }
    return { overview, launches: {}, parts: part }
  }
  const { shownNeeds, month, launches, ...numbers } = readOverview(brand, loaded.reply, {
    now,
    rights: { mayEdit: may('update-balloon'), mayPay: may('pay-ad') },
    places: { ideaId: brand._id, draftsHref, hasPayments },
  })
  const content = { kind: 'ready', needs: shownNeeds, month, reportHref: reportAddress(brand._id) } as const
  const facts = headlineFacts(t, numbers)
  const summary = <OverviewSummary content={content} />
  const overview: BrandOverview = { facts, summary, hasLaunches: month !== null, isWebsiteMissing }
  return { overview, launches, parts: part }
}
