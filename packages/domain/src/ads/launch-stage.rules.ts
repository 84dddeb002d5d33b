import type { LiveStatus } from '../balloons/status-changes.rules.ts'

const dayMs = 24 * 3_600_000
const learningDays = { least: 5, most: 10 }
const learningResults = 50
const endingDays = 3

/** How long an ad is held until its next month is paid; then it is stopped. */
export const heldHours = 7 * 24

export interface StageFacts {
  readonly startDate: Date
  readonly endDate: Date
  /** The end of the hour (UTC) in which its fiftieth result came, or null. */
  readonly fiftiethResultDate: Date | null
}

/** When a launch ended or, while it goes on, when it will; null of one that never started (LST-03). */
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

/** Whether a launch has learned by a moment, whatever stage its end brings. */
export function hasLearned(launch: Omit<StageFacts, 'endDate'>, date: Date): boolean {
  return learnedDateOf(launch) <= date
}

/**
 * Where a live launch stands (OPN-82). Its last three days are its end, also of a launch so short that it never learned; it
 * is finished once its end has passed.
 */
export function launchStageAt(launch: StageFacts, now: Date): LiveStatus | 'finished' {
  const time = now.getTime()
  const end = launch.endDate.getTime()
  if (time > end) return 'finished'
  if (time > end - endingDays * dayMs) return 'endingSoon'
  return time < learnedDateOf(launch).getTime() ? 'learning' : 'running'
}

/** The next moment at which the stage of a launch may be another, or null once it is finished. For due work. */
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
 * The stages that a live launch of a status comes to from one moment until another, each with its own date, so that it does
 * not matter when somebody looks. What is another one at the first moment already, as by a month that was paid, is so
 * from then on.
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

/** How many results make a launch learned: its fiftieth counts (OPN-82). */
export const resultsToLearn = learningResults
