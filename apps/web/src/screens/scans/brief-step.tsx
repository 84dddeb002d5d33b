import { BrandBriefView } from '@aloft/views/scans/brand-brief.view'
import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useScan } from '../../state/scan.ts'
import { ScannedBriefProvider, useScannedBrief } from './scanned-brief.tsx'
import { SketchSection } from './sections/sketch-section.tsx'
import { usePaced } from './use-reveal.ts'
import { FoundSection, type FoundSectionProps } from './sections/found-section.tsx'
import { ReadingSection } from './sections/reading-section.tsx'

/** So that as many lines as most scans have follow each other within the reveal. */
const linePauseMs = 120

interface BriefStepProps extends FoundSectionProps {
  readonly scan: ActorRefFrom<typeof websiteScanMachine>
  /** The way to the assistant that asks for what's missing. */
  readonly invite?: ReactNode
}

/** The scan while it reads, and the brief made from it. */
export function BriefStep({ scan, invite, ...saving }: BriefStepProps) {
  return (
    <ScannedBriefProvider scan={scan}>
      <BrandBrief invite={invite} {...saving} />
    </ScannedBriefProvider>
  )
}

function BrandBrief({ invite, ...saving }: Omit<BriefStepProps, 'scan'>) {
  const { address, isReading, measured } = useScannedBrief()
  const { steps } = useScan()
  const shown = usePaced(steps.length, isReading, linePauseMs)
  return (
    <BrandBriefView
      head={
        <>
          <ReadingSection />
          {invite}
        </>
      }
      sketch={<SketchSection />}
      log={address === null ? undefined : steps.slice(0, shown)}
      pictures={measured.pictures.map(({ value }) => value.url)}
    >
      <FoundSection {...saving} />
    </BrandBriefView>
  )
}
