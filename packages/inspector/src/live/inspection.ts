import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { edgeIdOf } from '../chart/graph.ts'
import type { EventLog, LogEntry, Moment } from '../log/log.ts'
import { momentOf } from '../log/moment.ts'
import { toPlain } from '../log/plain.ts'
import { canTake, type EventExamples, type SendableEvent, sendableEvents } from './possible.ts'

/** The inspector's data about a running machine, in plain form. */
export interface InspectionState {
  readonly now: Moment
  readonly events: readonly SendableEvent[]
  readonly log: EventLog
  /** Number of older events that are no longer in the log. */
  readonly dropped: number
}

/** A running machine under inspection. The state is the same object until something happens. */
export interface Inspection {
  readonly machine: AnyStateMachine
  readonly getState: () => InspectionState
  /** Calls the listener after every change; returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
  /** False if the machine ignores the event, which is sent anyway and logged as ignored. */
  readonly send: (event: { readonly type: string }) => boolean
  /** Clears the log; it continues from the machine's current state. */
  readonly clear: () => void
  /** Ends the inspection; the machine keeps running. */
  readonly stop: () => void
}

export interface InspectionOptions {
  /** Milliseconds since 1970, for the times in the log. */
  readonly now: () => number
  readonly examples?: EventExamples
  /** Maximum number of entries. */
  readonly limit?: number
}

/** Watches a running machine from now on and records its events. */
export function inspectActor(
  actor: AnyActorRef,
  { now, examples = {}, limit = 500 }: InspectionOptions,
): Inspection {
  const machine = machineOf(actor)
  if (!machine) throw new Error(`the actor ${actor.id} runs no state machine`)
  const listeners = new Set<() => void>()
  let taken: string[] = []
  let startedAt = now()
  let start = momentOf(actor.getSnapshot() as AnyMachineSnapshot)
  let entries: readonly LogEntry[] = []
  let dropped = 0
  let seq = 0
  let state = stateNow()

  function stateNow(): InspectionState {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    return {
      now: entries.at(-1) ?? start,
      events: machine ? sendableEvents(machine, snapshot, examples) : [],
      log: {
        format: 'aloft-machine-log',
        version: 1,
        machine: machine?.id ?? '',
        startedAt: new Date(startedAt).toISOString(),
        start,
        entries,
      },
      dropped,
    }
  }

  function add(entry: LogEntry): void {
    const oldest = entries[0]
    if (entries.length >= limit && oldest) {
      dropped++
      // So that the log can still be replayed, it starts from the state after the dropped event.
      start = pick(oldest)
      entries = [...entries.slice(1), entry]
    } else entries = [...entries, entry]
  }

  const watching = actor.system.inspect((inspected: InspectionEvent) => {
    if (inspected.actorRef !== actor) return
    if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions.map(edgeIdOf))
    if (inspected.type !== '@xstate.snapshot') return
    const event = toPlain(inspected.event) as LogEntry['event']
    const moment = momentOf(inspected.snapshot as AnyMachineSnapshot)
    if (event.type === 'xstate.init') start = moment
    else add({ seq: ++seq, atMs: now() - startedAt, event, taken, ...moment })
    taken = []
    change()
  })

  function change(): void {
    state = stateNow()
    for (const listener of listeners) listener()
  }

  return {
    machine,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => {
      const isTaken = canTake(actor.getSnapshot() as AnyMachineSnapshot, event)
      actor.send(event)
      return isTaken
    },
    clear: () => {
      startedAt = now()
      start = momentOf(actor.getSnapshot() as AnyMachineSnapshot)
      entries = []
      dropped = 0
      seq = 0
      change()
    },
    stop: () => watching.unsubscribe(),
  }
}

const pick = ({ value, context, status, active }: Moment): Moment => ({ value, context, status, active })

/** The machine of an actor; undefined for promises, callbacks and so on. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: unknown }
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'resolveState' in logic
    ? (logic as unknown as AnyStateMachine)
    : undefined
}
