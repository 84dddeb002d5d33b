import type { AutopilotLaunch } from './autopilot.rules.ts'
import {
  absoluteRate,
  addCounts,
  type AdLessons,
  chanceAbove,
  chanceDearer,
  jointRate,
  type RateEstimate,
  relativeRate,
  withForecast,
} from './autopilot-estimate.rules.ts'

// What a launch is compared with, and how sure a comparison must be before the autopilot acts on it (AUT-05).

/** How many days the rules look back. */
export const daysCompared = 14
/** The autopilot acts on a comparison that is right with at least this probability, which its switch also states. */
export const leastChance = 0.8
/**
 * If no comparison was sure enough, the first move among compared ads needs less certainty each day, down to this
 * probability. Only full days (UTC) count: an ad that started in the afternoon has 13 in its first 14 days.
 */
const firstMove = { afterDay: 9, lastDay: 13, chance: 0.55 }

/** The probability that the first move needs, for ads shown for this many full days. */
export function chanceForFirstMove(days: number): number {
  const { afterDay, lastDay, chance } = firstMove
  const waited = (Math.min(days, lastDay) - afterDay) / (lastDay - afterDay)
  return leastChance - Math.max(0, waited) * (leastChance - chance)
}

/**
 * The context for judging a launch: the launches it's compared with, including itself, and what other brands' data
 * show.
 */
export interface DecisionContext {
  readonly group: readonly AutopilotLaunch[]
  readonly lessons: AdLessons
}

const countsOf = (launches: readonly AutopilotLaunch[]) => addCounts(launches.map(({ recent }) => recent))

/** Results per unit of money, compared with the group. */
export function rateIn({ group, lessons }: DecisionContext, launch: AutopilotLaunch): RateEstimate | null {
  return relativeRate(launch.resultKind, launch.recent, { family: countsOf(group), lessons })
}

export interface Comparison {
  /** The estimated cost of a result here and in the other live ads. */
  readonly cost: number
  readonly costElsewhere: number
  /** The probability that it costs more here. */
  readonly chance: number
}

/** Compares a launch with the other live ones that have learned; null if there are none or nothing was counted. */
export function compareLaunch(launch: AutopilotLaunch, scene: DecisionContext): Comparison | null {
  const shown = scene.group.filter(
    ({ id, isShown, stage }) => id !== launch.id && isShown && stage !== 'learning',
  )
  const rates = shown.flatMap((other) => {
    const rate = rateIn(scene, other)
    return rate ? [{ ...rate, spend: other.recent.spend }] : []
  })
  const [own, elsewhere] = [rateIn(scene, launch), jointRate(rates)]
  if (!own || !elsewhere) return null
  return {
    cost: 1 / own.rate,
    costElsewhere: 1 / elsewhere.rate,
    chance: chanceDearer(own, elsewhere),
  }
}

/** The estimated cost of a launch's result by itself, and the probability that it's above the forecast. */
export function compareWithForecast(
  forecast: number,
  launch: AutopilotLaunch,
  { group, lessons }: DecisionContext,
) {
  const others = countsOf(group.filter(({ id }) => id !== launch.id))
  const own = absoluteRate(launch.resultKind, launch.recent, { others, lessons })
  if (!own) return null
  const estimate = withForecast(own, forecast)
  return { cost: 1 / estimate.rate, chance: chanceAbove(estimate, forecast) }
}
