import type { Writer } from '@aloft/domain/core/ai-results'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { BrandBriefView } from './brand-brief.view.tsx'
import { type BriefFields, type BriefName, BriefRows, type ChangeBrief } from './brief-rows.tsx'
import { type BrandBriefRefusal, FoundBrief } from './found-brief.tsx'
import { type MeasuredData, type MeasuredName, MeasuredRows } from './measured-rows.tsx'
import { isHomePage, pageName } from './page-name.ts'
import {
  type BriefQuestion,
  QuestionRows,
  type QuestionRowsProps,
  undecidedOffers,
} from './question-rows.tsx'
import { ScanHead } from './scan-head.tsx'
import { framedFacts } from './framed-facts.ts'
import type { ScanLogLine } from './log-rows.ts'
import { PageSketch } from './page-sketch.tsx'
import { pageTitles } from './scan-log.tsx'
import type { ScanProgress } from './scan-progress.ts'

export interface SampleBrandBriefProps {
  /** Left out if the brand was described in words, which has neither log nor progress. */
  address?: string | undefined
  progress?: ScanProgress | undefined
  log?: readonly ScanLogLine[]
  fields: BriefFields
  measured: MeasuredData
  writer?: Writer
  awaited?: readonly (BriefName | MeasuredName)[]
  questions?: readonly BriefQuestion[]
  sold?: QuestionRowsProps['sold']
  logo?: string
  otherBrandNames?: readonly string[]
  onChange: ChangeBrief
  onAnswer: QuestionRowsProps['onAnswer']
  onChooseLogo: (url: string) => void
  onStop: () => void
  onUse: () => void
  isSaving?: boolean
  refusal?: BrandBriefRefusal
}

const none: readonly never[] = []

/** A brief of the same parts as the app's. */
export function SampleBrandBrief(props: SampleBrandBriefProps) {
  const { address, progress, log = none, fields, measured, awaited = none, questions = none } = props
  const { t } = useTranslation()
  const page = log.findLast(({ outcome }) => outcome === 'reading')
  const picture = props.logo ?? measured.logos[0]?.value
  const titles = pageTitles(log)
  const asked = [...questions, ...(props.sold ? [props.sold] : [])]
  return (
    <BrandBriefView
      head={
        <ScanHead
          address={address}
          progress={progress}
          page={page && (isHomePage(page.url) ? t('onboarding.page.home') : pageName(page.url, page.title))}
          logo={picture}
          onStop={props.onStop}
        />
      }
      log={address === undefined ? undefined : log}
      pictures={measured.pictures.map(({ value }) => value.url)}
      sketch={
        address === undefined ? null : (
          <PageSketch
            address={address}
            name={fields.name.value}
            measured={measured}
            fact={framedFacts(fields, measured).at(-1) ?? null}
            titles={titles}
            isReading={progress?.stage === 'reading'}
          />
        )
      }
    >
      <FoundBrief
        fields={fields}
        picture={picture}
        isReading={progress?.stage === 'reading'}
        openQuestions={asked.filter(({ answer }) => answer === undefined).length}
        writer={props.writer}
        otherBrandNames={props.otherBrandNames}
        isSaving={props.isSaving ?? false}
        refusal={props.refusal}
        onUse={props.onUse}
      >
        <BriefRows
          fields={fields}
          awaited={awaited.filter((part): part is BriefName => part in fields)}
          onChange={props.onChange}
          titles={titles}
          isFromWebsite={address !== undefined}
          {...(props.otherBrandNames && { otherBrandNames: props.otherBrandNames })}
        />
        <QuestionRows questions={questions} sold={props.sold} titles={titles} onAnswer={props.onAnswer} />
        {address === undefined ? null : (
          <MeasuredRows
            measured={measured}
            awaited={awaited.filter((part): part is MeasuredName => part in measured)}
            chosenLogo={picture ?? null}
            onChooseLogo={props.onChooseLogo}
            undecidedOffers={undecidedOffers(questions)}
            titles={titles}
          />
        )}
      </FoundBrief>
    </BrandBriefView>
  )
}
