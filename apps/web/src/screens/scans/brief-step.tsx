import { BrandBriefView } from '@aloft/views/scans/brand-brief.view'
import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import type { ActorRefFrom } from 'xstate'
import { useScan } from '../../state/scan.ts'
import { ScannedBriefProvider, useScannedBrief } from './scanned-brief.tsx'
import { FoundSection, type FoundSectionProps } from './sections/found-section.tsx'
import { ReadingSection } from './sections/reading-section.tsx'

interface BriefStepProps extends FoundSectionProps {
  readonly scan: ActorRefFrom<typeof websiteScanMachine>
}

/** The scan while it reads, and the brief made from it. */
export function BriefStep({ scan, ...saving }: BriefStepProps) {
  return (
    <ScannedBriefProvider scan={scan}>
      <BrandBrief {...saving} />
    </ScannedBriefProvider>
  )
}

function BrandBrief(saving: FoundSectionProps) {
  const { address } = useScannedBrief()
  const { steps } = useScan()
  return (
    <BrandBriefView head={<ReadingSection />} log={address === null ? undefined : steps}>
      <FoundSection {...saving} />
    </BrandBriefView>
  )
}
