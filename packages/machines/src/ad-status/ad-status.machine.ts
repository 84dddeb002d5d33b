import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import {
  liveStatuses,
  movesFrom,
  payingStatuses,
  type StatusEvent,
  statusEvents,
} from '@aloft/domain/balloons/status-changes.rules'
import { setup } from 'xstate'

export type AdStatusEvent = {
  readonly [E in StatusEvent]: {
    readonly type: E
    /** The target, for an event that can lead to several statuses; other events have only one. */
    readonly to?: BalloonStatus
  }
}[StatusEvent]

/** Statuses with mostly the same transitions share a state. */
const groups = {
  paying: payingStatuses,
  live: liveStatuses,
  ended: ['stopped', 'finished'],
} as const satisfies Record<string, readonly BalloonStatus[]>
type Group = keyof typeof groups

function groupOf(status: BalloonStatus): Group | undefined {
  const names = Object.keys(groups) as Group[]
  return names.find((name) => groups[name].some((member) => member === status))
}

/** The leaf state of a status, such as `live.running`. */
export function leafOfStatus(status: BalloonStatus): string {
  const group = groupOf(status)
  return group ? `${group}.${status}` : status
}

const machineSetup = setup({
  types: {
    events: {} as AdStatusEvent,
    tags: {} as 'editable' | 'paying' | 'unpaid' | 'review' | 'live' | 'rejected',
  },
  guards: { isTo: ({ event }, { status }: { status: BalloonStatus }) => event.to === status },
})

/** Whether an event leads from every status of a group to the same targets. */
function isOfAll(group: Group, event: StatusEvent): boolean {
  const [first, ...rest] = groups[group].map((status) => movesFrom(status, event).join())
  return first !== '' && rest.every((moves) => moves === first)
}

/** The transitions from a status for some of the events, from the table of moves. */
function transitions(status: BalloonStatus, events: readonly StatusEvent[]) {
  const entries = events.map((event) => {
    const moves = movesFrom(status, event)
    const rows = moves.map((status) => ({
      target: `#adStatus.${leafOfStatus(status)}`,
      ...(moves.length > 1 && { guard: { type: 'isTo' as const, params: { status } } }),
    }))
    return [event, rows] as const
  })
  return Object.fromEntries(entries.filter(([, rows]) => rows.length > 0))
}

const at = (status: BalloonStatus) => {
  const group = groupOf(status)
  return {
    on: transitions(
      status,
      statusEvents.filter((event) => !(group && isOfAll(group, event))),
    ),
  }
}
const ofAll = (group: Group) =>
  transitions(
    groups[group][0],
    statusEvents.filter((event) => isOfAll(group, event)),
  )

/** The status of an ad from draft to end, based on the table of moves that the server uses too (MAC-03). */
export const adStatusMachine = machineSetup.createMachine({
  id: 'adStatus',
  initial: 'IN_PROGRESS',
  states: {
    IN_PROGRESS: { ...at('IN_PROGRESS'), tags: 'editable' },
    paying: {
      initial: 'pending',
      tags: 'paying',
      on: ofAll('paying'),
      states: { pending: { ...at('pending'), tags: 'unpaid' }, payment_failed: at('payment_failed') },
    },
    pending_approval: { ...at('pending_approval'), tags: 'review' },
    live: {
      initial: 'learning',
      tags: 'live',
      on: ofAll('live'),
      states: { learning: at('learning'), running: at('running'), endingSoon: at('endingSoon') },
    },
    rejected: { ...at('rejected'), tags: 'rejected' },
    pending_refund: at('pending_refund'),
    ended: {
      initial: 'stopped',
      on: ofAll('ended'),
      states: { stopped: at('stopped'), finished: at('finished') },
    },
    // This kind is no longer created, so nothing happens to it any more.
    deprecated: at('deprecated'),
  },
})
