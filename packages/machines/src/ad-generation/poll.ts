import type { AdGenStatus } from '@aloft/domain/ads/ad-generation.entity'
import { adGenMoment, adGenProgress } from '@aloft/domain/ads/ad-generation.rules'

/** The meaning of a poll. `doneUnseen` is a task that was watched but ended too long ago to announce. */
export type PollVerdict = 'running' | 'doneJustNow' | 'dismissed' | 'failed' | 'doneUnseen' | 'over'

interface Poll {
  readonly status: AdGenStatus | null
  readonly now: Date
}

interface Known {
  readonly handledIds: readonly string[]
  readonly dismissedId: string | null
  readonly balloonId: string | null
}

/** The meaning of a poll, given the tasks already known (GEN-06, GEN-07, OPN-42, OPN-43). */
export function verdictOf({ status, now }: Poll, { handledIds, dismissedId, balloonId }: Known): PollVerdict {
  if (status === null) return 'over'
  const moment = adGenMoment(status, now)
  if (moment === 'IN_PROGRESS') return 'running'
  if (handledIds.includes(status._id)) return 'over'
  if (moment === 'FAIL_JUST_NOW') return 'failed'
  if (moment === 'DONE_JUST_NOW') return status._id === dismissedId ? 'dismissed' : 'doneJustNow'
  return status.status === 'DONE' && status.balloonId === balloonId ? 'doneUnseen' : 'over'
}

interface Watched {
  readonly statusId: string | null
  readonly elapsedMs: number
}

/** What's known about a task after a poll. Its progress bar never moves back. */
export function afterPoll({ status, now }: Poll, { statusId, elapsedMs: before }: Watched) {
  if (status === null) return {}
  const age = Math.max(now.getTime() - status.date.getTime(), 0)
  const isSameTask = statusId === null || statusId === status._id
  const elapsedMs = isSameTask ? Math.max(age, before) : age
  const { _id, balloonId, platform, steps } = status
  return { statusId: _id, balloonId, platform, steps, elapsedMs, progress: adGenProgress(elapsedMs) }
}
