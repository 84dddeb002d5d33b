import type { AdCampaign } from '../ads/ad-campaign.entity.ts'
import { addHours } from '../core/dates.ts'
import { type LaunchStep, launchSteps } from './launch-progress.rules.ts'

// LCH-04, OPN-82

/** The longest that each step takes, in hours after the one before it. */
const mostHours = { submission: 0, approval: 24, platform: 48, live: 0, learning: 10 * 24 } as const

/** The steps of a launch with their latest dates, from its submission to the end of its learning phase. */
export type LaunchSchedule = Readonly<Record<LaunchStep, Date>>

/**
 * By when each step of the last launch is done at the latest; a step that is done has its own date. Null for an ad that
 * isn't on its way.
 */
export function launchSchedule({ ads }: Pick<AdCampaign, 'ads'>): LaunchSchedule | null {
  const launch = ads.at(-1)?.data
  if (!launch?.submittedDate || launch.stopReason) return null
  const { submittedDate, approvedDate, startDate } = launch
  const doneDates: Partial<Record<LaunchStep, Date | null>> = {
    submission: submittedDate,
    approval: approvedDate,
    platform: startDate,
    live: startDate,
  }
  const dates: Partial<Record<LaunchStep, Date>> = {}
  let last = submittedDate
  for (const step of launchSteps) {
    last = doneDates[step] ?? addHours(last, mostHours[step])
    dates[step] = last
  }
  return dates as LaunchSchedule
}

/** How many of `numTicks` ticks lie behind, from the submission of a launch to the latest date of its going live. */
export function launchTicksDone(schedule: LaunchSchedule, now: Date, numTicks: number): number {
  const start = schedule.submission.getTime()
  const whole = schedule.live.getTime() - start
  if (whole <= 0) return numTicks
  const share = (now.getTime() - start) / whole
  return Math.min(numTicks, Math.max(1, Math.ceil(share * numTicks)))
}
