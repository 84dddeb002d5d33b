import type { ReportFacts } from './report-facts.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportAddress } from '../../page-address.ts'
import { productNow, useClockMoves, useProductDay } from '../../wiring/clock.ts'
import { loadAdPerformance, loadBrandPerformance } from '../../wiring/performance.ts'
import { factsOfAd, factsOfBrand } from './report-facts.ts'

/** A report with the product time at which it was loaded, or why there is none. */
export type LoadedReport =
  | { readonly kind: 'ready'; readonly facts: ReportFacts; readonly now: Date }
  | { readonly kind: 'loading' | 'failed' | 'notFound' | 'notLaunched' }

interface Loaded {
  readonly of: string
  readonly report: LoadedReport
}

/** The report of an ad, or of all ads of a brand; reloaded each day and when the clock was moved. */
export function useReport(ideaId: string | undefined, balloonId: string | null) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(0)
  const day = useProductDay().getTime()
  const moves = useClockMoves()
  const subject = `${ideaId} ${balloonId}`
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      if (!ideaId) return
      const report = balloonId
        ? await adReport(ideaId, balloonId, (number) => t('reports.table.launchName', { number }))
        : await brandReport(ideaId)
      if (isWanted) setLoaded({ of: `${ideaId} ${balloonId}`, report })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [ideaId, balloonId, day, moves, attempt, t])
  const report: LoadedReport = loaded?.of === subject ? loaded.report : { kind: 'loading' }
  const retry = () => {
    setLoaded(null)
    setAttempt(attempt + 1)
  }
  return { report, retry }
}

async function adReport(
  ideaId: string,
  balloonId: string,
  nameOf: (number: number) => string,
): Promise<LoadedReport> {
  const performance = await loadAdPerformance(ideaId, balloonId)
  if (performance === 'not_launched') return { kind: 'notLaunched' }
  if (performance === 'failed' || performance === 'notFound') return { kind: performance }
  const now = productNow()
  return { kind: 'ready', facts: factsOfAd(performance, now, nameOf), now }
}

async function brandReport(ideaId: string): Promise<LoadedReport> {
  const performance = await loadBrandPerformance(ideaId)
  if (performance === 'not_launched') return { kind: 'notLaunched' }
  if (performance === 'failed') return { kind: 'failed' }
  const now = productNow()
  const hrefOf = (balloonId: string) => reportAddress(ideaId, balloonId)
  return { kind: 'ready', facts: factsOfBrand(performance, now, hrefOf), now }
}
