import type { LiveStatus } from '../balloons/status-changes.rules.ts'

const dayMs = 24 * 3_600_000
const learningDays = { least: 5, most: 10 }
const learningResults = 50
const endingDays = 3

/** How long an ad is on hold until its next month is paid; after that it's stopped. */
export const heldHours = 7 * 24

export interface StageFacts {
  readonly startDate: Date
  readonly endDate: Date
  /** The end of the hour (UTC) with its fiftieth result, or null. */
  readonly fiftiethResultDate: Date | null
}

/** When a launch ended or will end; null for one that never started (LST-03). */
export function launchEndDate({
  startDate,
  endDate,
  endedDate,
}: {
  readonly startDate: Date | null
  readonly endDate: Date | null
  readonly endedDate: Date | null
}): Date | null {
  return startDate && (endedDate ?? endDate)
}

/** When a launch has learned: with its fiftieth result, not before day 5, and on day 10 at the latest (OPN-82). */
export function learnedDateOf({ startDate, fiftiethResultDate }: Omit<StageFacts, 'endDate'>): Date {
  const start = startDate.getTime()
  const least = start + learningDays.least * dayMs
  const most = start + learningDays.most * dayMs
  return new Date(Math.min(most, Math.max(least, fiftiethResultDate?.getTime() ?? most)))
}

/** Whether a launch has learned by a given time, whatever stage its end brings. */
export function hasLearned(launch: Omit<StageFacts, 'endDate'>, date: Date): boolean {
  return learnedDateOf(launch) <= date
}

/** The day of a launch that is learning, from 1, and the day by which it has learned; null if it ends before that. */
export function learningDay(
  { startDate, endDate }: Pick<StageFacts, 'startDate' | 'endDate'>,
  now: Date,
): { readonly day: number; readonly most: number } | null {
  const { most } = learningDays
  if (endDate.getTime() - startDate.getTime() < most * dayMs) return null
  const day = Math.floor((now.getTime() - startDate.getTime()) / dayMs) + 1
  return { day: Math.min(most, Math.max(1, day)), most }
}

/**
 * The stage of a live launch (OPN-82). Its last three days are the end stage, even if it's so short that it never
 * learned. It's finished once its end has passed.
 */
export function launchStageAt(launch: StageFacts, now: Date): LiveStatus | 'finished' {
  const time = now.getTime()
  const end = launch.endDate.getTime()
  if (time > end) return 'finished'
  if (time > end - endingDays * dayMs) return 'endingSoon'
  return time < learnedDateOf(launch).getTime() ? 'learning' : 'running'
}

/** The next time at which the stage of a launch may change, or null once it's finished. For due work. */
export function nextStageDate(launch: StageFacts, now: Date): Date | null {
  if (launchStageAt(launch, now) === 'finished') return null
  const end = launch.endDate.getTime()
  const transitionTimes = [learnedDateOf(launch).getTime(), end - endingDays * dayMs + 1, end + 1]
  const next = transitionTimes
    .filter((time) => time > now.getTime())
    .toSorted((left, right) => left - right)[0]
  return next === undefined ? null : new Date(next)
}

/**
 * The stages that a live launch passes through between two times, each with its own date, so the time of a check
 * doesn't matter. If the stage already differs at the first time, for example because a month was paid, that first time
 * is its date.
 */
export function stagesOf(
  launch: StageFacts,
  { status, from, until }: { readonly status: LiveStatus; readonly from: Date; readonly until: Date },
): readonly { readonly stage: LiveStatus | 'finished'; readonly date: Date }[] {
  const stages: { stage: LiveStatus | 'finished'; date: Date }[] = []
  for (let date: Date | null = from; date && date <= until; date = nextStageDate(launch, date)) {
    const stage = launchStageAt(launch, date)
    if (stage !== (stages.at(-1)?.stage ?? status)) stages.push({ stage, date })
  }
  return stages
}

/** How many results complete learning: the fiftieth counts (OPN-82). */
export const resultsToLearn = learningResults
