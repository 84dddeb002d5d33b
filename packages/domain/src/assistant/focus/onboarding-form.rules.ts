import type {
  QuestionnaireAnswers,
  QuestionnaireRole,
  QuestionnaireSource,
} from '../../account/questionnaire.rules.ts'
import type { BrandBrief } from '../../briefs/brief.entity.ts'
import { checkBrandDescription } from '../../briefs/brief.rules.ts'
import type { Goal } from '../../core/goals.ts'
import { normaliseUrl } from '../../core/url.ts'
import type { AnswerValue } from './focus-answers.rules.ts'
import { type QuestionOf, questionsOf } from './focus-questions.rules.ts'

/** A question of the onboarding. */
export type OnboardingQuestion = QuestionOf<'onboarding'>

/** What the user has entered before the brief; null and empty texts are open. */
export interface OnboardingForm {
  readonly role: QuestionnaireRole | null
  readonly goal: Goal | null
  readonly source: QuestionnaireSource | null
  readonly address: string
  /** The brand in the owner's own words, in place of a website (ONB-08). */
  readonly description: string
  /** Whether the owner describes the brand instead of giving a website. */
  readonly isInWords: boolean
  /** Questions of the assistant that the user doesn't want to answer. */
  readonly skipped: readonly OnboardingQuestion[]
}

export const emptyOnboardingForm: OnboardingForm = {
  role: null,
  goal: null,
  source: null,
  address: '',
  description: '',
  isInWords: false,
  skipped: [],
}

/** What most users are, chosen until they say something else. */
export const likelyRole: QuestionnaireRole = 'smallBusiness'

/** The answers to the questionnaire as they're sent. */
export function questionnaireAnswersOf({
  role,
  goal,
  source,
}: Pick<OnboardingForm, 'role' | 'goal' | 'source'>): QuestionnaireAnswers {
  return { role: role ?? likelyRole, ...(goal && { goal }), ...(source && { source }) }
}

export interface OnboardingState {
  readonly step: 'questionnaire' | 'address' | 'brief'
  readonly form: OnboardingForm
  /** As found and edited so far; null before the step of the brief. */
  readonly brief: BrandBrief | null
}

const briefQuestions = [
  'name',
  'summary',
  'differentiators',
  'audiences',
  'location',
  'language',
  'toneOfVoice',
] as const satisfies readonly (OnboardingQuestion & keyof BrandBrief)[]

const formQuestions = ['role', 'goal', 'source', 'website', 'description'] as const

/** What's still to be asked at a step and after it, in order: what's known, and what was skipped, isn't asked. */
export function openOnboardingQuestions({
  step,
  form,
  brief,
}: OnboardingState): readonly OnboardingQuestion[] {
  const isAsked = (question: OnboardingQuestion) =>
    !form.skipped.includes(question) &&
    (step === 'brief' ? isOpenInBrief(question, brief) : isOpenInForm(question, step, form))
  return questionsOf('onboarding').filter(isAsked)
}

function isOpenInBrief(question: OnboardingQuestion, brief: BrandBrief | null): boolean {
  const name = briefQuestions.find((one) => one === question)
  const value = name && brief?.[name]
  if (value === undefined) return false
  return value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0)
}

function isOpenInForm(
  question: OnboardingQuestion,
  step: OnboardingState['step'],
  form: OnboardingForm,
): boolean {
  const isDescribed = checkBrandDescription(form.description) === null
  switch (question) {
    case 'role':
    case 'goal':
    case 'source':
      return step === 'questionnaire' && form[question] === null
    case 'website':
      return !form.isInWords && !isDescribed && normaliseUrl(form.address) === false
    case 'description':
      return form.isInWords && !isDescribed
    default:
      return false
  }
}

/** Whether a question is about the brief, and no longer about the steps before it. */
export function isBriefQuestion(question: OnboardingQuestion): question is (typeof briefQuestions)[number] {
  return (briefQuestions as readonly string[]).includes(question)
}

/** The change of the form that an answer makes, at the steps before the brief. Without a website, the brand is described. */
export function onboardingChangeOf(
  question: (typeof formQuestions)[number],
  value: AnswerValue,
): Partial<OnboardingForm> {
  switch (question) {
    case 'website':
      return value === null ? { isInWords: true } : { address: value as string, isInWords: false }
    case 'description':
      return value === null ? {} : { description: value as string, isInWords: true }
    default:
      return value === null ? {} : { [question]: value }
  }
}
