import { type AnyMachineSnapshot, type AnyStateMachine, type StateValue, transition } from 'xstate'
import { statesOf } from '../chart/graph.ts'
import type { EventLog, LogEntry, Moment } from './log.ts'
import { momentOf } from './moment.ts'
import { fromPlain, isSamePlain, type Plain } from './plain.ts'

/** One replayed event of a log. */
export interface ReplayStep {
  readonly entry: LogEntry
  readonly moment: Moment
  /** The state and context are the same as in the log. */
  readonly isSame: boolean
}

export interface Replay {
  readonly start: Moment
  readonly steps: readonly ReplayStep[]
  /** The first event that led to another state than recorded; null if all were the same. */
  readonly differsAt: number | null
}

/**
 * Replays a log with a new machine from the log's start. Nothing runs: the answers of actors and timers are
 * events in the log, so no clock moves, no call is made, and no action has an effect outside.
 */
export function replayLog(machine: AnyStateMachine, log: EventLog): Replay {
  const first = stateFrom(machine, log.start.value, log.start.context)
  let snapshot = first
  const steps: ReplayStep[] = []
  for (const entry of log.entries) {
    const event = fromPlain(entry.event, (state) => childState(machine, entry.event.type, state))
    ;[snapshot] = transition(machine, snapshot, event as { type: string }) as unknown as [AnyMachineSnapshot]
    const moment = momentOf(snapshot)
    const isSame = isSamePlain(moment.value, entry.value) && isSamePlain(moment.context, entry.context)
    steps.push({ entry, moment, isSame })
  }
  return {
    start: momentOf(first),
    steps,
    differsAt: steps.find(({ isSame }) => !isSame)?.entry.seq ?? null,
  }
}

/** The machine’s state with a value and context from a log. */
function stateFrom(machine: AnyStateMachine, value: Plain, context: Plain): AnyMachineSnapshot {
  return machine.resolveState({
    value: value as StateValue,
    context: fromPlain(context, (state) => state),
  }) as AnyMachineSnapshot
}

// `xstate.snapshot.scan` has the state of the child actor that is invoked as `scan`.
function childState(machine: AnyStateMachine, type: string, state: Plain): unknown {
  const { value = null, context = null } = state as { value?: Plain; context?: Plain }
  const id = type.replace(/^xstate\.\w+\.(actor\.)?/, '')
  const invoked = statesOf(machine.root)
    .flatMap((node) => node.invoke)
    .find((each) => each.id === id)
  const logic: unknown =
    typeof invoked?.src === 'string' ? machine.implementations.actors[invoked.src] : invoked?.src
  const child = (logic as { src?: unknown } | undefined)?.src ?? logic
  return child && typeof child === 'object' && 'resolveState' in child
    ? stateFrom(child as AnyStateMachine, value, context)
    : state
}
