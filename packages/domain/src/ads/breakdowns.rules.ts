import { type LaunchCounts, type LaunchFigures, sumOf } from './performance.rules.ts'

/** By what a platform may split the figures of a launch. */
export const breakdowns = ['day', 'hour', 'place', 'device', 'age', 'searchTerm'] as const
export type Breakdown = (typeof breakdowns)[number]

/** The most launches that one breakdown asks their platforms for. */
export const maxBrokenDown = 50

export const devices = ['phone', 'computer', 'tablet'] as const

/** Age groups by their first year; the last one is open. */
export const ageGroups = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const

/** A part of a launch's figures: a day, an hour of the day (UTC, `0` to `23`), a place, a device, an age or a search. */
export interface BreakdownPart<Figures = LaunchCounts> {
  readonly key: string
  readonly figures: Figures
}

/** The breakdowns that all launches have; the others would leave figures out. */
export function sharedBreakdowns(known: readonly (readonly Breakdown[])[]): readonly Breakdown[] {
  return breakdowns.filter((by) => known.length > 0 && known.every((one) => one.includes(by)))
}

/** Parts of several launches: figures of the same key are added. Days and hours in their order, others by cost. */
export function joinParts(
  by: Breakdown,
  launches: readonly (readonly BreakdownPart<LaunchFigures>[])[],
): readonly BreakdownPart<LaunchFigures>[] {
  const joined = [...Map.groupBy(launches.flat(), ({ key }) => key)].map(([key, parts]) => ({
    key,
    figures: sumOf(parts.map(({ figures }) => figures)),
  }))
  if (by === 'day') return joined.toSorted((left, right) => left.key.localeCompare(right.key))
  if (by === 'hour') return joined.toSorted((left, right) => Number(left.key) - Number(right.key))
  return joined.toSorted((left, right) => right.figures.cost - left.figures.cost)
}

/**
 * Splits a whole number by weights into whole numbers that add up to it (largest remainder), none above its cap. The
 * caps add up to at least the number.
 */
export function apportion(
  total: number,
  weights: readonly number[],
  caps?: readonly number[],
): readonly number[] {
  const given = weights.map(() => 0)
  const room = (place: number) => (caps?.[place] ?? Infinity) - (given[place] ?? 0)
  let left = total
  while (left > 0) {
    const open = weights.map((weight, place) => (room(place) > 0 ? weight : 0))
    const sum = open.reduce((all, weight) => all + weight, 0)
    // Only parts without weight have room left.
    const shares = sum > 0 ? open : weights.map((_, place) => (room(place) > 0 ? 1 : 0))
    const whole = shares.reduce((all, share) => all + share, 0)
    if (whole === 0) throw new Error('the caps are below the number')
    const quotas = shares.map((share) => (left * share) / whole)
    const floors = quotas.map((quota, place) => Math.min(Math.floor(quota), room(place)))
    for (const [place, floor] of floors.entries()) given[place] = (given[place] ?? 0) + floor
    const rest = left - floors.reduce((all, floor) => all + floor, 0)
    const byRemainder = quotas
      .map((quota, place) => ({ place, remainder: quota - Math.floor(quota) }))
      .filter(({ place }) => room(place) > 0 && (shares[place] ?? 0) > 0)
      .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
    const rounded = byRemainder.slice(0, rest)
    for (const { place } of rounded) given[place] = (given[place] ?? 0) + 1
    left = rest - rounded.length
  }
  return given
}
