import type { SnapshotFrom } from 'xstate'
import type { connectionMachine } from './connection.machine.ts'

export interface ConnectionView {
  /** `dropped`: the browser reports no problem, but a save gets no answer. */
  readonly state: 'online' | 'dropped' | 'offline'
}

export function connectConnection(snapshot: SnapshotFrom<typeof connectionMachine>): ConnectionView {
  return { state: snapshot.value }
}
