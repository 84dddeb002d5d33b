import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { Plain } from '../log/plain.ts'

/** Example payloads of a machine's events, by type. */
export type EventExamples = Readonly<Record<string, object>>

/** An event that a user or the app can send, and whether the machine would accept it now. */
export interface SendableEvent {
  readonly type: string
  readonly isPossible: boolean
  /** Sample payload as JSON; empty if the event has none. */
  readonly example: string
}

/** Every event from outside the machine, in its own order, without answers of actors and timers. */
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

/** A guard that throws, because the event lacks something, counts as not passed. */
export function canTake(snapshot: AnyMachineSnapshot, event: { readonly type: string }): boolean {
  try {
    return snapshot.status === 'active' && snapshot.can(event)
  } catch {
    return false
  }
}

/** The payload a user typed for an event: an object, or why it's invalid. */
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
