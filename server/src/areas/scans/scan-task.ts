import { soldGuessesOfWebsite } from '@aloft/copywriter/facts/sold-guesses'
import { scanCapMs } from '@aloft/domain/core/timings'
import type { StoredPictures, Scan, ScanStep } from '@aloft/domain/scans/scan.entity'
import type { ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import type { TaskEvent, TaskRow } from '../../tasks/task.repo.ts'

export const scanKind = 'scan'

/** Results of a scan, as its task stores them. */
export interface ScanResult {
  readonly data: WebsiteData
  readonly files: StoredPictures
}

/** Whether a scan has exceeded its time limit (ONB-05), because its worker crashed or hangs. */
export function isOverdue(task: Pick<TaskRow, 'creationDate'>, now: Date): boolean {
  return now.getTime() - task.creationDate.getTime() > scanCapMs
}

/** A scan for the wire. Includes the data only after a change, or if everything is requested. */
export function wireScan(task: TaskRow & { events: readonly TaskEvent[] }, after: number, now: Date): Scan {
  const result = task.result as ScanResult | null
  const isLost = task.status === 'IN_PROGRESS' && isOverdue(task, now)
  const hasChanged = after === 0 || task.events.length > 0 || task.status !== 'IN_PROGRESS'
  return {
    _id: task.id,
    url: task.subject,
    status: isLost || task.status === 'FAIL' ? 'FAIL' : task.status === 'DONE' ? 'SUCCESS' : 'IN_PROGRESS',
    failureStatus: isLost ? 'EXTRACT_FAIL' : (task.failure as ScanFailure | null),
    startDate: task.creationDate,
    steps: task.events.map(({ seq, date, data }) => ({ ...(data as ScanStep), seq, date })),
    data: hasChanged ? (result ? withFacts(result.data) : null) : null,
    files: hasChanged ? (result?.files ?? {}) : {},
    ...(result && task.status === 'DONE' && guessesOf(withFacts(result.data), task.subject)),
  }
}

function guessesOf(data: WebsiteData, url: string): Pick<Scan, 'soldGuesses'> {
  const guesses = soldGuessesOfWebsite(data, url)
  return guesses ? { soldGuesses: [...guesses] } : {}
}
