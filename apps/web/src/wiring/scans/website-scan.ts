import {
  type ScanPoll,
  type ScanStart,
  websiteScanMachine,
} from '@aloft/machines/website-scan/website-scan.machine'
import { fromPromise } from 'xstate'
import { setUser } from '../../state/session.ts'
import { absorbScan, resetScan } from '../../state/scan.ts'
import { api } from '../core/api.ts'

async function start(url: string): Promise<ScanStart> {
  const outcome = await api.call('scan-website', { url })
  if (outcome.kind !== 'reply') throw new Error(`scan-website: ${outcome.kind}`)
  const { reply } = outcome
  if (reply.failureStatus) return { status: 'FAIL', failure: reply.failureStatus }
  resetScan()
  await rememberAddress(reply.url)
  return { status: 'IN_PROGRESS', url: reply.url }
}

/** Stored in the account, so that a reload or another device finds the scan. */
async function rememberAddress(url: string): Promise<void> {
  const outcome = await api.call('set-ad-gen-data', {
    key: 'websiteUrl',
    value: url,
    isInitialOnboarding: true,
  })
  if (outcome.kind === 'reply') setUser(outcome.reply)
}

async function pollScan(url: string, after: number): Promise<ScanPoll> {
  const outcome = await api.call('check-scan-website', { url, after })
  if (outcome.kind === 'failure') return { status: 'NONE' }
  if (outcome.kind !== 'reply') throw new Error(`check-scan-website: ${outcome.kind}`)
  const scan = outcome.reply
  absorbScan(scan)
  const lastSeq = scan.steps.at(-1)?.seq ?? after
  if (scan.status === 'FAIL')
    return { status: 'FAIL', failure: scan.failureStatus ?? 'EXTRACT_FAIL', lastSeq }
  return { status: scan.status, lastSeq }
}

/**
 * The scan machine, with calls to the server: log and data go to the store, the machine keeps the progress.
 */
export const wiredWebsiteScan = websiteScanMachine.provide({
  actors: {
    start: fromPromise<ScanStart, { url: string }>(({ input }) => start(input.url)),
    poll: fromPromise<ScanPoll, { url: string; after: number }>(({ input }) =>
      pollScan(input.url, input.after),
    ),
  },
})
