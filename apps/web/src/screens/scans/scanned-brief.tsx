import { connectWebsiteScan } from '@aloft/machines/website-scan/website-scan.connect'
import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useScan } from '../../state/scan.ts'
import { useReveal } from './use-reveal.ts'
import { awaitedNames, briefFields, type BriefSources, measuredData } from './brief-content.ts'

/** What a scan has found so far, with what the user has written over it. */
interface ScannedBrief extends ReturnType<typeof useScanSnapshot> {
  readonly sources: BriefSources
  readonly fields: ReturnType<typeof briefFields>
  readonly measured: ReturnType<typeof measuredData>
  /** What may still be found. */
  readonly awaited: ReturnType<typeof awaitedNames>
  /** The logo in use. */
  readonly picture: string | undefined
}

const Scanned = createContext<ScannedBrief | null>(null)

function useScanSnapshot(scan: ActorRefFrom<typeof websiteScanMachine>) {
  const stage = useSelector(scan, (snapshot) => connectWebsiteScan(snapshot).stage)
  const url = useSelector(scan, (snapshot) => connectWebsiteScan(snapshot).url)
  const { draft } = useScan()
  const isUnread = stage === 'reading' || stage === 'starting'
  const isRevealing = useReveal(isUnread)
  return {
    stage,
    isReading: isUnread || (stage === 'done' && isRevealing),
    /** Null if the brand was described in words. */
    address: url && !draft ? url : null,
    stop: () => scan.send({ type: 'STOP' }),
    url,
  }
}

interface ScannedBriefProviderProps {
  readonly scan: ActorRefFrom<typeof websiteScanMachine>
  readonly children: ReactNode
}

/** Puts together what the sections below read of a scan. */
export function ScannedBriefProvider({ scan, children }: ScannedBriefProviderProps) {
  const snapshot = useScanSnapshot(scan)
  const { data: found, files, draft, edits, answers, logo } = useScan()
  const data = found && settleWebsiteData(found, answers)
  const sources = { data, draft: draft?.brief ?? null, url: snapshot.url, edits }
  const fields = briefFields(sources)
  const measured = measuredData(data, files)
  return (
    <Scanned
      value={{
        ...snapshot,
        sources,
        fields,
        measured,
        awaited: snapshot.isReading ? awaitedNames(fields, measured) : noNames,
        picture: logo ?? measured.logos[0]?.value,
      }}
    >
      {children}
    </Scanned>
  )
}

const noNames: ReturnType<typeof awaitedNames> = { fields: [], measured: [] }

export function useScannedBrief(): ScannedBrief {
  const scanned = use(Scanned)
  if (!scanned) throw new Error('no scan is open around this section')
  return scanned
}
