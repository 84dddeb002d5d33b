import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import { isForYou, type NeedRights } from '@aloft/domain/launches/overview-needs.rules'
import type { AdCardLaunch } from '@aloft/views/ads/lists/ad-card-life'
import type { BrandRootHeadlineProps } from '@aloft/views/shell/brand-root-headline'
import type { OverviewSummaryContent } from '@aloft/views/shell/overview-summary'
import type { ReactNode } from 'react'
import { reportAddress } from '../../addresses/page-address.ts'
import { useBuiltPages } from '../../navigation/built-pages.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useMay } from '../../state/rights.ts'
import { useProductNow } from '../../wiring/core/clock.ts'
import { useChunk } from '../../wiring/core/use-chunk.ts'
import { needHref } from './need-href.ts'
import { cardLaunch, dailyCostOf, launchesByAd, monthFigures, needsOf } from './overview-facts.ts'

/** Below the headline of the overview: it's drawn from a reply that comes after the ads, so its code comes later too. */
const loadSummary = () =>
  import('@aloft/views/shell/overview-summary').then(({ OverviewSummary }) => OverviewSummary)

export interface Overview {
  readonly facts: BrandRootHeadlineProps['facts']
  readonly summary: ReactNode
  /** The latest launch of each launched ad; none if they couldn't be loaded. */
  readonly launches: Readonly<Record<string, AdCardLaunch | 'loading'>>
}

/** What the overview says about a brand's launches; `draftsHref` leads to its drafts. */
export function useOverview(brand: IdeaWithBalloons | null, draftsHref: string): Overview {
  const hasAds = (brand?.balloons ?? []).some(({ archiveDate }) => archiveDate === null)
  const asked = brand && hasAds ? { ideaId: brand._id } : null
  const statuses = (brand?.balloons ?? []).map(({ id, status }) => `${id} ${status}`).join()
  const { loaded, retry } = useQuery('get-overview', asked, { changesWith: statuses })
  const Summary = useChunk(loadSummary, hasAds)
  const now = useProductNow()
  const may = useMay()
  const built = useBuiltPages()
  const rights: NeedRights = { mayEdit: may('update-balloon'), mayPay: may('pay-ad') }
  const show = (content: OverviewSummaryContent) => (Summary ? <Summary content={content} /> : null)
  if (!brand || loaded.status === 'loading') {
    const launched = (brand?.balloons ?? []).filter(({ ads }) => ads.length > 0)
    const launches = Object.fromEntries(launched.map(({ id }) => [id, 'loading'] as const))
    return { facts: 'loading', summary: null, launches }
  }
  if (loaded.status === 'failed')
    return { facts: null, summary: show(failedLoad(loaded.failure, retry)), launches: {} }
  const { reply } = loaded
  const launches = launchesByAd(reply)
  const needs = needsOf(brand, reply, now)
  const places = {
    ideaId: brand._id,
    componentIds: Object.fromEntries(reply.ads.map(({ balloonId, componentId }) => [balloonId, componentId])),
    draftsHref,
    hasPayments: built.includes('payments'),
  }
  return {
    facts: {
      dailyCost: dailyCostOf(brand.balloons, launches),
      needs: needs.filter((need) => isForYou(need, rights)).length,
    },
    summary: show({
      kind: 'ready',
      needs: needs.map((need) => ({
        id: 'ad' in need ? `${need.kind} ${need.ad.id}` : need.kind,
        need,
        isForYou: isForYou(need, rights),
        href: needHref(need, places, rights),
      })),
      month: monthFigures(reply, now),
      reportHref: reportAddress(brand._id),
    }),
    launches: Object.fromEntries(reply.ads.map((launch) => [launch.balloonId, cardLaunch(launch, now)])),
  }
}
