import { drawFor } from './draw.ts'

export const hourMs = 3_600_000

// Activity by hour of the day, from midnight, and by day of the week.
const hourShape = [1, 1, 1, 1, 1, 2, 3, 5, 6, 6, 6, 6, 7, 6, 6, 6, 6, 7, 8, 9, 9, 7, 4, 2]
const weekdayShape = [0.9, 1.05, 1.05, 1.05, 1.05, 1, 0.9]
const hourSpread = 0.2
const daySpread = 0.12
const usual = hourShape.reduce((sum, share) => sum + share, 0) / hourShape.length

/** How busy a platform is, by clock hour (UTC). */
export interface Pace {
  /** Activity in an hour; 1 is average. */
  at(hour: number): number
  /** Readiness to click on the day of that hour; 1 is average. */
  moodAt(hour: number): number
  /** The sum of `at` between two moments (ms), counting partial hours proportionally. */
  between(from: number, until: number): number
}

/** The pace of a seed between two moments (ms). A later end doesn't change earlier hours. */
export function paceOf(seed: string, from: number, until: number): Pace {
  const first = Math.floor(from / hourMs)
  const draw = drawFor(seed, 'pace')
  const daily = drawFor(seed, 'days')
  const shares: number[] = []
  const moods: number[] = []
  const sums = [0]
  for (let hour = first; hour * hourMs < until; hour += 1) {
    const date = new Date(hour * hourMs)
    const shape = (hourShape[date.getUTCHours()] ?? 1) * (weekdayShape[date.getUTCDay()] ?? 1)
    const share = (shape / usual) * Math.exp(hourSpread * draw.normal())
    if (shares.length % 24 === 0) moods.push(Math.exp(daySpread * daily.normal()))
    shares.push(share)
    sums.push((sums.at(-1) ?? 0) + share)
  }
  const at = (hour: number) => shares[hour - first] ?? 0
  const sumUntil = (time: number) => {
    const hour = Math.floor(time / hourMs)
    return (sums[hour - first] ?? sums.at(-1) ?? 0) + at(hour) * (time / hourMs - hour)
  }
  return {
    at,
    moodAt: (hour) => moods[Math.floor((hour - first) / 24)] ?? 1,
    between: (start, end) => sumUntil(end) - sumUntil(start),
  }
}
