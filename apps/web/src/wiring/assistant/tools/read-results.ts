import { resultKindOf, type ResultKind, resultsOf } from '@aloft/domain/ads/results.rules'
import type { WirePerformance } from '@aloft/domain/ads/ad-performance.entity'
import { currentUser } from '../../../state/session.ts'
import { savedValues } from '../../../state/brand.ts'
import { adHead, readAdOf, readBrandOf } from './ad-facts.ts'
import { ask, readFrom, type ToolHandler } from './tool-handler.ts'

/** The ads of a brand with their figures to date. */
export const listAds: ToolHandler<'list_ads'> = async (_, call) => {
  const idea = await readBrandOf(call)
  const report = await ask('get-brand-performance', { ideaId: idea._id }, call.signal)
  const launched = report === 'not_launched' ? [] : report.ads
  return readFrom('ads', {
    currency: launched.at(-1)?.currency ?? currentUser()?.subscriptionCurrency ?? 'EUR',
    ads: idea.balloons
      .filter(({ archiveDate }) => archiveDate === null)
      .map((balloon) => {
        const figures = launched.find(({ balloonId }) => balloonId === balloon.id)
        return {
          ...adHead({ balloon }),
          figures: figures ? figuresOf(figures, resultKindOf(savedValues(balloon))) : null,
        }
      }),
  })
}

/** Results and cost of an ad, or of all ads of its brand; null if nothing was ever launched. */
export const loadAdPerformance: ToolHandler<'load_ad_performance'> = async (given, call) =>
  readFrom('reports', await (given.isWholeBrand ? readBrandResults(call) : readAdResults(given, call)))

type Handled = Parameters<ToolHandler<'load_ad_performance'>>

async function readAdResults(given: Handled[0], call: Handled[1]) {
  const { idea, balloon, values } = await readAdOf(given, call)
  const report = await ask('get-ad-performance', { ideaId: idea._id, balloonId: balloon.id }, call.signal)
  if (report === 'not_launched') return null
  const [first] = report.runs
  const last = report.runs.at(-1)
  if (!first || !last) return null
  return {
    adId: balloon.id,
    name: balloon.name,
    currency: last.currency,
    ...resultsIn(report.totals, resultKindOf(values)),
    startDate: first.startDate?.toISOString() ?? null,
    endDate: last.endDate?.toISOString() ?? null,
    limit: last.limit,
    isSimulated: last.isSimulated,
  }
}

async function readBrandResults(call: Handled[1]) {
  const idea = await readBrandOf(call)
  const report = await ask('get-brand-performance', { ideaId: idea._id }, call.signal)
  const newest = report === 'not_launched' ? undefined : report.ads.at(-1)
  if (report === 'not_launched' || !newest) return null
  const starts = report.ads.flatMap(({ startDate }) => startDate?.getTime() ?? [])
  return {
    adId: null,
    name: idea.title,
    currency: newest.currency,
    // Ads that are measured by clicks have no conversions to add up.
    ...resultsIn(report.totals, report.totals.conversions === null ? 'clicks' : 'conversions'),
    startDate: starts.length > 0 ? new Date(Math.min(...starts)).toISOString() : null,
    endDate: null,
    limit: null,
    isSimulated: report.ads.some(({ isSimulated }) => isSimulated),
  }
}

function figuresOf({ impressions, clicks, conversions, cost }: WirePerformance, resultKind: ResultKind) {
  const results = resultsOf(resultKind, { clicks, conversions: conversions ?? 0 })
  return { impressions, clicks, resultKind, results, cost }
}

function resultsIn(totals: WirePerformance, resultKind: ResultKind) {
  const costs = { clicks: totals.costPerClick, conversions: totals.costPerConversion }
  return {
    ...figuresOf(totals, resultKind),
    costPerClick: totals.costPerClick,
    costPerResult: resultsOf(resultKind, costs),
    revenue: totals.revenue,
  }
}
