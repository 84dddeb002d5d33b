import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { BrandBriefView } from '@aloft/views/scans/brand-brief.view'
import type { SaveBrandFailure } from '@aloft/machines/onboarding/onboarding.machine'
import { connectWebsiteScan } from '@aloft/machines/website-scan/website-scan.connect'
import type { websiteScanMachine } from '@aloft/machines/website-scan/website-scan.machine'
import { maxScannedPages } from '@aloft/domain/scans/scan-fields.rules'
import { questionId, settleWebsiteData, soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { answerQuestion, chooseLogo, editBrief, useScan } from '../../state/scan.ts'
import { useElapsedSeconds } from '../../wiring/core/clock.ts'
import { awaitedNames, briefFields, currentBrief, measuredData } from './brief-content.ts'

/** What a website usually takes, in seconds: the ruler's measure, not a limit. */
const expectedSeconds = 12

/** The scan while it reads, and the brief made from it. */
export function BriefStep({
  scan,
  onUse,
  onReplace,
  isSaving,
  failure,
  existingBrand,
}: {
  scan: ActorRefFrom<typeof websiteScanMachine>
  onUse: (brief: BrandBrief) => void
  /** The brief is for the brand that has the website already. */
  onReplace: (brief: BrandBrief) => void
  isSaving: boolean
  failure: SaveBrandFailure | undefined
  existingBrand: string | undefined
}) {
  const stage = useSelector(scan, (snapshot) => connectWebsiteScan(snapshot).stage)
  const url = useSelector(scan, (snapshot) => connectWebsiteScan(snapshot).url)
  const { startDate, steps, data: found, files, draft, logo, edits, soldGuesses, answers } = useScan()
  const data = found && settleWebsiteData(found, answers)
  const isReading = stage === 'reading' || stage === 'starting'
  // After a reload, the last step's date shows how long the scan had been going before this page started counting.
  const seconds = Math.max(useElapsedSeconds(isReading), secondsBetween(startDate, steps.at(-1)?.date))
  const sources = { data, draft: draft?.brief ?? null, url, edits }
  const fields = briefFields(sources)
  const measured = measuredData(data, files)
  const pages = steps.filter(({ kind }) => kind === 'page').length
  return (
    <BrandBriefView
      {...(draft && { writer: draft.writer })}
      {...(url &&
        !draft && {
          address: url,
          progress: {
            stage: isReading ? 'reading' : stage === 'done' ? 'done' : 'stopped',
            step: Math.min(pages + 1, maxScannedPages),
            steps: maxScannedPages,
            seconds,
            expectedSeconds,
          },
        })}
      log={steps}
      fields={fields}
      measured={measured}
      awaited={isReading ? (awaitedNames(fields, measured) ?? []) : []}
      questions={(data?.questions ?? []).map((question) => {
        const answer = answers[questionId(question)]
        return { ...question, ...(answer !== undefined && { answer }) }
      })}
      sold={soldGuesses && { guesses: soldGuesses, answer: answers[soldQuestion] ?? undefined }}
      onChange={(name, value) => editBrief({ [name]: value })}
      onAnswer={answerQuestion}
      logo={logo}
      onChooseLogo={chooseLogo}
      onStop={() => scan.send({ type: 'STOP' })}
      onUse={() => onUse(currentBrief(sources))}
      isSaving={isSaving}
      failure={failure}
      existingBrand={existingBrand}
      onReplace={() => onReplace(currentBrief(sources))}
    />
  )
}

function secondsBetween(start: Date | null, end: Date | undefined): number {
  return start && end ? Math.round((end.getTime() - start.getTime()) / 1000) : 0
}
