import pMap from 'p-map'
import { joinParts, maxBrokenDown, sharedBreakdowns } from '@aloft/domain/ads/breakdowns.rules'
import { performanceToWire } from '@aloft/domain/ads/performance-amounts.rules'
import { figuresOf, performanceOf } from '@aloft/domain/ads/performance.rules'
import { addDays, inOneCurrency } from '@aloft/domain/ads/report-days.rules'
import { valuedFigures } from '@aloft/domain/ads/report-figures.rules'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import type { ReportedPart } from '../../gateways/ad-platform/ad-platform.port.ts'
import { type Launch, listBrandLaunches, listLaunches } from '../launches/core/launch.repo.ts'
import { findAdStatus } from './performance.repo.ts'

/** Calls to platforms at the same time. They limit how many an app makes, and other pages need some too. */
const atOnce = { concurrency: 5 }

/**
 * Results of an ad, or of all ads of a brand, split by what its platforms know (PRF-01). They are asked up to the last
 * sync, so that the parts add up to the stored days. Of many launches only the newest are asked for; the reply names the others.
 */
export const getAdBreakdown = defineAction('get-ad-breakdown', {
  policy: onBrand(),
  async handle({ db, brand, gateways, log }, { by, from, until, balloonId }) {
    const { id: ideaId } = brand.idea
    if (balloonId && (await findAdStatus(db, { ideaId, balloonId })) === undefined)
      return { error: 'balloonNotFound' }
    const all = await (balloonId ? listLaunches(db, balloonId) : listBrandLaunches(db, ideaId))
    const launched = all.filter(({ submittedDate }) => submittedDate)
    const newest = launched.at(-1)
    if (!newest) return 'not_launched'
    const begin = new Date(`${from}T00:00:00Z`)
    const end = new Date(`${addDays(until, 1)}T00:00:00Z`)
    const within = inOneCurrency(launched).sameCurrency.flatMap((launch) => {
      const { platformRef: ref, startDate, syncedUntil } = launch
      const isWithin = ref && startDate && syncedUntil && startDate < end && syncedUntil > begin
      return isWithin ? [{ launch, ref, gateway: gateways.adPlatforms[launch.platform], syncedUntil }] : []
    })
    const asked = within.slice(-maxBrokenDown)
    const leftOut = within.slice(0, -maxBrokenDown).toReversed()
    try {
      const known = await pMap(asked, ({ gateway, ref }) => gateway.breakdowns(ref), atOnce)
      const breakdowns = sharedBreakdowns(known)
      const parts = breakdowns.includes(by)
        ? await pMap(
            asked,
            async ({ launch, gateway, ref, syncedUntil }) => {
              const lastDate = syncedUntil < end ? syncedUntil : end
              const reported = await gateway.breakDown(ref, by, begin, lastDate)
              return reported.map((part) => figuresOfPart(launch, part))
            },
            atOnce,
          )
        : []
      return {
        breakdowns: [...breakdowns],
        parts: joinParts(by, parts).map(({ key, figures }) => ({
          key,
          ...performanceToWire(performanceOf(figures)),
        })),
        leftOut: leftOut.map(({ launch: { id: runId, balloonId, number, startDate } }) => ({
          runId,
          balloonId,
          number,
          startDate,
        })),
        currency: newest.currency,
        isSimulated: asked.some(({ gateway }) => gateway.isSimulated),
      }
    } catch (error) {
      log.error({ err: error }, 'breakdown failed')
      return { error: 'breakdownFailed' }
    }
  },
})

function figuresOfPart(
  { resultKind, goalValue }: Pick<Launch, 'resultKind' | 'goalValue'>,
  { key, spend: cost, ...counts }: ReportedPart,
) {
  const figures = { ...counts, cost, revenue: counts.conversions * goalValue }
  return { key, figures: valuedFigures(figuresOf(resultKind, figures), goalValue) }
}
