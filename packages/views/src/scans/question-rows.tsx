import { questionId, soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import type { Contradiction } from '@aloft/domain/scans/website-data.entity'
import { onboarding } from '@aloft/messages/en/onboarding'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Confidence, type PageTitles } from './evidence.tsx'
import { FactRow } from './fact-row.tsx'
import { Question } from './question.tsx'
import { SoldQuestion, type SoldQuestionProps } from './sold-question.tsx'

/** A contradiction with its answer: null for neither value, undefined if there's no answer yet. */
export interface BriefQuestion extends Contradiction {
  answer?: string | null
}

export interface QuestionRowsProps {
  questions: readonly BriefQuestion[]
  /** Asks what the business sells if the website doesn't make it certain; answered under the id `soldQuestion`. */
  sold?: Pick<SoldQuestionProps, 'guesses' | 'answer'> | null | undefined
  titles: PageTitles
  /** The correct value, or null for neither, for the question with this id (`questionId`). */
  onAnswer: (id: string, value: string | null) => void
}

/** Offers whose price is still an open question. */
export function undecidedOffers(questions: readonly BriefQuestion[]): string[] {
  return questions.flatMap(({ field, subject, answer }) =>
    field === 'price' && subject !== undefined && answer === undefined ? [subject] : [],
  )
}

type Subject = keyof typeof onboarding.question.subjects
const isSubject = (field: string): field is Subject => Object.hasOwn(onboarding.question.subjects, field)

/** A field's name in words if the catalogue has none: `deliveryTime` becomes "Delivery time". */
function inWords(field: string): string {
  const words = field.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a website leaves open: what it sells, and where its pages contradict each other. */
export function QuestionRows({ questions, sold, titles, onAnswer }: QuestionRowsProps) {
  const { t } = useTranslation()
  return (
    <>
      {sold ? (
        <FactRow
          label={t('onboarding.sold.label')}
          aside={<Confidence kind={sold.answer === undefined ? 'undecided' : 'decided'} />}
        >
          <SoldQuestion {...sold} onAnswer={(value) => onAnswer(soldQuestion, value)} />
        </FactRow>
      ) : null}
      {questions.map((question) => (
        <QuestionRow key={questionId(question)} question={question} titles={titles} onAnswer={onAnswer} />
      ))}
    </>
  )
}

interface QuestionRowProps extends Pick<QuestionRowsProps, 'titles' | 'onAnswer'> {
  question: BriefQuestion
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
