import type { Goal } from '../core/goals.ts'

/** The user's role, in the questionnaire of the onboarding (ONB-01). */
export const questionnaireRoles = ['smallBusiness', 'marketer', 'agency'] as const
export type QuestionnaireRole = (typeof questionnaireRoles)[number]

/** Where they heard of the product. */
export const questionnaireSources = ['search', 'social', 'friend', 'article', 'other'] as const
export type QuestionnaireSource = (typeof questionnaireSources)[number]

/** The answers; only the first question is required. */
export interface QuestionnaireAnswers {
  role: QuestionnaireRole
  /** Their first goal. */
  goal?: Goal | undefined
  source?: QuestionnaireSource | undefined
}
