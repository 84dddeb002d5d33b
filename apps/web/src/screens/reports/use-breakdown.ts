import type { BreakdownCardProps, BreakdownContent } from '@aloft/views/reports/breakdown-card'
import { breakdowns } from '@aloft/domain/ads/breakdowns.rules'
import { performanceFromWire } from '@aloft/domain/ads/performance-amounts.rules'
import type { DaySpan } from '@aloft/domain/ads/report-days.rules'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

interface Subject {
  readonly ideaId: string
  /** Null for all ads of the brand. */
  readonly balloonId: string | null
  readonly span: DaySpan
}

/** The breakdown of an ad's results that the address names; its platform isn't asked without one. */
export function useBreakdown(subject: Subject | null): Omit<BreakdownCardProps, 'currency'> | null {
  const [params, setParams] = useSearchParams()
  const by = breakdowns.find((one) => one === params.get('breakdown'))
  const asked =
    subject && by ? { ideaId: subject.ideaId, balloonId: subject.balloonId, by, ...subject.span } : null
  const { loaded, retry } = useQuery('get-ad-breakdown', asked, { keepsLast: true })
  if (!subject) return null

  const content = (): BreakdownContent => {
    if (!by) return { kind: 'closed' }
    if (loaded.status === 'failed') return failedLoad(loaded.failure, retry)
    if (loaded.status === 'loading') return { kind: 'loading', by, known: [] }
    const { reply, isStale } = loaded
    if (reply === 'not_launched') return { kind: 'open', by, known: [], parts: [], numLeftOut: 0 }
    const known = reply.breakdowns
    // The parts of the last breakdown don't belong under the name of the new one.
    if (isStale) return { kind: 'loading', by, known }
    const parts = reply.parts.map(({ key, ...figures }) => ({ key, figures: performanceFromWire(figures) }))
    return { kind: 'open', by, known, parts, numLeftOut: reply.leftOut.length }
  }
  return {
    content: content(),
    onBreakDown: (next) =>
      setParams(
        (after) => {
          after.set('breakdown', next)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
