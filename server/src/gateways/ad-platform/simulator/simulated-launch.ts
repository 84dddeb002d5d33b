import type { PlatformStatus, ReportedHour } from '../ad-platform.port.ts'
import { lateConversionsMs } from './course.ts'
import { reviewMs } from './judge.ts'
import { hourMs } from './pace.ts'
import type { LaunchRecord } from './launch-record.ts'
import { type ArmCourse, armCourses } from './tested-arms.ts'

const dayMs = 24 * hourMs

/** When the review of a launch ends. */
export function decidedDate({ key, submittedDate }: LaunchRecord): Date {
  return new Date(submittedDate.getTime() + reviewMs(key))
}

const isApproved = ({ verdict }: LaunchRecord) => verdict !== 'disapproved'

/** Whether a launch was set to active at a moment. */
function isActiveAt({ changes }: LaunchRecord, at: Date): boolean {
  return changes.findLast(({ date, isActive }) => isActive !== undefined && date <= at)?.isActive ?? false
}

/** The first moment at which a launch is active and approved; null if there is none yet. */
function startOf(record: LaunchRecord): Date | null {
  if (!isApproved(record)) return null
  const decided = decidedDate(record)
  if (isActiveAt(record, decided)) return decided
  return record.changes.find(({ date, isActive }) => isActive && date > decided)?.date ?? null
}

interface ShownLaunch {
  readonly start: Date
  readonly endDate: Date
  /** One of each version, the original first. */
  readonly arms: readonly ArmCourse[]
}

function launchOf(record: LaunchRecord): ShownLaunch | null {
  const start = startOf(record)
  if (!start) return null
  const { key, days, changes, variant, ...order } = record
  const endAfter = (count: number) => new Date(start.getTime() + count * dayMs)
  const arms = armCourses({ ...order, startDate: start, endDate: endAfter(days) }, key, {
    variant,
    changes: changes.map(({ days: until, ...change }) => ({
      ...change,
      // Nothing is shown before the start anyway.
      ...(change.date <= start && { isActive: true }),
      ...(until !== undefined && { endDate: endAfter(until) }),
    })),
  })
  const ends = arms.map(({ course }) => course.endDate.getTime())
  return { start, endDate: new Date(Math.max(...ends)), arms }
}

/** Status of a launch at a moment, regardless of later changes. */
export function statusAt(record: LaunchRecord, at: Date): PlatformStatus {
  if (at < decidedDate(record)) return 'inReview'
  if (!isApproved(record)) return 'disapproved'
  const known = { ...record, changes: record.changes.filter(({ date }) => date <= at) }
  const launch = launchOf(known)
  if (launch && at >= launch.endDate) return 'ended'
  return isActiveAt(known, at) ? 'active' : 'paused'
}

/**
 * Returns a function that reports a launch's results between two times, by clock hour and version; computes its courses
 * once.
 */
export function reporterOf(record: LaunchRecord): (from: Date, until: Date) => readonly ReportedHour[] {
  const launch = launchOf(record)
  if (!launch) return () => []
  const { start, endDate, arms } = launch
  return (from, until) => {
    const first = Math.max(from.getTime(), start.getTime())
    const last = Math.min(until.getTime(), endDate.getTime() + lateConversionsMs)
    const hours = arms.flatMap((arm) => hoursOf(arm, first, last))
    return arms.length === 1
      ? hours
      : hours.toSorted((one, other) => one.date.getTime() - other.date.getTime())
  }
}

/** The hours of one version between two moments (ms), without empty ones. */
function hoursOf({ arm, course }: ArmCourse, first: number, last: number): ReportedHour[] {
  const hours: ReportedHour[] = []
  let before = course.until(new Date(first))
  for (let hour = Math.floor(first / hourMs) * hourMs; hour < last; hour += hourMs) {
    const then = course.until(new Date(Math.min(hour + hourMs, last)))
    const brought = {
      spend: then.spend - before.spend,
      impressions: then.impressions - before.impressions,
      clicks: then.clicks - before.clicks,
      conversions: then.conversions - before.conversions,
    }
    before = then
    if (Object.values(brought).some((figure) => figure > 0))
      hours.push({ date: new Date(hour), arm, ...brought })
  }
  return hours
}
