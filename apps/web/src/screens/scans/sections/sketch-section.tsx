import { framedFacts } from '@aloft/views/scans/framed-facts'
import { PageSketch } from '@aloft/views/scans/page-sketch'
import { pageTitles } from '@aloft/views/scans/scan-log'
import { useScan } from '../../../state/scan.ts'
import { useScannedBrief } from '../scanned-brief.tsx'
import { usePaced } from '../use-reveal.ts'

const pauseMs = 600

/** The pages of the website with the facts found on them, one after the other while it's read. */
export function SketchSection() {
  const { address, fields, measured, isReading } = useScannedBrief()
  const { steps } = useScan()
  const facts = framedFacts(fields, measured)
  const shown = usePaced(facts.length, isReading, pauseMs)
  if (address === null) return null
  return (
    <PageSketch
      address={address}
      name={fields.name.value}
      measured={measured}
      fact={facts[shown - 1] ?? null}
      titles={pageTitles(steps)}
      isReading={isReading}
    />
  )
}
