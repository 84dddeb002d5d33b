import { addHours } from '../core/dates.ts'

const dayHours = 24
const dayMs = dayHours * 3_600_000

/** The dates of a launch that has started; `endDate` is its planned end, or that of the paid month. */
export interface LaunchSpan {
  readonly endDate: Date
  /** When it ended before that; null if it didn't. */
  readonly endedDate: Date | null
  /** Days of one paid period. */
  readonly durationDays: number
}

/** The day of a launch, counted from 1 within its paid period; on the last one if its time is over. */
export function launchDay({ endDate, endedDate, durationDays }: LaunchSpan, now: Date): number {
  const start = addHours(endDate, -durationDays * dayHours)
  const until = endedDate && endedDate < now ? endedDate : now
  const day = Math.floor((until.getTime() - start.getTime()) / dayMs) + 1
  return Math.min(durationDays, Math.max(1, day))
}

/**
 * What a launch costs on an average day of its period, in minor units without VAT. `budget` is for all paid periods,
 * with what the autopilot has moved.
 */
export function dailyCost({
  budget,
  fundedPeriods,
  durationDays,
}: {
  readonly budget: number
  readonly fundedPeriods: number
  readonly durationDays: number
}): number {
  return Math.floor(budget / (fundedPeriods * durationDays))
}
