import { params } from '../../core/params.ts'
import { questionnaireRoles, questionnaireSources } from '../../account/questionnaire.rules.ts'
import { maxWizardNameLength, maxWizardTextLength } from '../../ads/wizard-steps.rules.ts'
import { briefLimits } from '../../briefs/brief-limits.rules.ts'
import { offeringTypes } from '../../briefs/brief-options.rules.ts'
import { minSummaryLength } from '../../briefs/brief.rules.ts'
import { adLanguageCodes } from '../../core/ad-languages.ts'
import { tones } from '../../core/tones.ts'
import { adPlatforms } from '../../ideas/platforms.rules.ts'

/** Conversations that fill in a form (AST-06, OPN-88). */
export const formKeys = ['onboarding', 'newAd'] as const
export type FormKey = (typeof formKeys)[number]

/** How an answer is read: one of some options, a text, a text a line, a website or several. */
export interface QuestionRow {
  readonly kind: 'choice' | 'text' | 'list' | 'address' | 'addresses'
  /** Values of a choice. */
  readonly options?: readonly string[]
  /** The least characters of a text. */
  readonly least?: number
  /** The most characters of a text or of an entry. */
  readonly most: number
  /** The most entries of a list. */
  readonly entries?: number
}

const choice = (options: readonly string[]): QuestionRow => ({ kind: 'choice', options, most: 64 })
const text = (most: number, least = 0): QuestionRow => ({ kind: 'text', most, least })
const list: QuestionRow = { kind: 'list', most: briefLimits.entry, entries: briefLimits.entries }
const shownGoals = ['awareness', 'sales', 'leads'] as const

/** What the assistant asks to fill in a form, in this order and one at a time (AST-24). */
export const focusQuestions = {
  onboarding: {
    role: choice(questionnaireRoles),
    goal: choice(shownGoals),
    source: choice(questionnaireSources),
    website: { kind: 'address', most: briefLimits.url },
    description: text(briefLimits.text, params.minDescriptionLength),
    name: text(briefLimits.name, params.minTitleLength),
    summary: text(briefLimits.text, minSummaryLength),
    differentiators: list,
    audiences: list,
    location: text(briefLimits.location),
    language: choice(adLanguageCodes),
    toneOfVoice: choice(tones),
  },
  newAd: {
    platform: choice(adPlatforms),
    goal: choice(shownGoals),
    offeringType: choice(offeringTypes),
    offeringName: text(maxWizardNameLength),
    offeringSummary: text(maxWizardTextLength),
    specialPurpose: text(maxWizardTextLength),
    location: text(maxWizardNameLength),
    language: choice(adLanguageCodes),
    toneOfVoice: choice(tones),
    competitors: { kind: 'addresses', most: briefLimits.url, entries: params.maxCompetitors },
  },
} as const satisfies Readonly<Record<FormKey, Readonly<Record<string, QuestionRow>>>>

export type QuestionOf<K extends FormKey> = keyof (typeof focusQuestions)[K] & string
export type FocusQuestion = { [K in FormKey]: QuestionOf<K> }[FormKey]

/** The questions of a form, in the order in which they're asked. */
export function questionsOf<K extends FormKey>(key: K): readonly QuestionOf<K>[] {
  return Object.keys(focusQuestions[key]) as QuestionOf<K>[]
}

/** All questions, each once: forms may ask the same. */
export const allQuestions = [...new Set([...questionsOf('onboarding'), ...questionsOf('newAd')])] as const

/** Whether a conversation fills in a form. */
export function isFormKey(key: string): key is FormKey {
  return (formKeys as readonly string[]).includes(key)
}

/** Whether a form asks a question. */
export function isQuestionOf<K extends FormKey>(key: K, question: string): question is QuestionOf<K> {
  return Object.hasOwn(focusQuestions[key], question)
}

/** The row of a question; undefined if the form doesn't ask it. */
export function questionRow(key: FormKey, question: string): QuestionRow | undefined {
  return isQuestionOf(key, question)
    ? (focusQuestions[key] as Record<string, QuestionRow>)[question]
    : undefined
}
