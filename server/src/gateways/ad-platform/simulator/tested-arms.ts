import { type AdArm, adArms } from '@aloft/domain/ads/ab-test.rules'
import { arrivalsOf } from './arrivals.ts'
import { type Course, courseIn, courseOf, type SimulatedChange, type World, worldOf } from './course.ts'
import type { LaunchRecord } from './launch-record.ts'
import type { SimulatedOrder } from './market.ts'

/** A change to a launch, which may end its test. */
export type TestedChange = SimulatedChange & { readonly arm?: AdArm | undefined }

/** The course of one version of an ad. */
export interface ArmCourse {
  readonly arm: AdArm
  readonly course: Course
}

// Each version gets one of two halves of the budget and of the audience; an odd cent is the original's.
const halfOf: Readonly<Record<AdArm, (amount: number) => number>> = {
  original: (amount) => Math.ceil(amount / 2),
  variant: (amount) => Math.floor(amount / 2),
}

/** A world in which a version is shown: with the market of its ad, but its own appeal and its own luck. */
function worldOfArm(seed: string, arm: AdArm, variant: NonNullable<LaunchRecord['variant']>): World {
  const world = worldOf(seed)
  const appeal = arm === 'variant' ? variant.appeal : { clicks: 1, conversions: 1 }
  return {
    ...world,
    market(order) {
      const market = world.market(order)
      return {
        ...market,
        clickRate: Math.min(0.5, market.clickRate * appeal.clicks),
        conversionRate: Math.min(0.8, market.conversionRate * appeal.conversions),
      }
    },
    counts: {
      clicks: arrivalsOf(seed, `clicks of the ${arm}`),
      conversions: arrivalsOf(seed, `conversions of the ${arm}`),
    },
  }
}

/**
 * The courses of the versions of an ad: one, or both within one spend cap. Until a change ends the test, each has half
 * of the budget. Afterwards one of them has what the other hasn't spent.
 */
export function armCourses(
  order: SimulatedOrder,
  seed: string,
  {
    variant,
    changes,
  }: { readonly variant: LaunchRecord['variant']; readonly changes: readonly TestedChange[] },
): readonly ArmCourse[] {
  if (!variant) return [{ arm: 'original', course: courseOf(order, seed, changes) }]
  const end = changes.find(({ arm }) => arm !== undefined)
  const halved = (arm: AdArm): SimulatedChange[] => [
    { date: order.startDate, share: 0.5 },
    ...changes.map((change) => ({
      ...change,
      ...(change.spendCap !== undefined && { spendCap: halfOf[arm](change.spendCap) }),
    })),
  ]
  const courseOfArm = (arm: AdArm, own: readonly SimulatedChange[]) => {
    const quality = arm === 'variant' ? variant.quality : order.quality
    const half = { ...order, quality, spendCap: halfOf[arm](order.spendCap) }
    return courseIn(worldOfArm(seed, arm, variant), half, own)
  }
  if (!end) return adArms.map((arm) => ({ arm, course: courseOfArm(arm, halved(arm)) }))
  const winner = end.arm ?? 'original'
  const isAfter = (change: SimulatedChange) => changes.indexOf(change) >= changes.indexOf(end)
  const loser: AdArm = winner === 'original' ? 'variant' : 'original'
  const before = (arm: AdArm) => halved(arm).filter((_, index) => index <= changes.indexOf(end))
  const lost = courseOfArm(loser, [...before(loser), { date: end.date, isActive: false }])
  const spent = lost.until(end.date).spend
  const capBefore = changes.slice(0, changes.indexOf(end)).findLast(({ spendCap }) => spendCap !== undefined)
  const won = courseOfArm(winner, [
    ...before(winner),
    { date: end.date, share: 1, spendCap: (end.spendCap ?? capBefore?.spendCap ?? order.spendCap) - spent },
    ...changes.filter(isAfter).map((change) => ({
      ...change,
      ...(change.spendCap !== undefined && { spendCap: change.spendCap - spent }),
    })),
  ])
  return adArms.map((arm) => ({ arm, course: arm === winner ? won : lost }))
}
