import type { BalloonStatus } from '../../balloons/balloon-status.rules.ts'
import type { AdRow } from './ad-rows.rules.ts'

/** The length of time that a timeline shows (LST-01). */
export const timelineResolutions = ['today', 'weeks', 'months', 'quarters'] as const
export type TimelineResolution = (typeof timelineResolutions)[number]

/** A period, divided by its ticks; the first tick is its start. In the machine's time zone. */
export interface TimelineWindow {
  readonly from: Date
  readonly until: Date
  readonly ticks: readonly Date[]
}

const numTicks: Readonly<Record<TimelineResolution, number>> = { today: 8, weeks: 8, months: 6, quarters: 6 }
/** Number of ticks before the current one. */
const numPast: Readonly<Record<TimelineResolution, number>> = { today: 0, weeks: 3, months: 2, quarters: 2 }

function tickAt(resolution: TimelineResolution, now: Date, steps: number): Date {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  switch (resolution) {
    case 'today':
      return new Date(year, month, day, steps * 3)
    case 'weeks':
      // Weeks start on Monday.
      return new Date(year, month, day - ((now.getDay() + 6) % 7) + steps * 7)
    case 'months':
      return new Date(year, month + steps)
    case 'quarters':
      return new Date(year, month - (month % 3) + steps * 3)
  }
}

/** The period around now, or `pages` times its length later (earlier if negative). */
export function timelineWindow(resolution: TimelineResolution, now: Date, pages = 0): TimelineWindow {
  const count = numTicks[resolution]
  const first = pages * count - numPast[resolution]
  const at = (tick: number) => tickAt(resolution, now, first + tick)
  return { from: at(0), until: at(count), ticks: Array.from({ length: count }, (_, tick) => at(tick)) }
}

/** The position of something in a window, as fractions of its width. */
export interface TimelineBar {
  readonly start: number
  readonly width: number
  /** It started before the window, or continues after it. */
  readonly isCutAtStart: boolean
  readonly isCutAtEnd: boolean
}

/** The position of a time in a window, 0 to 1; null outside. */
export function placeInWindow(date: Date, { from, until }: TimelineWindow): number | null {
  const place = (date.getTime() - from.getTime()) / (until.getTime() - from.getTime())
  return place < 0 || place > 1 ? null : place
}

/** The bar of an ad in a window; null if it has no start or isn't live then. Without an end, it continues. */
export function timelineBar(
  { startDate, endDate }: Pick<AdRow, 'startDate' | 'endDate'>,
  window: TimelineWindow,
): TimelineBar | null {
  const { from, until } = window
  if (startDate === null || startDate >= until || (endDate !== null && endDate <= from)) return null
  const isCutAtStart = startDate < from
  const isCutAtEnd = endDate === null || endDate > until
  const start = isCutAtStart ? 0 : (placeInWindow(startDate, window) ?? 0)
  const end = isCutAtEnd ? 1 : (placeInWindow(endDate, window) ?? 1)
  return { start, width: end - start, isCutAtStart, isCutAtEnd }
}

/**
 * The status of the launch behind a bar: if it continues, its ad's status (PRF-02). A finished one keeps its own, even
 * if its ad is edited or launched once more.
 */
export function barStatus({ status, stopReason }: Pick<AdRow, 'status' | 'stopReason'>): BalloonStatus {
  // No other launch starts before the rest of this one's money is refunded.
  if (stopReason === null || status === 'pending_refund') return status
  return stopReason === 'finished' || stopReason === 'rejected' ? stopReason : 'stopped'
}
