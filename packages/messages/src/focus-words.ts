import type { FocusQuestion, FormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'

// The names that the forms themselves have for their options.
const optionKeys: Readonly<Record<FormKey, Partial<Record<FocusQuestion, readonly [string, string]>>>> = {
  onboarding: {
    role: ['account.questionnaire.roles.', '.label'],
    goal: ['account.questionnaire.goals.', '.label'],
    source: ['account.questionnaire.sources.', ''],
    language: ['ads.createAd.place.languages.', ''],
    toneOfVoice: ['onboarding.brief.tones.', ''],
  },
  newAd: {
    goal: ['ads.createAd.details.goals.', ''],
    offeringType: ['ads.createAd.details.offeringTypes.', ''],
    language: ['ads.createAd.place.languages.', ''],
    toneOfVoice: ['onboarding.brief.tones.', ''],
  },
}

/** The catalogue's key for an option of a question; null for an option that is its own name, such as a platform. */
export function optionKey(form: FormKey, question: FocusQuestion, option: string): string | null {
  const [before, after] = optionKeys[form][question] ?? []
  return before === undefined ? null : `${before}${option}${after}`
}

/** The catalogue's key for what the assistant asks. */
export function questionKey(form: FormKey, question: FocusQuestion): string {
  return `assistantFocus.${form}.questions.${question}.ask`
}

/**
 * The question that a message ends with, by the texts of those that may be asked. An AI may word it in its own way: undefined
 * then.
 */
export function questionIn<Q extends FocusQuestion>(
  message: string,
  questions: readonly Q[],
  textOf: (question: Q) => string,
): Q | undefined {
  return questions.findLast((question) => message.includes(textOf(question)))
}
