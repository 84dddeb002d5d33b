import { ScanHead } from '@aloft/views/scans/scan-head'
import { maxScannedPages } from '@aloft/domain/scans/scan-fields.rules'
import { useScan } from '../../../state/scan.ts'
import { useElapsedSeconds } from '../../../wiring/core/clock.ts'
import { useScannedBrief } from '../scanned-brief.tsx'

/** What a website usually takes, in seconds: the ruler's measure, not a limit. */
const expectedSeconds = 12

/** What is being read, how far it is, and the way to stop it. */
export function ReadingSection() {
  const { stage, isReading, address, picture, stop } = useScannedBrief()
  const { startDate, steps } = useScan()
  // After a reload, the last step's date shows how long the scan had been going before this page started counting.
  const seconds = Math.max(useElapsedSeconds(isReading), secondsBetween(startDate, steps.at(-1)?.date))
  const pages = steps.filter(({ kind }) => kind === 'page').length
  const progress = {
    stage: isReading ? 'reading' : stage === 'done' ? 'done' : 'stopped',
    step: Math.min(pages + 1, maxScannedPages),
    steps: maxScannedPages,
    seconds,
    expectedSeconds,
  } as const
  return (
    <ScanHead
      address={address ?? undefined}
      progress={address === null ? undefined : progress}
      logo={picture}
      onStop={stop}
    />
  )
}

function secondsBetween(start: Date | null, end: Date | undefined): number {
  return start && end ? Math.round((end.getTime() - start.getTime()) / 1000) : 0
}
