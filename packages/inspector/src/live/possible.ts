import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Plain } from '../log/plain.ts'

/** Examples of a machine’s events by type: what each carries beside it. */
export type EventExamples = Readonly<Record<string, object>>

/** An event that a user or the app can send, and whether the machine would take it now. */
export interface SendableEvent {
  readonly type: string
  readonly isPossible: boolean
  /** What the event carries, as JSON to begin with; empty where it carries nothing. */
  readonly example: string
}

/** Every event of the machine from outside, in its own order; answers of actors and timers are not among them. */
export function sendableEvents(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  examples: EventExamples,
): SendableEvent[] {
  const all: readonly string[] = machine.events
  const types = all.filter((type) => !type.startsWith('xstate.') && !type.includes('*'))
  return types.map((type) => {
    const carried = examples[type] ?? {}
    const hasMore = Object.keys(carried).length > 0
    return {
      type,
      isPossible: canTake(snapshot, { ...carried, type }),
      example: hasMore ? JSON.stringify(carried, null, 2) : '',
    }
  })
}

/** A guard that cannot judge the event, because it lacks something, does not let it through. */
export function canTake(snapshot: AnyMachineSnapshot, event: { readonly type: string }): boolean {
  try {
    return snapshot.status === 'active' && snapshot.can(event)
  } catch {
    return false
  }
}

/** What a user typed as an event’s payload: an object, or why it is none. */
export function readPayload(
  text: string,
): { readonly payload: Readonly<Record<string, Plain>> } | { readonly problem: 'notJson' | 'notAnObject' } {
  if (text.trim() === '') return { payload: {} }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: 'notAnObject' }
    return { payload: value as Readonly<Record<string, Plain>> }
  } catch {
    return { problem: 'notJson' }
  }
}
