import type { DayFigures } from '@aloft/domain/ads/report-days.rules'
import { eventsByDay, type ReportEventKind } from '@aloft/domain/ads/report-events.rules'
import type { Translate } from '@aloft/messages/text-key'

/** A change of an ad; its name is needed among several ads. */
export interface ShownEvent {
  readonly date: Date
  readonly kind: ReportEventKind
  readonly adName: string | null
}

/** A change in words. */
export interface ChangeWords {
  readonly what: string
  readonly adName: string | null
  /** Both in one line. */
  readonly whole: string
}

/** What changed on each day. Days without changes are left out. */
export type Changes = ReadonlyMap<string, readonly ChangeWords[]>

/** The changes within some days, which are oldest first. */
export function changesByDay(
  t: Translate,
  events: readonly ShownEvent[],
  days: readonly Pick<DayFigures, 'day'>[],
): Changes {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const byDay = eventsByDay(events, { from: first.day, until: last.day })
  const words = ({ kind, adName }: ShownEvent): ChangeWords => {
    const what = t(`reports.events.kinds.${kind}`)
    const whole = adName === null ? what : t('reports.events.ofAd', { name: adName, what })
    return { what, adName, whole }
  }
  return new Map([...byDay].map(([day, ofDay]) => [day, ofDay.map(words)]))
}
