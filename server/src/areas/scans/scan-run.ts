import { soldGuessesOfWebsite } from '@aloft/copywriter/facts/sold-guesses'
import { scanCapMs } from '@aloft/domain/core/timings'
import type { KeptPictures, Scan, ScanStep } from '@aloft/domain/scans/scan.entity'
import type { ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import type { RunEvent, RunRow } from '../../runs/run.repo.ts'

/** The kind of the runs that read a website. */
export const scanKind = 'scan'

/** What a scan has found, as its run keeps it. */
export interface ScanResult {
  readonly data: WebsiteData
  readonly files: KeptPictures
}

/** Whether a scan has taken longer than anyone waits for it (ONB-05): its worker is gone, or it hangs. */
export function isOverdue(run: Pick<RunRow, 'creation_date'>, now: Date): boolean {
  return now.getTime() - run.creation_date.getTime() > scanCapMs
}

/** A scan as its poll tells it. The data come along only with news, or when everything is asked for. */
export function wireScan(run: RunRow & { events: readonly RunEvent[] }, after: number, now: Date): Scan {
  const result = run.result as ScanResult | null
  const isLost = run.status === 'IN_PROGRESS' && isOverdue(run, now)
  const hasNews = after === 0 || run.events.length > 0 || run.status !== 'IN_PROGRESS'
  return {
    _id: run.id,
    url: run.subject,
    status: isLost || run.status === 'FAIL' ? 'FAIL' : run.status === 'DONE' ? 'SUCCESS' : 'IN_PROGRESS',
    failureStatus: isLost ? 'EXTRACT_FAIL' : (run.failure as ScanFailure | null),
    startDate: run.creation_date,
    steps: run.events.map(({ seq, date, data }) => ({ ...(data as ScanStep), seq, date })),
    data: hasNews ? (result ? withFacts(result.data) : null) : null,
    files: hasNews ? (result?.files ?? {}) : {},
    ...(result && run.status === 'DONE' && guessesOf(withFacts(result.data), run.subject)),
  }
}

function guessesOf(data: WebsiteData, url: string): Pick<Scan, 'soldGuesses'> {
  const guesses = soldGuessesOfWebsite(data, url)
  return guesses ? { soldGuesses: [...guesses] } : {}
}
