import { checkBrandBrief, minSummaryLength } from '@aloft/domain/briefs/brief.rules'
import { questionId, soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { params } from '@aloft/domain/core/params'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { Contradiction } from '@aloft/domain/scans/website-data.entity'
import { onboarding } from '@aloft/messages/en/onboarding'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { type BriefFields, type BriefName, BriefRows, type ChangeBrief, filledFields } from './brief-rows.tsx'
import { Confidence, type PageTitles } from './evidence.tsx'
import { FactRow } from './fact-row.tsx'
import { type MeasuredData, type MeasuredName, MeasuredRows } from './measured-rows.tsx'
import { isHomePage, pageName } from './page-name.ts'
import { Question } from './question.tsx'
import { ScanHead } from './scan-head.tsx'
import { ScanLog, type ScanLogLine } from './scan-log.tsx'
import type { ScanProgress } from './scan-progress.ts'
import { SoldQuestion, type SoldQuestionProps } from './sold-question.tsx'
import { TrustNote } from './trust-note.tsx'
import { WriterNote } from '@aloft/design-system/patterns/writer-note'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './brand-brief.css.ts'

/** A contradiction with its answer: null for neither value, undefined if there's no answer yet. */
export interface BriefQuestion extends Contradiction {
  answer?: string | null
}

export type BrandBriefFailure = 'existingTitle' | 'existingIdea' | 'overIdeaLimit' | 'generic'

export interface BrandBriefViewProps {
  /**
   * The website with its scheme; left out if the brand was described in words, which has neither log nor
   * progress.
   */
  address?: string
  progress?: ScanProgress
  /** Oldest first. */
  log?: readonly ScanLogLine[]
  fields: BriefFields
  measured: MeasuredData
  /** Who drafted the brief from the owner's words. */
  writer?: Writer
  /** Values that may still be found: a skeleton reserves their space. Empty once reading has ended. */
  awaited?: readonly (BriefName | MeasuredName)[]
  questions?: readonly BriefQuestion[]
  /**
   * Asks what the business sells if the website doesn't make it certain; answered under the id
   * `soldQuestion`.
   */
  sold?: Pick<SoldQuestionProps, 'guesses' | 'answer'> | null
  /** The logo in use; one of `measured.logos`. */
  logo?: string | null
  /** Names of the other brands of the account (ONB-08). */
  otherBrandNames?: readonly string[]
  onChange: ChangeBrief
  /** The correct value, or null for neither, for the question with this id (`questionId`). */
  onAnswer: (id: string, value: string | null) => void
  onChooseLogo?: (url: string) => void
  /** Stops reading; found values stay. */
  onStop?: () => void
  /** Only called with a valid brief, and never while reading or saving. */
  onUse: () => void
  isSaving?: boolean
  failure?: BrandBriefFailure | undefined
  /** For `existingIdea`: the name of the brand that has this website. */
  existingBrand?: string | undefined
  /** For `existingIdea`: replaces that brand's brief. */
  onReplace?: (() => void) | undefined
}

const none: readonly never[] = []

type Subject = keyof typeof onboarding.question.subjects
const isSubject = (field: string): field is Subject => Object.hasOwn(onboarding.question.subjects, field)

/** A field's name in words if the catalogue has none: `deliveryTime` becomes "Delivery time". */
function inWords(field: string): string {
  const words = field.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Offers whose price is still an open question. */
function undecidedOffers(questions: readonly BriefQuestion[]): string[] {
  return questions.flatMap(({ field, subject, answer }) =>
    field === 'price' && subject !== undefined && answer === undefined ? [subject] : [],
  )
}

function titlesOf(log: readonly ScanLogLine[]): PageTitles {
  return Object.fromEntries(log.filter(({ kind }) => kind === 'page').map(({ url, title }) => [url, title]))
}

function useReason({ fields, progress, otherBrandNames = none }: BrandBriefViewProps): string | null {
  const { t } = useTranslation()
  if (progress?.stage === 'reading') return t('onboarding.brief.stillReading')
  const failures = checkBrandBrief(
    { name: fields.name.value, summary: fields.summary.value },
    otherBrandNames,
  )
  if (failures.name === 'existingTitle') return t('onboarding.brief.nameTaken')
  if (failures.name === 'titleTooShort')
    return t('onboarding.brief.nameTooShort', { min: params.minTitleLength })
  if (failures.name) return t('onboarding.brief.nameNeeded')
  return failures.summary ? t('onboarding.brief.summaryNeeded', { min: minSummaryLength }) : null
}

/** The scan of a website, which becomes a brand brief to review (ONB-01, ONB-02, BRF-02). */
export function BrandBriefView(props: BrandBriefViewProps) {
  const { address, progress, log = none, measured, logo } = props
  const { t } = useTranslation()
  const page = log.findLast(({ outcome }) => outcome === 'reading')
  const picture = logo ?? measured.logos[0]?.value
  return (
    <div className={css.page}>
      <div className={css.layout}>
        <ScanHead
          address={address}
          progress={progress}
          page={page && (isHomePage(page.url) ? t('onboarding.page.home') : pageName(page.url, page.title))}
          logo={picture}
          onStop={props.onStop}
        />
        <div className={css.columns({ hasLog: address !== undefined })}>
          {address ? (
            <div className={css.story}>
              <ScanLog lines={log} />
              <div className={css.trust}>
                <TrustNote />
              </div>
            </div>
          ) : null}
          <BriefCard {...props} picture={picture} />
        </div>
      </div>
    </div>
  )
}

function BriefCard({ picture, ...props }: BrandBriefViewProps & { picture: string | undefined }) {
  const { fields, measured, awaited = none, questions = none, log = none, progress, isSaving = false } = props
  const { t } = useTranslation()
  const reason = useReason(props)
  const titles = titlesOf(log)
  const name = fields.name.value || t('onboarding.brief.unnamed')
  const asked = [...questions, ...(props.sold ? [props.sold] : [])]
  const open = asked.filter(({ answer }) => answer === undefined).length
  const hasWebsite = props.address !== undefined
  return (
    <section className={css.card} aria-label={t('onboarding.brief.region')}>
      <div className={css.head}>
        <div className={css.title}>
          <div className={css.brand}>
            <Avatar name={name} picture={picture} kind="brand" size={44} />
            <div className={css.name}>
              <Heading level={2} size={24}>
                <bdi>{name}</bdi>
              </Heading>
            </div>
          </div>
          <Button variant="primary" isDisabled={reason !== null} isLoading={isSaving} onPress={props.onUse}>
            {isSaving ? t('onboarding.brief.saving') : t('onboarding.brief.use')}
          </Button>
        </div>
        {props.failure ? (
          <Refusal
            failure={props.failure}
            existingBrand={props.existingBrand}
            isUsable={reason === null}
            onReplace={props.onReplace}
          />
        ) : null}
      </div>
      <div className={css.lead}>
        <div>
          <Text as="div" size={13} tone="soft">
            {t('onboarding.brief.filled', { count: filledFields(fields), total: Object.keys(fields).length })}{' '}
            {progress?.stage === 'reading'
              ? t('onboarding.brief.changeWhileReading')
              : t('onboarding.brief.change')}{' '}
            {open > 0 ? t('onboarding.brief.questions', { count: open }) : null}
          </Text>
          {props.writer ? <WriterNote writer={props.writer} /> : null}
        </div>
        <div role="status">
          {reason ? (
            <Text as="div" size={13} weight={progress?.stage === 'reading' ? 'regular' : 'medium'}>
              {reason}
            </Text>
          ) : null}
        </div>
      </div>
      <div className={css.rows}>
        <div className={css.room}>
          <BriefRows
            fields={fields}
            awaited={awaited.filter((part): part is BriefName => part in fields)}
            onChange={props.onChange}
            titles={titles}
            isFromWebsite={hasWebsite}
            {...(props.otherBrandNames ? { otherBrandNames: props.otherBrandNames } : {})}
          />
          {props.sold ? (
            <FactRow
              label={t('onboarding.sold.label')}
              aside={<Confidence kind={props.sold.answer === undefined ? 'undecided' : 'decided'} />}
            >
              <SoldQuestion {...props.sold} onAnswer={(value) => props.onAnswer(soldQuestion, value)} />
            </FactRow>
          ) : null}
          {questions.map((question) => (
            <QuestionRow
              key={questionId(question)}
              question={question}
              titles={titles}
              onAnswer={props.onAnswer}
            />
          ))}
          {hasWebsite ? (
            <MeasuredRows
              measured={measured}
              awaited={awaited.filter((part): part is MeasuredName => part in measured)}
              chosenLogo={picture ?? null}
              onChooseLogo={props.onChooseLogo}
              undecidedOffers={undecidedOffers(questions)}
              titles={titles}
            />
          ) : null}
        </div>
      </div>
    </section>
  )
}

interface QuestionRowProps extends Pick<BrandBriefViewProps, 'onAnswer'> {
  question: BriefQuestion
  titles: PageTitles
}

function QuestionRow({ question, titles, onAnswer }: QuestionRowProps) {
  const { t } = useTranslation()
  const { field, subject, answers, answer } = question
  const words = isSubject(field) ? t(`onboarding.question.subjects.${field}`) : inWords(field)
  return (
    <FactRow
      label={subject === undefined ? words : t('onboarding.question.of', { words, name: subject })}
      aside={<Confidence kind={answer === undefined ? 'undecided' : 'decided'} />}
    >
      <Question
        answers={answers}
        answer={answer}
        titles={titles}
        onAnswer={(value) => onAnswer(questionId(question), value)}
      />
    </FactRow>
  )
}

const adviceOf = {
  existingTitle: 'nameTaken',
  existingIdea: 'siteTaken',
  overIdeaLimit: 'noRoom',
  generic: 'saveFailedAdvice',
} as const satisfies Record<BrandBriefFailure, keyof typeof onboarding.brief>

/** Why the brand wasn't saved, and what to do (ONB-07). */
function Refusal({
  failure,
  existingBrand = '',
  isUsable,
  onReplace,
}: Pick<BrandBriefViewProps, 'existingBrand' | 'onReplace'> & {
  failure: BrandBriefFailure
  /** The brief is valid. */
  isUsable: boolean
}) {
  const { t } = useTranslation()
  const title =
    failure === 'generic'
      ? t('onboarding.brief.saveFailed')
      : t(`onboarding.${failure}`, { title: existingBrand })
  return (
    <Notice
      tone={failure === 'existingIdea' ? 'warning' : 'error'}
      title={title}
      action={
        failure === 'existingIdea' && onReplace ? (
          <Button size="small" isDisabled={!isUsable} onPress={onReplace}>
            {t('onboarding.brief.replace')}
          </Button>
        ) : null
      }
    >
      {t(`onboarding.brief.${adviceOf[failure]}`)}
    </Notice>
  )
}
