import type { StatusEvent } from '../balloons/status-changes.rules.ts'
import type { AutopilotEvent } from './autopilot.entity.ts'
import { dayOf, type DaySpan } from './report-days.rules.ts'
import type { StopReason } from './stop-reasons.rules.ts'

/** What may have changed the figures of an ad. */
export const reportEventKinds = [
  'live',
  'edited',
  'stopped',
  'safetyNet',
  'finished',
  'rejected',
  'unpaid',
  'paused',
  'resumed',
  'budget',
  'bid',
  'lifted',
] as const
export type ReportEventKind = (typeof reportEventKinds)[number]

/** A change of an ad. */
export interface ReportEvent {
  readonly date: Date
  readonly kind: ReportEventKind
  readonly balloonId: string
}

/** A report has at most this many changes, the newest ones. */
export const mostReportEvents = 100

const ofStatus: Readonly<Partial<Record<StatusEvent, ReportEventKind>>> = {
  GO_LIVE: 'live',
  EDIT: 'edited',
  STOP: 'stopped',
  FINISH: 'finished',
  REJECT: 'rejected',
  FAIL_PAYMENT: 'unpaid',
}

// The autopilot logs a stop by the safety net, which is a change of status too.
const ofAutopilot: Readonly<Partial<Record<AutopilotEvent, ReportEventKind>>> = {
  pauseLoser: 'paused',
  revive: 'resumed',
  shiftBudget: 'budget',
  setBid: 'bid',
  lifted: 'lifted',
}

/** The events of an ad's history that are changes in its report. */
export const reportedStatusEvents = Object.keys(ofStatus) as readonly StatusEvent[]

/** The events of an autopilot log that are changes in a report. */
export const reportedAutopilotEvents = Object.keys(ofAutopilot) as readonly AutopilotEvent[]

/** The change that a status event is, or null if it changes no figures. */
export function changeOfStatus(event: StatusEvent, stopReason: StopReason | null): ReportEventKind | null {
  if (event === 'STOP' && stopReason === 'safety_net') return 'safetyNet'
  return ofStatus[event] ?? null
}

/** The change that the autopilot made, or null if it made none. */
export function changeOfAutopilot(event: AutopilotEvent): ReportEventKind | null {
  return ofAutopilot[event] ?? null
}

/** The changes within a span by their day (UTC), oldest first. */
export function eventsByDay<Event extends { readonly date: Date }>(
  events: readonly Event[],
  { from, until }: DaySpan,
): ReadonlyMap<string, readonly Event[]> {
  const sorted = events.toSorted((left, right) => left.date.getTime() - right.date.getTime())
  const byDay = Map.groupBy(sorted, ({ date }) => dayOf(date))
  return new Map([...byDay].filter(([day]) => day >= from && day <= until))
}

/**
 * On which side of their marks the labels of a chart fit, by place on its axis; marks whose labels would overlap have
 * none. `labelShare` is the share of the axis that a label covers. The newest change matters most, so it has its label
 * first.
 */
export function placeLabels(
  places: readonly number[],
  count: number,
  labelShare: number,
): ReadonlyMap<number, 'before' | 'after'> {
  const last = count - 1
  const width = labelShare * last
  const taken: { from: number; until: number }[] = []
  const isFree = (from: number, until: number) =>
    from >= 0 && until <= last && taken.every((label) => until <= label.from || from >= label.until)
  const sides = new Map<number, 'before' | 'after'>()
  for (const place of places.toSorted((left, right) => right - left)) {
    const side = isFree(place, place + width) ? 'after' : isFree(place - width, place) ? 'before' : null
    if (!side) continue
    sides.set(place, side)
    taken.push(
      side === 'after' ? { from: place, until: place + width } : { from: place - width, until: place },
    )
  }
  return sides
}
