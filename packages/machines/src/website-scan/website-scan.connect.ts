import type { SnapshotFrom } from 'xstate'
import type { WebsiteScanFailure, websiteScanMachine } from './website-scan.machine.ts'

export interface WebsiteScanView {
  readonly stage: 'idle' | 'starting' | 'reading' | 'done' | 'stopped' | 'failed'
  readonly url: string | null
  readonly failure: WebsiteScanFailure | undefined
}

/** What screens need to know about a scan besides its lines and data. */
export function connectWebsiteScan(snapshot: SnapshotFrom<typeof websiteScanMachine>): WebsiteScanView {
  return {
    stage: stageOf(snapshot),
    url: snapshot.context.url,
    failure: snapshot.context.failure ?? undefined,
  }
}

function stageOf(snapshot: SnapshotFrom<typeof websiteScanMachine>): WebsiteScanView['stage'] {
  if (snapshot.matches('starting')) return 'starting'
  if (snapshot.hasTag('reading')) return 'reading'
  if (snapshot.matches('success')) return 'done'
  if (snapshot.matches('stopped')) return 'stopped'
  return snapshot.matches('failed') ? 'failed' : 'idle'
}
