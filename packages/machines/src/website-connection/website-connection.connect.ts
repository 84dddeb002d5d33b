import type { SnapshotFrom } from 'xstate'
import type { WebsiteCheck, websiteConnectionMachine } from './website-connection.machine.ts'

export interface WebsiteConnectionView {
  readonly state: 'connected' | 'searching' | 'unchecked'
  readonly isChecking: boolean
  /** The result of the last check; null before the first. */
  readonly last: WebsiteCheck | null
}

export function connectWebsiteConnection(
  snapshot: SnapshotFrom<typeof websiteConnectionMachine>,
): WebsiteConnectionView {
  const { value, context } = snapshot
  const state = value === 'connected' || value === 'unchecked' ? value : 'searching'
  return { state, isChecking: snapshot.hasTag('pending'), last: context.last }
}
