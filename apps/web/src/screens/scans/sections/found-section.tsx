import { BriefRows } from '@aloft/views/scans/brief-rows'
import { type BrandBriefRefusal, FoundBrief } from '@aloft/views/scans/found-brief'
import { MeasuredRows } from '@aloft/views/scans/measured-rows'
import { type BriefQuestion, QuestionRows, undecidedOffers } from '@aloft/views/scans/question-rows'
import { pageTitles } from '@aloft/views/scans/scan-log'
import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import { questionId, soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { answerQuestion, chooseLogo, editBrief, useScan } from '../../../state/scan.ts'
import { currentBrief } from '../brief-content.ts'
import { useScannedBrief } from '../scanned-brief.tsx'

export interface FoundSectionProps {
  readonly isSaving: boolean
  readonly refusal: Omit<BrandBriefRefusal, 'onReplace'> | undefined
  readonly onUse: (brief: BrandBrief) => void
  /** The brief is for the brand that has the website already. */
  readonly onReplace: (brief: BrandBrief) => void
}

/** The brief that is made of the scan, to be reviewed and used (BRF-02). */
export function FoundSection({ isSaving, refusal, onUse, onReplace }: FoundSectionProps) {
  const { sources, fields, isReading, address, picture } = useScannedBrief()
  const { draft } = useScan()
  const { questions, sold } = useQuestions()
  const asked = [...questions, ...(sold ? [sold] : [])]
  return (
    <FoundBrief
      fields={fields}
      picture={picture}
      isReading={address !== null && isReading}
      openQuestions={asked.filter(({ answer }) => answer === undefined).length}
      writer={draft?.writer}
      isSaving={isSaving}
      refusal={refusal && { ...refusal, onReplace: () => onReplace(currentBrief(sources)) }}
      onUse={() => onUse(currentBrief(sources))}
    >
      <Fields />
      <Questions />
      {address === null ? null : <Measured />}
    </FoundBrief>
  )
}

function useTitles() {
  return pageTitles(useScan().steps)
}

/** What the website leaves open, with the answers given. */
function useQuestions() {
  const { sources } = useScannedBrief()
  const { soldGuesses, answers } = useScan()
  const questions = (sources.data?.questions ?? []).map((question): BriefQuestion => {
    const answer = answers[questionId(question)]
    return { ...question, ...(answer !== undefined && { answer }) }
  })
  const sold = soldGuesses && { guesses: soldGuesses, answer: answers[soldQuestion] ?? undefined }
  return { questions, sold }
}

function Fields() {
  const { fields, awaited, address } = useScannedBrief()
  return (
    <BriefRows
      fields={fields}
      awaited={awaited.fields}
      onChange={(name, value) => editBrief({ [name]: value })}
      titles={useTitles()}
      isFromWebsite={address !== null}
    />
  )
}

function Questions() {
  const { questions, sold } = useQuestions()
  return <QuestionRows questions={questions} sold={sold} titles={useTitles()} onAnswer={answerQuestion} />
}

function Measured() {
  const { measured, awaited, picture } = useScannedBrief()
  const { questions } = useQuestions()
  return (
    <MeasuredRows
      measured={measured}
      awaited={awaited.measured}
      chosenLogo={picture ?? null}
      onChooseLogo={chooseLogo}
      undecidedOffers={undecidedOffers(questions)}
      titles={useTitles()}
    />
  )
}
