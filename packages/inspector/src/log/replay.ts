import { type AnyMachineSnapshot, type AnyStateMachine, type StateValue, transition } from 'xstate'
import { statesOf } from '../chart/graph.ts'
import type { EventLog, LogEntry, Moment } from './log.ts'
import { momentOf } from './moment.ts'
import { fromPlain, isSamePlain, type Plain } from './plain.ts'

/** One event of a log, gone through again. */
export interface ReplayStep {
  readonly entry: LogEntry
  /** The state of the machine. */
  readonly moment: Moment
  /** Its state and context are those in the log. */
  readonly isSame: boolean
}

export interface Replay {
  readonly start: Moment
  readonly steps: readonly ReplayStep[]
  /** The first event that led elsewhere; null where all was as recorded. */
  readonly differsAt: number | null
}

/**
 * Goes through a log again with a machine fresh from the log’s start. Nothing runs: what actors answered and when
 * timers rang is in the log as events, so no clock moves, no call is made and no action touches the outside.
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
