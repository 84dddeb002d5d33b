import type { DaySpan } from '@aloft/domain/ads/report-days.rules'
import { isUuid } from '@aloft/domain/core/ids'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { failedLoad } from '../../queries/failed-load.ts'
import { reportAddress } from '../../addresses/page-address.ts'
import type { Loaded } from '../../state/queries.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useProductDay, useProductNow } from '../../wiring/core/clock.ts'
import { factsOfAd, factsOfBrand, type ReportFacts } from './report-facts.ts'

/** A report with the product time it's about, or why there is none. */
export type LoadedReport =
  | { readonly kind: 'ready'; readonly facts: ReportFacts; readonly now: Date }
  | { readonly kind: 'loading' | 'notFound' | 'notLaunched' }
  | ReturnType<typeof failedLoad>

/** The report of an ad, or of all ads of a brand; reloaded each day (PRF-04, PRF-05). */
export function useReport(
  ideaId: string | undefined,
  balloonId: string | null,
  chosen: DaySpan | null,
): LoadedReport {
  const { t } = useTranslation()
  const now = useProductNow()
  const changesWith = useProductDay().getTime()
  // A truncated address identifies nothing, so retrying would be pointless.
  const isCut = balloonId !== null && !isUuid(balloonId)
  const ofAd = useQuery('get-ad-performance', ideaId && balloonId && !isCut ? { ideaId, balloonId } : null, {
    changesWith,
  })
  const ofBrand = useQuery(
    'get-brand-performance',
    ideaId && !balloonId ? { ideaId, ...(chosen && { period: chosen }) } : null,
    { changesWith, keepsLast: true },
  )

  const shown = (): LoadedReport => {
    if (!ideaId) return { kind: 'loading' }
    if (!balloonId) {
      const { loaded, retry } = ofBrand
      if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
      if (loaded.status === 'loading') return { kind: 'loading' }
      if (loaded.reply === 'not_launched') return { kind: 'notLaunched' }
      const hrefOf = (id: string) => reportAddress(ideaId, id)
      return { kind: 'ready', facts: factsOfBrand(loaded.reply, now, hrefOf), now }
    }
    const { loaded, retry } = ofAd
    if (isCut || isDeclared(loaded)) return { kind: 'notFound' }
    if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
    if (loaded.status === 'loading') return { kind: 'loading' }
    if (loaded.reply === 'not_launched') return { kind: 'notLaunched' }
    const nameOf = (number: number) => t('reports.table.launchName', { number })
    return { kind: 'ready', facts: factsOfAd(loaded.reply, now, nameOf), now }
  }
  return shown()
}

function isDeclared(loaded: Loaded<'get-ad-performance'>): boolean {
  return loaded.status !== 'loading' && loaded.failure?.declared !== undefined
}
